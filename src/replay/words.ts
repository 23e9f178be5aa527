/**
 * The words for cards, suits, ranks and seats, in English and in German, for French and for
 * German suits: one table, so that a missing or misspelled entry does not compile.
 */
import { rankOf, suitOf } from '../skat/cards.ts';
import type { BySuit, Card, Rank } from '../skat/cards.ts';
import type { Contract, ContractKind } from '../skat/contract.ts';
import type { BySeat } from '../skat/seats.ts';

/** The language of the terms. */
export type Terms = 'en' | 'de';

/** Which drawings of the suits are meant: clubs, spades… or acorns, leaves… */
export type SuitStyle = 'french' | 'german';

interface Vocabulary {
  readonly suits: Readonly<Record<SuitStyle, BySuit<string>>>;
  readonly ranks: Readonly<Record<SuitStyle, Readonly<Record<Rank, string>>>>;
  /** A card from its rank and suit. */
  readonly card: (rank: string, suit: string) => string;
  readonly seats: BySeat<string>;
}

const ENGLISH_RANKS = {
  J: 'jack',
  A: 'ace',
  '10': '10',
  K: 'king',
  Q: 'queen',
  '9': '9',
  '8': '8',
  '7': '7',
} as const satisfies Readonly<Record<Rank, string>>;

const GERMAN_RANKS = {
  J: 'Bube',
  A: 'Ass',
  '10': 'Zehn',
  K: 'König',
  Q: 'Dame',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
} as const satisfies Readonly<Record<Rank, string>>;

const SEAT_WORDS: BySeat<string> = { V: 'Vorhand', M: 'Mittelhand', H: 'Hinterhand' };

export const VOCABULARY: Readonly<Record<Terms, Vocabulary>> = {
  en: {
    suits: {
      french: { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' },
      german: { C: 'acorns', S: 'leaves', H: 'hearts', D: 'bells' },
    },
    ranks: { french: ENGLISH_RANKS, german: { ...ENGLISH_RANKS, Q: 'Ober', J: 'Unter' } },
    card: (rank, suit) => `${rank} of ${suit}`,
    seats: SEAT_WORDS,
  },
  de: {
    suits: {
      french: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' },
      german: { C: 'Eichel', S: 'Grün', H: 'Rot', D: 'Schellen' },
    },
    ranks: { french: GERMAN_RANKS, german: { ...GERMAN_RANKS, Q: 'Ober', J: 'Unter' } },
    card: (rank, suit) => `${suit}-${rank}`,
    seats: SEAT_WORDS,
  },
};

/** A card as it is spoken: `ace of hearts`, `10 of bells`, `Herz-Ass`. */
export function cardName(card: Card, terms: Terms = 'en', style: SuitStyle = 'french'): string {
  const { card: join, ranks, suits } = VOCABULARY[terms];
  return join(ranks[style][rankOf(card)], suits[style][suitOf(card)]);
}

/** Several cards as they are spoken: `7 of hearts and 10 of diamonds`. */
export function cardNames(cards: readonly Card[], terms?: Terms, style?: SuitStyle): string {
  return listed(cards.map((card) => cardName(card, terms, style)));
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** A count with its noun: `1 point`, `0 points`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const CONTRACT_WORDS: Readonly<Record<ContractKind, string>> = {
  simple: 'Simple Game',
  tournee: 'Tournee',
  'passt-mir-nicht': 'Passt-mir-nicht',
  solo: 'Solo',
  'gucki-solo': 'Gucki Solo',
  'open-solo': 'Open Solo',
  'tournee-grand': 'Tournee Grand',
  'passt-mir-nicht-grand': 'Passt-mir-nicht Grand',
  'gucki-grand': 'Gucki Grand',
  'grand-solo': 'Grand Solo',
  'open-grand': 'Open Grand',
  nullo: 'Nullo',
  'open-nullo': 'Open Nullo',
  'tournee-nullo': 'Tournee Nullo',
  'passt-mir-nicht-nullo': 'Passt-mir-nicht Nullo',
  'gucki-nullo': 'Gucki Nullo',
  'gucki-open-nullo': 'Gucki Open Nullo',
  revolution: 'Revolution',
  ramsch: 'Ramsch',
  'schiebe-ramsch': 'Schiebe-Ramsch',
};

/** A contract in words: `Simple Game in spades`, `Solo in clubs, schneider announced`. */
export function contractName(contract: Contract, style: SuitStyle = 'french'): string {
  const { announced, kind, trump } = contract;
  const game = CONTRACT_WORDS[kind];
  const suit = trump === null ? '' : ` in ${VOCABULARY.en.suits[style][trump]}`;
  return `${game}${suit}${announced === null ? '' : `, ${announced} announced`}`;
}
