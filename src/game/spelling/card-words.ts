/**
 * How people write suits and ranks, in English, German and French, of the French and the German pack: the
 * words that a text from outside is compared with. All in small letters.
 */
import type { Rank, Suit } from '../skat/cards.ts';

/** Signs and words for suits, and how they are shortened on a phone. */
export const SUIT_SPELLINGS: Readonly<Record<Suit, readonly string[]>> = {
  C: [
    ...['♣', '♧', '🌰', 'clubs', 'club', 'trèfle', 'acorns', 'acorn'],
    ...['kreuz', 'treff', 'eichel', 'eicheln', 'ecker', 'eckern', 'braun', 'kr', 'kz', 'ei'],
  ],
  S: [
    ...['♠', '♤', '🍃', 'spades', 'spade', 'pique', 'leaves', 'leaf'],
    ...['pik', 'schippe', 'schippen', 'grün', 'gruen', 'grun', 'gras', 'laub', 'blatt'],
    ...['pi', 'pk', 'gr', 'bl'],
  ],
  H: [...['♥', '♡', '❤', 'hearts', 'heart', 'cœur', 'coeur', 'herz', 'rot', 'he', 'hz', 'ro']],
  D: [
    ...['♦', '♢', '🔔', 'diamonds', 'diamond', 'carreau', 'bells', 'bell'],
    ...['karo', 'eckstein', 'raute', 'rauten', 'schellen', 'schelle', 'schell', 'gelb', 'ka', 'sc'],
  ],
};

/** Words and figures for ranks, and how they are shortened on a phone. */
export const RANK_SPELLINGS: Readonly<Record<Rank, readonly string[]>> = {
  J: [
    ...['jack', 'knave', 'valet', 'under', 'j'],
    ...['bube', 'bub', 'bauer', 'wenzel', 'junge', 'unter', 'bu', 'un', 'b', 'u'],
  ],
  A: ['ace', 'deuce', 'ass', 'as', 'daus', 'sau', 'a'],
  '10': ['10', 'ten', 'zehn', 'zehner', 't', 'x'],
  K: ['king', 'roi', 'könig', 'koenig', 'konig', 'kö', 'kg', 'k'],
  Q: ['queen', 'over', 'dame', 'ober', 'da', 'ob', 'q', 'o'],
  '9': ['9', 'nine', 'neun', 'neuner'],
  '8': ['8', 'eight', 'acht', 'achter'],
  '7': ['7', 'seven', 'sieben', 'siebener'],
};

/** Which pack a text’s single letters are of. */
export type Pack = 'french' | 'german';

/** What a letter stands for: a suit, a rank, or diamonds or queen as its neighbours have it. */
export type LetterMeaning =
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'either' };

const suit = (one: Suit): LetterMeaning => ({ is: 'suit', suit: one });

/**
 * Letters that are not a rank in every pack. In the French pack D is diamonds and the German queen; in the
 * German one S is Schellen, and D the Daus.
 */
export const LETTERS: Readonly<Record<Pack, Readonly<Record<string, LetterMeaning>>>> = {
  french: { c: suit('C'), s: suit('S'), h: suit('H'), d: { is: 'either' } },
  german: {
    ...{ e: suit('C'), g: suit('S'), l: suit('S'), r: suit('H'), h: suit('H'), s: suit('D') },
    d: { is: 'rank', rank: 'A' },
  },
};

/** Words between cards that say nothing. */
export const FILLERS: readonly string[] = [
  ...['of', 'and', 'the', 'de', 'deal', 'only', 'plus'],
  ...['und', 'von', 'der', 'die', 'das', 'den', 'dem', 'er', 'dazu', 'sowie'],
];
