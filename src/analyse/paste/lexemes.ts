/** A line of a text as suits, ranks and what is neither. */
import type { Rank, Suit } from '../../game/skat/cards.ts';
import { RANKS, SUITS } from '../../game/skat/cards.ts';
import { FILLERS, RANK_SPELLINGS, SUIT_LETTERS, SUIT_SPELLINGS } from './paste-words.ts';

/** A piece of a line, and where it stands in it, from 0. */
export type Lexeme = { readonly at: number; readonly text: string } & (
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'rank'; readonly rank: Rank }
  /** D: diamonds, or the German queen. */
  | { readonly is: 'either' }
  /** A whole card in one sign, as 🃑. */
  | { readonly is: 'card'; readonly suit: Suit; readonly rank: Rank }
  | { readonly is: 'stranger' }
);

type Meaning =
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'either' }
  | null;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...FILLERS.map((word) => [word, null] as [string, Meaning]),
  ...RANKS.flatMap((rank) =>
    RANK_SPELLINGS[rank].map((word) => [word, { is: 'rank', rank }] as [string, Meaning]),
  ),
  ...Object.entries(SUIT_LETTERS).map(
    ([word, suit]) => [word, { is: 'suit', suit }] as [string, Meaning],
  ),
  ...SUITS.flatMap((suit) =>
    SUIT_SPELLINGS[suit].map((word) => [word, { is: 'suit', suit }] as [string, Meaning]),
  ),
  ['d', { is: 'either' }],
]);

/** The signs between two cards that mean nothing. */
const BETWEEN = /[\s,.;:|/\\()[\]{}"'“”„‟‘’‚«»‹›&+_*=<>·•–—−-]+/uy;
const WORD = /\p{L}+/uy;
const FIGURES = /\d+/uy;
const SIGN = /./suy;

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

/** The pieces of a line; words that say nothing are left out. */
export function lexemesOf(line: string): Lexeme[] {
  const found: Lexeme[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(line)?.[0] ?? null;
  };
  while (at < line.length) {
    const between = take(BETWEEN);
    if (between !== null) {
      at += between.length;
      continue;
    }
    const text = take(WORD) ?? take(FIGURES) ?? take(SIGN)!;
    for (const piece of piecesOf(text, at)) if (piece !== null) found.push(piece);
    at += text.length;
  }
  return found;
}

/** What a word means; one that means nothing by itself may be cards without a blank, as `CJ` or `AKQ`. */
function piecesOf(text: string, at: number): (Lexeme | null)[] {
  // In capitals it is the ace of spades; the German ace has a small letter.
  const known = text === 'AS' ? undefined : MEANINGS.get(text.toLowerCase());
  if (known !== undefined) return [known && { ...known, at, text }];
  const card = cardSign(text);
  if (card !== null) return [{ is: 'card', ...card, at, text }];
  const pieces = lettersOf(text, at) ?? compound(text, at);
  return pieces ?? [{ is: 'stranger', at, text }];
}

/** `SA10`, `CT`, `akd7`: letters each of which is a suit or a rank, and figures. */
function lettersOf(text: string, at: number): Lexeme[] | null {
  const parts = [...text.matchAll(/10|./gsu)].map(({ 0: part, index }) => ({ part, index }));
  const pieces: Lexeme[] = [];
  for (const { index, part } of parts) {
    const known = MEANINGS.get(part.toLowerCase());
    if (known === undefined || known === null) return null;
    pieces.push({ ...known, at: at + index, text: part });
  }
  return pieces;
}

/** `Kreuzbube`, `KrB`, `PiA`: a suit, and a rank without anything between. */
function compound(text: string, at: number): Lexeme[] | null {
  const word = text.toLowerCase();
  for (let end = word.length - 1; end > 1; end--) {
    const suit = MEANINGS.get(word.slice(0, end));
    const rank =
      word.slice(end) === 'd'
        ? ({ is: 'rank', rank: 'Q' } as const)
        : MEANINGS.get(word.slice(end));
    if (suit?.is !== 'suit' || rank?.is !== 'rank') continue;
    return [
      { ...suit, at, text: text.slice(0, end) },
      { ...rank, at: at + end, text: text.slice(end) },
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
