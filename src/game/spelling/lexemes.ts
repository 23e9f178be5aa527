/** A line of a text as suits, ranks and what is neither. */
import type { Rank, Suit } from '../skat/cards.ts';
import { RANKS, SUITS } from '../skat/cards.ts';
import { FILLERS, LETTERS, RANK_SPELLINGS, SUIT_SPELLINGS } from './card-words.ts';
import type { LetterMeaning, Pack } from './card-words.ts';

/** Where a piece of a line stands in it, from 0, and what stands around it. */
interface Placed {
  readonly at: number;
  readonly text: string;
  /** Pieces with the same number stand together without a blank: `♣J`. */
  readonly chunk: number;
  /** The signs between it and the next word; empty within a chunk. */
  readonly after: string;
}

/** A piece of a line. */
export type Lexeme = Placed &
  (
    | { readonly is: 'suit'; readonly suit: Suit }
    | { readonly is: 'rank'; readonly rank: Rank }
    /** D: diamonds, or the German queen. */
    | { readonly is: 'either' }
    /** A whole card in one sign, as 🃑, or in one chunk. */
    | {
        readonly is: 'card';
        readonly suit: Suit;
        readonly rank: Rank;
        /** Whether its suit stands first, and so may hold for ranks that follow. */
        readonly holds: boolean;
      }
    | { readonly is: 'stranger' }
  );

/** What a word means; null for one that says nothing. */
const WORDS: ReadonlyMap<string, LetterMeaning | null> = new Map<string, LetterMeaning | null>([
  ...FILLERS.map((word) => [word, null] as const),
  ...RANKS.flatMap((rank) =>
    RANK_SPELLINGS[rank].map((word) => [word, { is: 'rank', rank }] as const),
  ),
  ...SUITS.flatMap((suit) =>
    SUIT_SPELLINGS[suit].map((word) => [word, { is: 'suit', suit }] as const),
  ),
]);

const meaningOf = (word: string, pack: Pack): LetterMeaning | null | undefined =>
  LETTERS[pack][word] ?? WORDS.get(word);

/** The signs between two cards that mean nothing. */
const BETWEEN = /[\s`,.;:|/\\()[\]{}"'“”„‟‘’‚«»‹›&+_*=<>·•–—−-]+/uy;
const WORD = /\p{L}+/uy;
const FIGURES = /\d+(?:er(?!\p{L}))?/uy;
const SIGN = /./suy;
/** No card is a longer word. */
const LONGEST_WORD = 30;

/** The signs of Unicode’s playing cards: a row for each suit, and in it ace to ten, jack, queen, king. */
const CARD_ROWS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const CARD_COLUMNS: Readonly<Record<number, Rank>> = {
  1: 'A',
  7: '7',
  8: '8',
  9: '9',
  10: '10',
  11: 'J',
  13: 'Q',
  14: 'K',
};

/** A card of the German pack in letters, which no French pack has: EU, G10. */
const GERMAN = /(?<![\p{L}\d])[eglr](?:[uodkax]|10|[987])(?![\p{L}\d])/giu;

/** Which pack a text means by its letters: the German one if at least two cards can be no other. */
export function packOf(text: string): Pack {
  const [first, second] = text.matchAll(GERMAN);
  return first !== undefined && second !== undefined ? 'german' : 'french';
}

/** The pieces of a line; words that say nothing are left out. */
export function lexemesOf(line: string, pack: Pack = 'french'): Lexeme[] {
  const found: Lexeme[] = [];
  let at = 0;
  let chunk = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(line)?.[0] ?? null;
  };
  while (at < line.length) {
    const between = take(BETWEEN);
    if (between !== null) {
      at += between.length;
      chunk++;
      const last = found.at(-1);
      if (last?.after === '') found[found.length - 1] = { ...last, after: between };
      continue;
    }
    const text = take(WORD) ?? take(FIGURES) ?? take(SIGN)!;
    for (const piece of piecesOf(text, found.at(-1), pack)) {
      if (piece !== null) found.push({ ...piece, at: at + piece.at, chunk, after: '' });
    }
    at += text.length;
  }
  return found;
}

type Piece = { readonly at: number; readonly text: string } & (
  | LetterMeaning
  | { readonly is: 'card'; readonly suit: Suit; readonly rank: Rank; readonly holds: boolean }
  | { readonly is: 'stranger' }
);

/**
 * What a word means; one that means nothing by itself may be cards without a blank, as `CJ` or `AKQ`.
 *
 * @param before what stands before it: after a suit, letters are ranks.
 */
function piecesOf(text: string, before: Lexeme | undefined, pack: Pack): (Piece | null)[] {
  const stranger: Piece = { is: 'stranger', at: 0, text };
  if (text.length > LONGEST_WORD) return [stranger];
  const afterSuit = before?.is === 'suit';
  const word = text.toLowerCase().replace(/(?<=\d)er$/u, '');
  const letters = lettersOf(text, pack);
  // Two letters that are a card are no word. In capitals AS is the ace of spades, but the ace after a
  // suit; PiK is a king, Pik a suit.
  const isCode = letters?.length === 2 && letters[0]?.is !== 'rank' && letters[1]?.is === 'rank';
  const isLetters = isCode || (text === 'AS' && !afterSuit) || /^[Pp]iK$/u.test(text);
  const known = isLetters ? undefined : meaningOf(word, pack);
  if (known !== undefined) return [known && { ...known, at: 0, text }];
  const card = cardSign(text);
  if (card !== null) return [{ is: 'card', ...card, holds: false, at: 0, text }];
  if (letters !== null && afterSuit) return letters;
  const isWord = letters === null || (!isWritten(letters) && text !== text.toUpperCase());
  return compound(text) ?? (isWord ? [stranger] : letters);
}

/** Whether small letters are cards and no word such as `had`: two of them, or a suit and a rank by turns. */
const isWritten = (letters: readonly Piece[]): boolean =>
  letters.length < 3 ||
  (letters.length % 2 === 0 &&
    letters.every(({ is }, index) => is !== (index % 2 === 0 ? 'rank' : 'suit')));

/** `SA`, `CT`, `akd`: letters each of which is a suit or a rank. */
function lettersOf(text: string, pack: Pack): Piece[] | null {
  const pieces: Piece[] = [];
  for (const [index, letter] of text.toLowerCase().split(/(?=.)/u).entries()) {
    const known = meaningOf(letter, pack);
    if (known === undefined || known === null) return null;
    // In the German pack B is Blatt where a rank follows, and no rank.
    const leaf = pack === 'german' && letter === 'b' && index === 0 && text.length > 1;
    pieces.push({
      ...(leaf ? { is: 'suit', suit: 'S' } : known),
      at: index,
      text: text.charAt(index),
    });
  }
  return pieces;
}

/** `Kreuzbube`, `KrB`, `PiA`: a suit, and a rank without anything between. */
function compound(text: string): Piece[] | null {
  const word = text.toLowerCase();
  for (let end = word.length - 1; end > 1; end--) {
    const suit = WORDS.get(word.slice(0, end));
    const rank =
      word.slice(end) === 'd' ? ({ is: 'rank', rank: 'Q' } as const) : WORDS.get(word.slice(end));
    if (suit?.is !== 'suit' || rank?.is !== 'rank') continue;
    return [
      { ...suit, at: 0, text: text.slice(0, end) },
      { ...rank, at: end, text: text.slice(end) },
    ];
  }
  return null;
}

function cardSign(text: string): { readonly suit: Suit; readonly rank: Rank } | null {
  const code = (text.codePointAt(0) ?? 0) - 0x1f0a0;
  const suit = code < 0 ? undefined : CARD_ROWS[code >> 4];
  const rank = CARD_COLUMNS[code & 15];
  return suit === undefined || rank === undefined ? null : { suit, rank };
}
