/** A reader’s card judged: held against the solver’s values, over every choice of some hands. */
import { describe, expect, test, vi } from 'vitest';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import { choiceAt } from '../../../../src/game/analysis/at-stop.ts';
import { judge } from '../../../../src/game/analysis/judge.ts';
import type { Judged } from '../../../../src/game/analysis/judge.ts';
import { judgedWords, scoreWords } from '../../../../src/game/analysis/judge-sentences.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { readHand } from '../replay/book-hands.ts';

vi.setConfig({ testTimeout: 120_000 });

describe.each(['foster-01', 'foster-07', 'foster-23'])('%s', (id) => {
  const replay = buildReplay(readHand(id));
  const { stops } = analyseHand(replay);

  test('who wins after a card, and which card costs the game, follow from the values', () => {
    const line = lineOf(replay, null);
    let judgements = 0;
    for (const [index, stop] of line.path.entries()) {
      const values = stops.get(stop.name);
      const told = line.path[index + 1]?.table.at(-1)?.card;
      const choice = choiceAt(replay, line, stop);
      if (values === undefined || told === undefined || choice === null) continue;
      const declares = stop.toPlay === line.declarer;
      const needed = choice.measure === 'points' ? 61 : 1;
      const winsFor = (value: number): boolean => (declares ? value >= needed : value < needed);
      const canWin = [...values.values()].some(winsFor);
      for (const [card, value] of values) {
        const judged = judge(line, replay.targets, choice, values, card, told)!;
        const wins = winsFor(value);
        expect(judged.own).toEqual({ card, value, wins });
        expect(judged.costsGame).toBe(canWin && !wins);
        expect(judged.gain).toBe((value - values.get(told)!) * (declares ? 1 : -1) + 0);
        const words = judgedWords(
          { seat: stop.toPlay!, own: card, told, mark: null },
          judged,
          false,
        );
        expect(words.join(' ')).not.toMatch(/undefined|null|NaN/);
        judgements++;
      }
    }
    expect(judgements).toBeGreaterThan(50);
  });
});

describe('in words', () => {
  const replay = buildReplay(readHand('foster-01'));
  const { stops } = analyseHand(replay);

  function said(place: string, own: Card | null): string {
    const line = lineOf(replay, null);
    const stop = stopOf(replay, place);
    const { card: told, mark } = stopOf(replay, stop.next!).table.at(-1)!;
    const values = stops.get(place)!;
    const judged =
      own === null
        ? null
        : judge(line, replay.targets, choiceAt(replay, line, stop)!, values, own, told);
    return judgedWords({ seat: stop.toPlay!, own, told, mark }, judged, false).join(' ');
  }

  test('the declarer gets the points of best play, a defender the points that the declarer is held to', () => {
    expect(said('t7.3', 'D9')).toBe(
      'You play the D9; Vorhand played the C10. With all cards open, the D9 leaves you 60 points, and loses. The game was there to be won: the C10 leaves you 77 points, and wins.',
    );
    expect(said('t3.1', 'CK')).toBe(
      'You play the CK; Hinterhand played the C9. With all cards open, every card was worth the same: the declarer makes 87 points, and wins.',
    );
    expect(said('t2.1', 'HJ')).toMatch(
      /^You play the HJ; Mittelhand played the SK\. With all cards open, the HJ gives the declarer \d+ points, enough to win\. /,
    );
    expect(said('t7.3', null)).toBe('Vorhand played the C10.');
  });
});

describe('the sum of a seat’s cards', () => {
  const card = (own: Card | null, told: Card, gain = 0, costsGame = false) => ({
    own,
    told,
    judged: {
      measure: 'points',
      declares: true,
      own: { card: own ?? told, value: 60 + gain, wins: !costsGame },
      told: { card: told, value: 60, wins: true },
      best: [],
      gain,
      allSame: false,
      costsGame,
    } as const satisfies Judged,
  });
  const right = card('CA', 'CA');

  test('is described in words', () => {
    const ten = [
      ...Array.from({ length: 7 }, () => right),
      card('C7', 'C8'),
      card('S7', 'S8'),
      card('H7', 'HA', -9, true),
    ];
    expect(scoreWords(ten, false).join(' ')).toBe(
      'You had ten cards to choose, and played seven as the book does. Two others were worth as much; one cost the game.',
    );
    expect(scoreWords([right, right], false)).toEqual([
      'You had two cards to choose, and played both as the book does.',
    ]);
    expect(scoreWords([card('C7', 'C8', -3), card(null, 'CA')], false)).toEqual([
      'You had one card to choose, and yours was not the book’s.',
      'It was worth less.',
      'You asked to be shown one.',
    ]);
  });
});
