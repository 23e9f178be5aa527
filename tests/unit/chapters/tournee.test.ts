/** What the chapter on the Tournee says of its hands and numbers, held against cards and rules. */
import { describe, expect, test } from 'vitest';
import { tourneeFacts } from '../../../src/practice/bidding/tournee.ts';
import { parseDeal } from '../../../src/tools/bidding-walk/distribution.ts';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import { bidValues } from '../../../src/skat/bid-values.ts';
import { CARDS, SUITS, suitOf } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import type { Matadors } from '../../../src/skat/matadors.ts';
import { isTrump } from '../../../src/skat/order.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { contract, stated, value } from '../skat/support.ts';

const { prose, source, tags } = readChapter('content/manual/10-tournee.mdx');

const rows = { V: '', M: '', H: '', skat: '' };
for (const name of ['V', 'M', 'H', 'skat'] as const) {
  rows[name] = new RegExp(`<Distribution[^>]*\\s${name}="([^"]*)"`).exec(source)?.[1] ?? '';
}
const deal = parseDeal(rows);

const trumpsIn = (cards: readonly Card[], trump: Suit): Card[] =>
  cards.filter((card) => isTrump(card, { kind: 'tournee', trump }));

/** What a Tournee comes to: with 61 points won, with 60 lost. */
function tournee(
  trump: Suit,
  matadors: Matadors,
  points: number,
  bid: number | null = null,
  law = LAWS['american-1922'],
): number {
  const outcome = { contract: contract('tournee', trump), matadors, bid, result: stated(points) };
  return value(gameValue(outcome, law)).score;
}

describe('the six hands of page 53', () => {
  const hands = tags
    .filter(({ name }) => name === 'BidExample')
    .map(({ props }) => parseCards(props['cards'] ?? ''));

  test('have ten cards, the last of them eleven as our text prints it', () => {
    expect(hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10, 10, 11]);
  });

  test('have the jacks and aces that are said of them; two make only 3', () => {
    const facts = hands.map(tourneeFacts);
    expect(facts.map(({ jacks }) => jacks)).toEqual([4, 3, 2, 1, 0, 2]);
    expect(facts.map(({ aces }) => aces)).toEqual([0, 0, 2, 3, 3, 2]);
    expect(facts.filter(({ aces, jacks }) => aces + jacks < 4)).toHaveLength(2);
    expect(hands[3]?.some((card) => suitOf(card) === 'C')).toBe(false);
  });
});

describe('the distribution of page 56', () => {
  test('gives Hinterhand the hand that the chapter opens with', () => {
    const opening = tags.find(({ name }) => name === 'Example')?.props['cards'] ?? '';
    expect(parseCards(opening).toSorted()).toEqual(deal.H.toSorted());
  });

  test('a spade turned makes at least six trumps, a heart two jacks and no more of his own', () => {
    expect(trumpsIn([...deal.H, deal.skat[0]], 'S')).toHaveLength(6);
    expect(trumpsIn(deal.H, 'H')).toEqual(['CJ', 'SJ']);
  });

  test('Vorhand has two jacks, two aces and no spade, and is without 2', () => {
    expect(tourneeFacts(deal.V)).toEqual({ jacks: 2, aces: 2 });
    expect(deal.V.some((card) => suitOf(card) === 'S')).toBe(false);
    for (const trump of SUITS) {
      expect(countMatadors(deal.V, { kind: 'tournee', trump })).toEqual({ without: 2 });
    }
    const game = { kind: 'tournee', trump: 'H' } as const;
    expect(countMatadors([...deal.V, 'SJ'], game)).toEqual({ without: 1 });
    expect(countMatadors([...deal.V, 'CJ'], game)).toEqual({ with: 1 });
  });

  test('Hinterhand is with 2, and covers 15, 18 and 21 in diamonds, hearts and spades', () => {
    for (const trump of SUITS) {
      expect(countMatadors(deal.H, { kind: 'tournee', trump })).toEqual({ with: 2 });
    }
    expect(tournee('D', { with: 2 }, 61, 15)).toBe(15);
    expect(tournee('H', { with: 2 }, 61, 18)).toBe(18);
    expect(tournee('S', { with: 2 }, 61, 21)).toBe(21);
  });

  test('the skat is two spades, so a spade it is', () => {
    expect(deal.skat.map(suitOf)).toEqual(['S', 'S']);
    expect(deal.H).toEqual(expect.arrayContaining(['C10', 'DK']));
  });
});

describe('the numbers', () => {
  test('a club with 2 is 24, the lowest game 10', () => {
    expect(tournee('C', { with: 2 }, 61)).toBe(24);
    expect(tournee('D', { without: 1 }, 61)).toBe(10);
  });

  test('clubs with 1 are 16, hearts without 4 are 30', () => {
    expect(tournee('C', { with: 1 }, 61)).toBe(16);
    expect(tournee('H', { without: 4 }, 61)).toBe(30);
  });

  test('bid begin as the note lists them, without 11 and 13', () => {
    const numbers = bidValues(LAWS['american-1922']).filter((number) => number <= 30);
    const list = `${numbers.slice(0, -1).join(', ')} and 30`;
    expect(prose).toContain(`the numbers begin with ${list}`);
    expect(numbers).not.toContain(11);
    expect(numbers).not.toContain(13);
  });

  test('12 bid: 15 lost on a diamond, 12 on a heart, 24 on a heart without 3', () => {
    expect(tournee('D', { with: 1 }, 61, 12)).toBe(-15);
    expect(tournee('H', { with: 1 }, 60, 12)).toBe(-12);
    expect(tournee('H', { without: 3 }, 60, 12)).toBe(-24);
  });

  test('Eichhorn’s 14 costs 15 or 18 on a red card, unless with schneider', () => {
    const league = LAWS['league-1909'];
    expect(tournee('D', { with: 1 }, 61, 14, league)).toBe(-15);
    expect(tournee('H', { with: 1 }, 61, 14, league)).toBe(-18);
    expect(tournee('D', { with: 1 }, 91, 14, league)).toBe(15);
  });

  test('with five of a suit, fewer than one in seven of the unseen cards are of it', () => {
    const unseen = CARDS.length - 10;
    expect(unseen).toBe(22);
    expect((8 - 5) / unseen).toBeLessThan(1 / 7);
  });
});
