/** Calabrasella: the numbers that The Standard Hoyle gives, and our hand by its rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import CALABRASELLA_BOOK from '../../../../src/game/others/calabrasella/book.ts';
import {
  ALL_POINTS,
  CALABRASELLA_PACK,
  CALABRASELLA_RULES,
  HELD,
  LAST_TRICK,
  STOCK,
  countCards,
} from '../../../../src/game/others/calabrasella/rules.ts';
import type { CalabrasellaGame } from '../../../../src/game/others/calabrasella/rules.ts';
import type { PackCard } from '../../../../src/game/cards/cards.ts';

const cards = (text: string): PackCard[] => text.split(' ') as PackCard[];
const text = readFileSync('content/hands/calabrasella/calabrasella-1.hand', 'utf8');
const game: CalabrasellaGame = {
  ...{ trump: null, player: 'A', asked: 'H3', gave: 'D4', away: [], took: [] },
  discard: cards('DA CK C4 C5'),
};

describe('the numbers of 1912', () => {
  test('forty cards make twelve for each of three, and four over', () => {
    expect(CALABRASELLA_PACK).toHaveLength(40);
    expect(3 * HELD + STOCK).toBe(40);
    expect(CALABRASELLA_PACK.filter((card) => /(?:10|[89])$/u.test(card))).toEqual([]);
  });

  test('all cards and the last trick count thirty-five', () => {
    expect(countCards(CALABRASELLA_PACK) + LAST_TRICK).toBe(35);
    expect(ALL_POINTS).toBe(35);
    expect(countCards(cards('CA'))).toBe(3);
    expect(countCards(cards('C3 C2 CK CQ CJ'))).toBe(5);
    expect(countCards(cards('C7 C6 C5 C4'))).toBe(0);
  });

  test('the three is highest, then the two, the ace, and so to the four', () => {
    const order = cards('C3 C2 CA CK CQ CJ C7 C6 C5 C4');
    for (const [at, card] of order.entries()) {
      for (const lower of order.slice(at + 1)) {
        expect(CALABRASELLA_RULES.winningIndex([lower, card, 'S3'], game)).toBe(1);
      }
    }
  });

  test('the last trick counts three of itself and brings the discard', () => {
    const trick = cards('C7 C6 CJ');
    expect(CALABRASELLA_RULES.points(trick)).toBe(1);
    expect(CALABRASELLA_RULES.points(trick, game)).toBe(1 + 3 + 4);
  });
});

describe('our hand', () => {
  test('comes out at 18 to 17, and each of the allies pays one', () => {
    const read = CALABRASELLA_BOOK.read(text, 'calabrasella-1');
    if (!read.ok) throw new Error(read.errors[0].message);
    expect(CALABRASELLA_BOOK.result(read.value)).toBe('A 18, B and C 17');
    expect(CALABRASELLA_BOOK.verdict(read.value).working).toBe('A is paid 1 by each of the others');
    const path = CALABRASELLA_BOOK.replay(read.value).lines.get(null)?.path ?? [];
    // The deal, the first lead, and 36 cards.
    expect(path).toHaveLength(38);
    expect(path[1]?.hands['A']).toEqual(cards('C3 C2 CA C7 C4 SA SJ H3 H2 HQ H6 D3'));
    expect(path[1]?.hands['B']).toContain('D4');
  });

  test.each([
    ['a card he holds', 'asks: H3', 'asks: C3', 'asks'],
    ['a two, without all the threes', 'asks: H3', 'asks: S2', 'asks'],
    ['two threes at once', 'asks: H3', 'asks: H3 S3', 'asks'],
    ['nothing for the three', 'exchange-for: D4\n', '', 'exchange-for'],
    ['two cards for it', 'exchange-for: D4', 'exchange-for: D4 D5', 'exchange-for'],
    ['nothing put away', 'away: D7 D5\ntakes: D3 HQ', 'away: ', 'away'],
    ['a card put away twice', 'away: D7 D5', 'away: D7 D7', 'away'],
    ['what is no card', 'away: D7 D5', 'away: D7 D5 X', 'away'],
    ['fewer taken than put away', 'takes: D3 HQ', 'takes: D3', 'takes'],
    ['a card taken twice', 'takes: D3 HQ', 'takes: D3 D3', 'takes'],
  ])('asking for, giving or taking %s is refused, and the line named', (_, from, to, tag) => {
    const read = CALABRASELLA_BOOK.read(text.replace(from, to), 'calabrasella-1');
    expect(read.ok ? '' : read.errors[0].message).toContain(tag);
  });
});
