/** What the guide counts in a hand before the bidding, held against the lesson's own hand and counts by hand. */
import { expect, test } from 'vitest';
import { FIRST_DEAL } from '../../../../src/learn/first-hand.ts';
import { bestSuit, isStrong } from '../../../../src/play/guide/hand-counts.ts';
import { sayStrength } from '#edition/play/guide/game-words.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';

const best = (cards: string) => bestSuit(cards.split(' ') as Card[], LAWS.isko);

test('the hand that the lesson bids on is one to bid on, and those of its two others are not', () => {
  const own = bestSuit(FIRST_DEAL.V, LAWS.isko);
  expect(own).toMatchObject({ suit: 'C', trumps: 5, jacks: 2, matadors: { with: 2 }, value: 36 });
  expect(sayStrength(own)).toBe('5 trumps and 1 ace in the other suits');
  expect(isStrong(own)).toBe(true);
  expect(isStrong(bestSuit(FIRST_DEAL.M, LAWS.isko))).toBe(false);
  expect(isStrong(bestSuit(FIRST_DEAL.H, LAWS.isko))).toBe(false);
});

test('a sixth trump stands in for the ace, and a hand without a jack needs one more', () => {
  expect(isStrong(best('CJ CA CK CQ C9 S7 S8 H7 H8 D7'))).toBe(false);
  expect(isStrong(best('CJ CA CK CQ C9 C8 S8 H7 H8 D7'))).toBe(true);
  expect(isStrong(best('CA C10 CK CQ C9 S8 HA H7 H8 D7'))).toBe(false);
  expect(isStrong(best('CA C10 CK CQ C9 C8 HA H7 H8 D7'))).toBe(true);
});
