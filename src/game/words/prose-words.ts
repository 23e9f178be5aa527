/** The words for suits and ranks as running text has them, one or many, by language and pack. */
import type { BySuit, Rank } from '../skat/cards.ts';
import type { SuitStyle } from './cards.ts';
import type { Terms } from './terms.ts';

/** One and several: `jack`, `jacks`. */
export type Forms = readonly [one: string, many: string];

/** The ranks that are spoken of by name even without a suit. Tens and less are numbers too. */
export type NamedRank = Extract<Rank, 'J' | 'Q' | 'K' | 'A'>;

type By<Value> = Readonly<Record<Terms, Readonly<Record<SuitStyle, Value>>>>;

/** A trump suit or a card of it: `a club`, `three clubs`. German suits have one form. */
export const SUIT_FORMS: By<BySuit<Forms>> = {
  en: {
    french: {
      C: ['club', 'clubs'],
      S: ['spade', 'spades'],
      H: ['heart', 'hearts'],
      D: ['diamond', 'diamonds'],
    },
    german: {
      C: ['acorn', 'acorns'],
      S: ['leaf', 'leaves'],
      H: ['heart', 'hearts'],
      D: ['bell', 'bells'],
    },
  },
  de: {
    french: {
      C: ['Kreuz', 'Kreuz'],
      S: ['Pik', 'Pik'],
      H: ['Herz', 'Herz'],
      D: ['Karo', 'Karo'],
    },
    german: {
      C: ['Eichel', 'Eichel'],
      S: ['Grün', 'Grün'],
      H: ['Rot', 'Rot'],
      D: ['Schellen', 'Schellen'],
    },
  },
};

const ENGLISH: Readonly<Record<NamedRank, Forms>> = {
  J: ['jack', 'jacks'],
  Q: ['queen', 'queens'],
  K: ['king', 'kings'],
  A: ['ace', 'aces'],
};

const GERMAN: Readonly<Record<NamedRank, Forms>> = {
  J: ['Bube', 'Buben'],
  Q: ['Dame', 'Damen'],
  K: ['König', 'Könige'],
  A: ['Ass', 'Asse'],
};

/** Jacks, queens, kings, aces. */
export const RANK_FORMS: By<Readonly<Record<NamedRank, Forms>>> = {
  en: {
    french: ENGLISH,
    german: { ...ENGLISH, J: ['Unter', 'Unters'], Q: ['Ober', 'Obers'] },
  },
  de: {
    french: GERMAN,
    german: { ...GERMAN, J: ['Unter', 'Unter'], Q: ['Ober', 'Ober'] },
  },
};

/** The numbers among the ranks as English prose writes them, by what a card is called in each. */
export const NUMBER_RANKS: Readonly<Record<string, Rank>> = {
  ten: '10',
  nine: '9',
  eight: '8',
  seven: '7',
  '10': '10',
  '9': '9',
  '8': '8',
  '7': '7',
};

/** Several of them; of figures there is no such word. */
export const NUMBERS_OF_RANKS: Readonly<Record<string, Rank>> = {
  tens: '10',
  nines: '9',
  eights: '8',
  sevens: '7',
};

/** What those are called where they are cards; null where they stay as they are. */
export const NUMBER_NAMES: Readonly<Record<Terms, Readonly<Partial<Record<Rank, Forms>>> | null>> =
  {
    en: null,
    de: {
      '10': ['Zehn', 'Zehnen'],
      '9': ['Neun', 'Neunen'],
      '8': ['Acht', 'Achten'],
      '7': ['Sieben', 'Siebenen'],
    },
  };

/** What is no suit: idioms, and the club of a heading, which can have no markup in it. */
export const NO_SUITS: readonly string[] = ['by heart', 'at heart', 'what the club knew'];
