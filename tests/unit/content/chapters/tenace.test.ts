/** What the chapter on the tenace says, tried with the rules and held against its two hands. */
import { expect, test } from 'vitest';
import { CARDS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { winningIndex } from '../../../../src/game/skat/order.ts';
import { quoting } from '../quote.ts';
import { heldAfter, readHand, trickText } from './hand-text.ts';

const says = quoting('content/manual/13-tenace.mdx');

const GRAND = { kind: 'grand-solo', trump: null } as const;
const spades = CARDS.filter((card) => suitOf(card) === 'S' && card !== 'SJ');

/** Whether the card wins when it is played last, after two others of its suit. */
const winsLast = (first: Card, second: Card, last: Card): boolean =>
  winningIndex([first, second, last], GRAND) === 2;

test('ace and king win twice when the suit is led up to them', () => {
  says(
    'Its strength shows when the suit is led up to it, for then, unless somebody ruffs, both cards must win.',
    'If the ten is not played, your king wins, and your ace is still the best. If the ten is played, your ace takes it, and your king has become the best.',
  );
  const others = spades.filter((card) => card !== 'SA' && card !== 'SK');
  for (const first of others) {
    for (const second of others) {
      if (first === second) continue;
      const withTen = first === 'S10' || second === 'S10';
      expect(winsLast(first, second, withTen ? 'SA' : 'SK'), `${first} ${second}`).toBe(true);
      // What is left is then the best card of the suit.
      const left = withTen ? 'SK' : 'SA';
      const out = others.filter((card) => card !== first && card !== second);
      for (const card of out) expect(winningIndex([card, left], GRAND), card).toBe(1);
    }
  }
});

test('a ten with a guard, led up to, wins at once when the ace stays back, and later if not', () => {
  says(
    'If the ace is put on to shut it out, your ten is the best card of the suit from then on. If the ace is kept back, your ten wins at once.',
  );
  const others = spades.filter((card) => !['SA', 'S10', 'S7'].includes(card));
  for (const first of others) {
    expect(winningIndex([first, 'S10'], GRAND), first).toBe(1);
    for (const second of others) {
      if (first !== second) expect(winsLast(first, second, 'S10'), `${first} ${second}`).toBe(true);
    }
  }
});

test('Hinterhand’s hearts in Hand No. 5 are ten and queen over the king, and both win', () => {
  says('Once the ace has gone, it is ten and queen, as in Hinterhand’s hearts in Hand No. 5.');
  quoting('content/manual/15-5-solo-defence.mdx')(
    'In Hand No. 5 Hinterhand sits in this way with ten and queen of hearts over Mittelhand’s king, and makes both.',
  );
  const hand = readHand('foster-05');
  const hearts = heldAfter(hand, 'H', 8).filter((card) => suitOf(card) === 'H');
  expect(hearts).toEqual(['H10', 'HQ']);
  expect(trickText(hand, 9)).toMatch(/^M H9, H HQ, .*: H/);
  expect(trickText(hand, 10)).toMatch(/H H10.*M HK: H/);
});

test('Vorhand in Hand No. 10 gives up the diamonds and has the spades led up', () => {
  says(
    'Vorhand does so in Hand No. 10, playing from a ten of diamonds with a single guard. That keeps ace and king of spades together, and the others have to lead up to them.',
  );
  const hand = readHand('foster-10');
  const held = heldAfter(hand, 'V', 4);
  expect(held.filter((card) => suitOf(card) === 'D' && card !== 'DJ')).toEqual(['D10', 'D7']);
  expect(held.filter((card) => suitOf(card) === 'S')).toEqual(['SA', 'SK']);
  expect(trickText(hand, 5)).toMatch(/^V D7/);
  expect(trickText(hand, 8)).toMatch(/^M S8, H S10, V SA: V/);
  expect(trickText(hand, 9)).toMatch(/^V SK.*: V/);
});
