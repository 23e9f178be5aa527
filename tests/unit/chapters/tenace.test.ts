/** What the chapter on the tenace says, tried with the rules and held against its two hands. */
import { describe, expect, test } from 'vitest';
import { CARDS, suitOf } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { winningIndex } from '../../../src/skat/order.ts';
import { heldAfter, readHand, trickText } from './hand-text.ts';

const GRAND = { kind: 'grand-solo', trump: null } as const;
const spades = CARDS.filter((card) => suitOf(card) === 'S' && card !== 'SJ');

/** Whether the card wins when it is played last, after two others of its suit. */
const winsLast = (first: Card, second: Card, last: Card): boolean =>
  winningIndex([first, second, last], GRAND) === 2;

describe('ace and king with the suit led up to them', () => {
  const others = spades.filter((card) => card !== 'SA' && card !== 'SK');

  test('win twice, whatever two cards are played before each', () => {
    for (const first of others) {
      for (const second of others) {
        if (first === second) continue;
        const withTen = first === 'S10' || second === 'S10';
        expect(winsLast(first, second, withTen ? 'SA' : 'SK')).toBe(true);
        // What is left is then the best card of the suit.
        const left = withTen ? 'SK' : 'SA';
        const out = others.filter((card) => card !== first && card !== second);
        expect(out.every((card) => winningIndex([card, left], GRAND) === 1)).toBe(true);
      }
    }
  });
});

describe('a ten with a guard, led up to', () => {
  test('wins at once when the ace stays back, and later when it does not', () => {
    const others = spades.filter((card) => !['SA', 'S10', 'S7'].includes(card));
    for (const card of others) {
      expect(
        winsLast(
          card,
          others.find((other) => other !== card)!,
          'S10',
        ),
      ).toBe(true);
      expect(winningIndex([card, 'S10'], GRAND)).toBe(1);
    }
  });
});

test('Hinterhand’s hearts in Hand No. 5 are ten and queen over the king, and both win', () => {
  const hand = readHand('foster-05');
  const hearts = heldAfter(hand, 'H', 8).filter((card) => suitOf(card) === 'H');
  expect(hearts).toEqual(['H10', 'HQ']);
  expect(trickText(hand, 9)).toMatch(/^M H9, H HQ, .*: H/);
  expect(trickText(hand, 10)).toMatch(/H H10.*M HK: H/);
});

test('Vorhand in Hand No. 10 gives up the diamonds and has the spades led up', () => {
  const hand = readHand('foster-10');
  const held = heldAfter(hand, 'V', 4);
  expect(held.filter((card) => suitOf(card) === 'D' && card !== 'DJ')).toEqual(['D10', 'D7']);
  expect(held.filter((card) => suitOf(card) === 'S')).toEqual(['SA', 'SK']);
  expect(trickText(hand, 5)).toMatch(/^V D7/);
  expect(trickText(hand, 8)).toMatch(/^M S8, H S10, V SA: V/);
  expect(trickText(hand, 9)).toMatch(/^V SK.*: V/);
});
