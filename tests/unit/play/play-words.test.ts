/** What is heard of an action at the table. */
import { expect, test } from 'vitest';
import type { Card } from '../../../src/game/skat/cards.ts';
import { cardName } from '../../../src/game/words/cards.ts';
import { sayDone } from '../../../src/play/say-play.ts';
import { stateOfDeal } from '../../../src/play/sitting.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { playedDeal } from './learners-deal.ts';

const name = (card: Card): string => cardName(card);

/** Each action of that kind in forty deals, with who did it and what is heard of it. */
function heard(what: Action['do']) {
  return Array.from({ length: 40 }, (_, seed) => playedDeal('isko', seed + 1)).flatMap((deal) =>
    deal.actions.flatMap((action, index) => {
      if (action.do !== what) return [];
      const before = stateOfDeal({ ...deal, actions: deal.actions.slice(0, index) }, 'isko');
      const after = stateOfDeal({ ...deal, actions: deal.actions.slice(0, index + 1) }, 'isko');
      const seat = seatToAct(before)!;
      const text = sayDone(action, seat, after, deal, { name, suits: 'french' });
      return [{ action, after, isOwn: seat === deal.seat, text }];
    }),
  );
}

test('a reader who takes up the skat hears both cards, and of the others’ skat none', () => {
  const skats = heard('take');
  expect(new Set(skats.map(({ isOwn }) => isOwn))).toEqual(new Set([true, false]));
  for (const { after, isOwn, text } of skats) {
    const [one, other] = after.deal.skat.map((card) => cardName(card));
    if (isOwn) expect(text).toBe(`You find the ${one!} and the ${other!}.`);
    else expect(text).toMatch(/^(?:Anna|Bert) takes up the skat\.$/u);
  }
});

test('a game is named as it is in a sentence', () => {
  const games = heard('declare');
  expect(games.length).toBeGreaterThan(20);
  for (const { text } of games) {
    expect(text).toMatch(
      /^(?:You (?:put two cards away and )?play|(?:Anna|Bert) (?:puts two cards away and )?plays) (?:a suit game in [a-z]+|Grand|Null)/u,
    );
  }
});
