import { expect, test } from 'vitest';
import {
  dealUnseen,
  wouldPass,
  wouldPlay,
} from '../../../../../src/practice/measuring/deal-place.ts';
import { Chance } from '../../../../../src/lib/random.ts';
import { seatAt } from '../../../../../src/strategy/which-card/card-place.ts';
import { legalPlays } from '../../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../../src/game/skat/seats.ts';
import { every } from '../every.ts';
import { QUESTIONS } from './questions.ts';

test('the cards offered are just those that the rules of play allow, in deals that fit the game', () => {
  every(QUESTIONS, (question) => {
    const { declarer, game, hand, measurements, table } = question;
    const { position, skat } = dealUnseen(question, new Chance(1));
    expect(position.table).toEqual(table);
    expect(position.hands[seatAt(question)]).toEqual(hand);
    expect(measurements.map(({ card }) => card).sort()).toEqual([...legalPlays(position)].sort());
    const tens = SEATS.map((seat) => [
      ...position.hands[seat],
      ...table.filter((_, at) => SEATS[at] === seat),
    ]);
    expect(tens.map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(new Set([...tens.flat(), ...skat]).size).toBe(32);
    for (const [at, ten] of tens.entries()) {
      if (declarer === null) expect(wouldPass(ten, SEATS[at]!)).toBe(true);
      // Which of two suits alike is the better is left to the reader, whose own cards are given.
      else if (declarer === SEATS[at] && at !== table.length)
        expect(wouldPlay(ten, game)).toBe(true);
    }
  });
});
