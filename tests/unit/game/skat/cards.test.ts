import { describe, expect, test } from 'vitest';
import {
  CARDS,
  PACK_POINTS,
  SUITS,
  cardPoints,
  isCard,
  rankOf,
  suitOf,
  sumPoints,
} from '../../../../src/game/skat/cards.ts';
import { cards } from './support.ts';

describe('the pack (law 11)', () => {
  test('has 32 different cards, eight of each suit', () => {
    expect(new Set(CARDS).size).toBe(32);
    for (const suit of SUITS) {
      expect(CARDS.filter((card) => suitOf(card) === suit)).toHaveLength(8);
    }
  });

  test('holds 120 points, 30 in each suit (p. 33)', () => {
    expect(sumPoints(CARDS)).toBe(120);
    expect(PACK_POINTS).toBe(120);
    for (const suit of SUITS) {
      expect(sumPoints(CARDS.filter((card) => suitOf(card) === suit))).toBe(30);
    }
  });

  test.each([
    ['J', 2],
    ['A', 11],
    ['10', 10],
    ['K', 4],
    ['Q', 3],
    ['9', 0],
    ['8', 0],
    ['7', 0],
  ] as const)('counts a %s as %i (law 11)', (rank, points) => {
    for (const suit of SUITS) expect(cardPoints(`${suit}${rank}`)).toBe(points);
  });

  test('splits a card into suit and rank, the ten with both its digits', () => {
    expect([suitOf('H10'), rankOf('H10')]).toEqual(['H', '10']);
    expect([suitOf('CJ'), rankOf('CJ')]).toEqual(['C', 'J']);
  });

  test.each(['h10', 'HT', 'H1', '10H', 'CJ ', '', 'C', 'XJ', 'C11', '♥10', 'CJCJ', 'toString'])(
    'does not take %j for a card',
    (text) => {
      expect(isCard(text)).toBe(false);
    },
  );

  test('adds up a trick', () => {
    expect(sumPoints(cards('H10 C10 CA'))).toBe(31);
    expect(sumPoints([])).toBe(0);
  });
});
