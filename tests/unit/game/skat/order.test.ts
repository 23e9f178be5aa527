import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import {
  cardStrength,
  isTrump,
  legalCards,
  playedSuit,
  trumpsOf,
  winningIndex,
} from '../../../../src/game/skat/order.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { anyContract, anyPack, cards } from './support.ts';

const HEARTS: Game = { kind: 'solo', trump: 'H' };
const GRAND: Game = { kind: 'grand-solo', trump: null };
const RAMSCH: Game = { kind: 'ramsch', trump: null };
const NULLO: Game = { kind: 'nullo', trump: null };

/** The cards from the strongest to the weakest by `cardStrength`. */
const ranked = (held: readonly Card[], game: Game): Card[] =>
  [...held].sort((a, b) => cardStrength(b, game) - cardStrength(a, game));

describe('the order of cards', () => {
  test('in a suit game: jacks C S H D, then A 10 K Q 9 8 7 of the suit (p. 31–32)', () => {
    expect(trumpsOf(HEARTS)).toEqual(cards('CJ SJ HJ DJ HA H10 HK HQ H9 H8 H7'));
    const trumps = CARDS.filter((card) => isTrump(card, HEARTS));
    expect(ranked(trumps, HEARTS)).toEqual(trumpsOf(HEARTS));
    const clubs = CARDS.filter((card) => playedSuit(card, HEARTS) === 'C');
    expect(ranked(clubs, HEARTS)).toEqual(cards('CA C10 CK CQ C9 C8 C7'));
  });

  test('in Grand and Ramsch: the four jacks, and four suits of seven (p. 121, 162)', () => {
    for (const game of [GRAND, RAMSCH]) {
      expect(trumpsOf(game)).toEqual(cards('CJ SJ HJ DJ'));
      for (const suit of SUITS) {
        const plain = CARDS.filter((card) => playedSuit(card, game) === suit);
        expect(ranked(plain, game)).toEqual(
          (['A', '10', 'K', 'Q', '9', '8', '7'] as const).map((rank): Card => `${suit}${rank}`),
        );
      }
    }
  });

  test('in Nullo: A K Q J 10 9 8 7, no trumps (law 13)', () => {
    expect(trumpsOf(NULLO)).toEqual([]);
    for (const suit of SUITS) {
      const held = CARDS.filter((card) => suitOf(card) === suit);
      expect(held.every((card) => playedSuit(card, NULLO) === suit)).toBe(true);
      expect(ranked(held, NULLO)).toEqual(
        (['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const).map((rank): Card => `${suit}${rank}`),
      );
    }
  });
});

describe('legal cards (law 45)', () => {
  test.each([
    ['a jack led asks for trumps, jacks included', HEARTS, 'CJ', 'HA DJ CA S7', 'HA DJ'],
    ['a jack is no card of its suit', HEARTS, 'CA', 'CJ SA D7', 'CJ SA D7'],
    ['the suit led must be followed', HEARTS, 'CA', 'C7 CJ HA', 'C7'],
    ['without the suit anything may go', HEARTS, 'CA', 'HA S10 D7', 'HA S10 D7'],
    ['in Grand hearts are a plain suit', GRAND, 'CJ', 'HA DJ CA', 'DJ'],
    ['in Grand a heart led leaves the heart jack out', GRAND, 'HA', 'HJ H7 C8', 'H7'],
    ['in Nullo a jack belongs to its suit', NULLO, 'CJ', 'C7 HJ SA', 'C7'],
    ['in Nullo the jack must follow its suit', NULLO, 'C9', 'CJ HJ SA', 'CJ'],
    ['whoever leads may lead anything', HEARTS, null, 'HA S10 D7', 'HA S10 D7'],
  ] as const)('%s', (_name, game, led, hand, legal) => {
    expect(legalCards(cards(hand), led, game)).toEqual(cards(legal));
  });

  test('there always is one, it is held, and it follows if any held card does', () => {
    fc.assert(
      fc.property(
        anyPack,
        fc.integer({ min: 1, max: 10 }),
        anyContract,
        ([led, ...rest], size, game) => {
          const hand = rest.slice(0, size);
          const legal = legalCards(hand, led!, game);
          expect(legal.length).toBeGreaterThan(0);
          expect(legal.every((card) => hand.includes(card))).toBe(true);
          const follows = (card: Card) => playedSuit(card, game) === playedSuit(led!, game);
          expect(legal.every(follows)).toBe(hand.some(follows));
        },
      ),
    );
  });
});

describe('who wins a trick', () => {
  test.each([
    ['the highest of the suit led', HEARTS, 'C10 CA CK', 1],
    ['the ten beats the king', HEARTS, 'CK C10 CQ', 1],
    ['a small trump beats an ace', HEARTS, 'CA H7 C10', 1],
    ['a higher ruff beats a lower', HEARTS, 'CA H7 H8', 2],
    ['a discard never wins, however high', HEARTS, 'C7 SA DA', 0],
    ['the lowest jack beats the trump ace', HEARTS, 'HA DJ H10', 1],
    ['the club jack beats every jack', HEARTS, 'SJ CJ HJ', 1],
    ['in Grand the jack ruffs a heart', GRAND, 'HA DJ H10', 1],
    ['in Grand a heart is no trump', GRAND, 'C7 HA C8', 2],
    ['in Nullo the king beats the ten', NULLO, 'C10 CK CJ', 1],
    ['in Nullo the jack beats the ten', NULLO, 'C10 CJ C9', 1],
    ['in Nullo a jack of another suit loses', NULLO, 'C7 SJ HJ', 0],
    ['in Ramsch jacks are trumps', RAMSCH, 'DA DJ D10', 1],
  ] as const)('%s', (_name, game, trick, winner) => {
    expect(winningIndex(cards(trick), game)).toBe(winner);
  });

  test('the winner is the strongest trump, or of the suit led when nobody trumps', () => {
    fc.assert(
      fc.property(anyPack, anyContract, (pack, game) => {
        const trick = pack.slice(0, 3);
        const trumps = trick.filter((card) => isTrump(card, game));
        const led = trick.filter((card) => playedSuit(card, game) === playedSuit(trick[0]!, game));
        const strongest = ranked(trumps.length > 0 ? trumps : led, game)[0];
        expect(trick[winningIndex(trick, game)]).toBe(strongest);
      }),
    );
  });

  test('a third card that does not win changes nothing', () => {
    fc.assert(
      fc.property(anyPack, anyContract, (pack, game) => {
        const trick = pack.slice(0, 3);
        const winner = winningIndex(trick, game);
        if (winner < 2) expect(winningIndex(trick.slice(0, 2), game)).toBe(winner);
      }),
    );
  });

  test('no two cards of a played suit are equally strong', () => {
    fc.assert(
      fc.property(anyContract, (game) => {
        const seen = new Set(
          CARDS.map((card) => `${playedSuit(card, game)} ${cardStrength(card, game)}`),
        );
        expect(seen.size).toBe(32);
      }),
    );
  });

  test('the trump suit decides: the same cards in another suit game go to another seat', () => {
    const trick = cards('C7 S7 CA');
    const winners = (['C', 'S', 'H', 'D'] as Suit[]).map((trump) =>
      winningIndex(trick, { kind: 'solo', trump }),
    );
    expect(winners).toEqual([2, 1, 2, 2]);
  });
});
