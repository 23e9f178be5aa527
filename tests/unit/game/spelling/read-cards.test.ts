/** How people write cards: each way for each of the 32, against names written down here alone. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../../src/game/spelling/read-cards.ts';
import { packOf } from '../../../../src/game/spelling/lexemes.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { cardName } from '../../../../src/game/words/cards.ts';
import { CARD_NAMES, SUIT_NAMES as PRINTED_SUITS } from '../../../../content/card-names.ts';

/** The pack, written down by hand. */
const PACK = `CJ CA C10 CK CQ C9 C8 C7 SJ SA S10 SK SQ S9 S8 S7
  HJ HA H10 HK HQ H9 H8 H7 DJ DA D10 DK DQ D9 D8 D7`.split(/\s+/);
const SUITS = 'CSHD';
const RANKS = ['J', 'A', '10', 'K', 'Q', '9', '8', '7'];

/** Names of the four suits, clubs to diamonds, and of the eight ranks, jack to seven. */
const SUIT_NAMES = {
  english: ['clubs', 'spades', 'hearts', 'diamonds'],
  German: ['Kreuz', 'Pik', 'Herz', 'Karo'],
  'old German': ['Treff', 'Schippen', 'Herz', 'Eckstein'],
  Eichel: ['Eichel', 'Grün', 'Rot', 'Schellen'],
  Laub: ['Eichel', 'Laub', 'Herz', 'Schelle'],
  Blatt: ['Eicheln', 'Blatt', 'Herz', 'Schellen'],
  acorns: ['acorns', 'leaves', 'hearts', 'bells'],
  signs: ['♣', '♠', '♥', '♦'],
  'white signs': ['♧', '♤', '♡', '♢'],
  'signs of a phone': ['♣\ufe0f', '♠\ufe0f', '❤\ufe0f', '♦\ufe0f'],
  Kr: ['Kr', 'Pi', 'He', 'Ka'],
  letters: ['C', 'S', 'H', 'D'],
} as const;
const RANK_NAMES = {
  english: ['jack', 'ace', 'ten', 'king', 'queen', 'nine', 'eight', 'seven'],
  German: ['Bube', 'Ass', 'Zehn', 'König', 'Dame', 'Neun', 'Acht', 'Sieben'],
  'with figures': ['Bube', 'As', '10', 'Koenig', 'Dame', '9', '8', '7'],
  'of the German pack': ['Unter', 'Daus', '10', 'König', 'Ober', '9', '8', '7'],
  'of the people': ['Wenzel', 'Sau', 'Zehner', 'König', 'Dame', '9er', '8er', '7er'],
  'English letters': ['J', 'A', 'T', 'K', 'Q', '9', '8', '7'],
  'German letters': ['B', 'A', '10', 'K', 'D', '9', '8', '7'],
} as const;

type SuitNames = keyof typeof SUIT_NAMES;
type RankNames = keyof typeof RANK_NAMES;
type Order = (suit: string, rank: string) => string;

const together: Order = (suit, rank) => suit + rank;
const turned: Order = (suit, rank) => rank + suit;
const hyphen: Order = (suit, rank) => `${suit}-${rank}`;
const blank: Order = (suit, rank) => `${suit} ${rank}`;
const rankBlank: Order = (suit, rank) => `${rank} ${suit}`;
const ofSuit: Order = (suit, rank) => `${rank} of ${suit}`;
const compound: Order = (suit, rank) => suit + rank.toLowerCase();

const WAYS: readonly (readonly [suits: SuitNames, ranks: RankNames, orders: readonly Order[]])[] = [
  ['english', 'english', [ofSuit, blank, rankBlank]],
  ['english', 'English letters', [blank, rankBlank]],
  ['German', 'German', [hyphen, blank, rankBlank, compound]],
  ['German', 'with figures', [hyphen, blank, rankBlank, compound]],
  ['German', 'German letters', [hyphen, blank]],
  ['German', 'of the people', [blank, rankBlank]],
  ['old German', 'German', [hyphen, blank, compound]],
  ['Eichel', 'of the German pack', [hyphen, blank, rankBlank, compound]],
  ['Laub', 'of the German pack', [hyphen, blank, compound]],
  ['Blatt', 'of the German pack', [hyphen, blank, compound]],
  ['acorns', 'english', [ofSuit]],
  ['signs', 'English letters', [together, turned, blank, rankBlank]],
  ['signs', 'German letters', [together, turned, blank, rankBlank]],
  ['signs', 'German', [together, blank, rankBlank]],
  ['white signs', 'English letters', [together, turned]],
  ['signs of a phone', 'German letters', [together, turned, blank]],
  ['Kr', 'German letters', [together, hyphen, blank]],
  ['Kr', 'with figures', [together, blank]],
  ['letters', 'English letters', [together]],
];

const JOINTS = { 'a blank': ' ', 'a comma': ', ', 'a stroke': ' | ', 'a semicolon': '; ' };

describe.each(WAYS)('suits %s, ranks %s', (suitNames, rankNames, orders) => {
  const spelt = (order: Order, card: string, style: (text: string) => string): string =>
    style(
      order(
        SUIT_NAMES[suitNames][SUITS.indexOf(card.charAt(0))]!,
        RANK_NAMES[rankNames][RANKS.indexOf(card.slice(1))]!,
      ),
    ).replaceAll('\ufe0f', '');

  test.each(orders.map((order) => [order('♣', 'B'), order] as const))('as %s', (_, order) => {
    for (const card of PACK) {
      const text = spelt(order, card, String);
      expect({ text, cards: cardsOf(text).cards.map((one) => one.card) }).toEqual({
        text,
        cards: [card],
      });
      expect(cardsOf(text).strangers).toEqual([]);
    }
    for (const [name, joint] of Object.entries(JOINTS)) {
      // `Pik` and `KA` among small or capital letters alone may be a suit.
      const styles = suitNames === 'Kr' ? [String] : [String, upper, lower];
      for (const style of styles) {
        const line = PACK.map((card) => spelt(order, card, style)).join(joint);
        expect([name, line, cardsOf(line).cards.map((one) => one.card)]).toEqual([
          name,
          line,
          PACK,
        ]);
        expect(cardsOf(line).strangers).toEqual([]);
      }
    }
  });
});

const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();

const read = (text: string): string =>
  cardsOf(text, packOf(text))
    .cards.map(({ card }) => card)
    .join(' ');

test.each([
  ['Kreuz: B A 10 K', 'CJ CA C10 CK'],
  ['clubs: J A T', 'CJ CA C10'],
  ['Kreuz: B, A, 10, K', 'CJ CA C10 CK'],
  ['PiK', 'SK'],
  ['KaAs', 'DA'],
  ['KrB PiB HeB KaB KrA', 'CJ SJ HJ DJ CA'],
  ['krb pib heb kab kra pik', 'CJ SJ HJ DJ CA SK'],
  ['B♣', 'CJ'],
  ['10♥', 'H10'],
  ['Bube Kreuz', 'CJ'],
  ['Bube Kreuz, Pik Ass, 10 Herz', 'CJ SA H10'],
  ['AS KS QD', 'SA SK DQ'],
  ['PIK AS, KARO AS', 'SA DA'],
  ['A K 10 of spades, 9 8 of hearts', 'SA SK S10 H9 H8'],
  ['Kreuz B A Pik - Herz 10 Karo –', 'CJ CA H10'],
  ['EU GU RU SU EA G10 SD RO', 'CJ SJ HJ DJ CA S10 DA HQ'],
  ['EU BU HU SU EO BO HO SO', 'CJ SJ HJ DJ CQ SQ HQ DQ'],
  ['🂡🂾🃋', 'SA HK DJ'],
  ['Kreuz 7er, Kreuz 10er', 'C7 C10'],
])('%s is read', (text, cards) => {
  expect(read(text)).toBe(cards);
  expect(cardsOf(text, packOf(text)).strangers).toEqual([]);
});

test('every name that the book itself gives a card or a suit is read', () => {
  for (const { names } of PRINTED_SUITS) {
    for (const [column, name] of names.entries()) {
      for (const word of name.split(', '))
        expect([word, read(`${word} Ass`)]).toEqual([word, `${SUITS[column]}A`]);
    }
  }
  for (const { names } of CARD_NAMES) {
    for (const [column, word] of names.entries()) {
      expect([word, read(`Kreuz ${word}`)]).toEqual([word, `C${RANKS[column]}`]);
    }
  }
  for (const terms of ['en', 'de'] as const) {
    for (const style of ['french', 'german'] as const) {
      for (const card of CARDS) {
        const name = cardName(card, terms, style);
        expect([name, read(name)]).toEqual([name, card]);
      }
    }
  }
});

test('a word that is no card is named with its place, and disturbs no other', () => {
  expect(cardsOf('CJ Zebra SA')).toEqual({
    cards: [
      { card: 'CJ', at: 0 },
      { card: 'SA', at: 9 },
    ],
    strangers: [{ text: 'Zebra', at: 3 }],
  });
  expect(cardsOf('10 cards, all of clubs').cards).toEqual([]);
});
