import { describe, expect, it } from 'vitest';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import { legalCards } from '../../../../src/game/skat/order.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { midHand } from '../../../../src/practice/drills/mid-hand/drill.ts';
import { placesOfKind } from '../../../../src/practice/drills/mid-hand/pool.ts';
import { MID_HAND_KINDS } from '../../../../src/practice/drills/mid-hand/question.ts';
import type { MidHandKind } from '../../../../src/practice/drills/mid-hand/question.ts';
import { pointsSoFar, rankedCards } from '../../../../src/practice/drills/mid-hand/shares.ts';
import { every } from './every.ts';

const KINDS: readonly MidHandKind[] = MID_HAND_KINDS;
const PLACES = KINDS.flatMap((kind) => placesOfKind(kind));

describe('places in the middle of hands', () => {
  it('are there for every kind of game and both sides', () => {
    for (const kind of KINDS) expect(placesOfKind(kind).length, kind).toBeGreaterThanOrEqual(7);
  });

  it('weigh just the cards that may be played', () => {
    every(PLACES, ({ game, hand, shares, table }) => {
      const legal = legalCards(hand, table[0] ?? null, game);
      expect(shares.map(({ card }) => card).sort()).toEqual([...legal].sort());
    });
  });

  it('hold every card once: in the hand, on the table, in the tricks or put away', () => {
    every(PLACES, ({ hand, layout, table, tricks }) => {
      const seen = [...hand, ...table, ...(layout ?? []), ...tricks.flatMap(({ cards }) => cards)];
      expect(new Set(seen).size).toBe(seen.length);
      expect(hand.length).toBe(10 - tricks.length);
    });
  });

  it('count the points of both sides trick by trick', () => {
    every(PLACES, (place) => {
      const { declarer, defenders } = pointsSoFar({ ...place, level: 1, key: '' });
      expect(declarer + defenders).toBe(sumPoints(place.tricks.flatMap(({ cards }) => cards)));
    });
  });

  it('have one best card, or several as good, that is clearly ahead of another', () => {
    every(PLACES, (place) => {
      const shares = rankedCards(place).map(({ share }) => share);
      expect(shares[0]! - shares.at(-1)!).toBeGreaterThanOrEqual(0.15);
    });
  });
});

describe('questions in the middle of a hand', () => {
  const QUESTIONS = [1, 2, 3].flatMap((level) =>
    Array.from({ length: 60 }, (_, seed) =>
      midHand.make(new Chance(seed * 7919), { level, kind: null, options: {} }),
    ),
  );

  it('call the best card right and the worst one wrong', () => {
    every(QUESTIONS, (question) => {
      expect(midHand.grade(question, midHand.answer(question)).right).toBe(true);
      const worst = rankedCards(question).at(-1)!.card;
      expect(midHand.grade(question, worst).right).toBe(false);
    });
  });

  it('say who is the declarer, who leads and what is trump, and give nothing away', () => {
    every(QUESTIONS, (question) => {
      const words = midHand.ask(question);
      expect(words).toMatch(
        /^(Clubs|Spades|Hearts|Diamonds) are trumps\.|^The game is (Grand|Null|open Null)\./,
      );
      expect(words).toMatch(question.table.length === 0 ? /You lead to the/ : / leads /);
      for (const { card } of question.shares) {
        if (!question.table.includes(card)) expect(words).not.toContain(` ${card} `);
      }
    });
  });
});
