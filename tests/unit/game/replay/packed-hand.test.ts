/** A hand packed for a page comes out of it as it went in. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packHand, unpackHand } from '../../../../src/game/replay/packed-hand.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { WITH_VARIATIONS, parseOrThrow, readHands } from './book-hands.ts';

/** As it goes through a page. */
const throughPage = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

test('every hand of the book, and one with variations within variations', () => {
  const hands = [...readHands(), parseOrThrow(WITH_VARIATIONS)];
  for (const hand of hands) expect(unpackHand(throughPage(packHand(hand)))).toEqual(hand);
});

test('hands that break off, are given up, or go through every kind of game', () => {
  fc.assert(
    fc.property(arbitraryHand, (hand) => {
      expect(unpackHand(throughPage(packHand(hand)))).toEqual(hand);
    }),
    { numRuns: 50 },
  );
});
