import { expect, test } from 'vitest';
import { arrangeAt, arrangeHand } from '../../../../src/game/replay/arrange.ts';
import { layOutSkat } from '../../../../src/game/replay/skat-replay.ts';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { readHands } from './book-hands.ts';

const GAMES: readonly Game[] = [
  ...SUITS.map((trump) => ({ kind: 'solo', trump }) as const),
  { kind: 'grand-solo', trump: null },
  { kind: 'nullo', trump: null },
];

const text = (hand: string, game: Game): string[] =>
  arrangeHand(hand.split(' ') as Card[], game).map(({ cards }) => cards.join(' '));

test('with cards of every suit, black and red follow each other by turns after the trumps', () => {
  for (const game of GAMES) {
    // In a suit game the jacks and the trumps are one group, of the colour of the trumps.
    const suits = arrangeHand(CARDS, game).flatMap(({ cards, suit }) =>
      suit === 'trump' && game.trump === null ? [] : [suitOf(cards.at(-1)!)],
    );
    const colours = suits.map((suit) => (suit === 'C' || suit === 'S' ? 'black' : 'red'));
    expect(new Set(suits).size).toBe(4);
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1]);
  }
});

test('a suit of which there is none leaves the others as much by turns as they can be', () => {
  const grand: Game = { kind: 'grand-solo', trump: null };
  expect(text('CA S10 D7 DJ', grand)).toEqual(['DJ', 'CA', 'D7', 'S10']);
  expect(text('HA H9 S10 DK', grand)).toEqual(['HA H9', 'S10', 'DK']);
  expect(text('CJ HA C10 S9 D7', { kind: 'solo', trump: 'H' })).toEqual([
    'CJ HA',
    'C10',
    'D7',
    'S9',
  ]);
});

test('in all hands of the book no suit changes its place among the others as cards are played', () => {
  let moments = 0;
  for (const hand of readHands()) {
    for (const line of layOutSkat(hand, LAWS[hand.laws].targets).lines.values()) {
      const start = line.path.findLast(({ trick }) => trick === 0);
      if (start === undefined) continue;
      for (const seat of line.game.seats) {
        const before = arrangeAt(line, start, seat).map(({ suit }) => suit);
        for (const stop of line.path.filter(({ trick }) => trick > 0)) {
          const now = arrangeAt(line, stop, seat).map(({ suit }) => suit);
          expect(now).toEqual(before.filter((suit) => now.includes(suit)));
          moments++;
        }
      }
    }
  }
  expect(moments).toBeGreaterThan(3000);
});
