/** Comments of a hand file, taken apart for display. */
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { parsePlace } from './place.ts';
import { cardName } from '../words/cards.ts';

/**
 * A piece of a comment. A link leads to a place of the hand, or (`page`) to where a page of 1922
 * begins in the manual; its words may name cards, but hold no further link.
 */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'link'; readonly place: string; readonly words: readonly Piece[] }
  | { readonly kind: 'page'; readonly href: string; readonly words: readonly Piece[] };

export type Paragraph = readonly Piece[];

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const PAGE = /^\/manual\/[a-z0-9-]+\/#p\w+$/;
const CARD_CODE = /\b[CSHD](?:10|[JAKQ987])\b/g;

/** The paragraphs of a comment, its cards and its links to places found. */
export function parseComment(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(pieces);
}

/** A line of text for the ear: cards by their names, links by their words. */
export function spokenText(text: string): string {
  const spell = (piece: Piece): string => {
    if (piece.kind === 'text') return piece.text;
    return piece.kind === 'card' ? cardName(piece.card) : piece.words.map(spell).join('');
  };
  return parseComment(text)
    .map((paragraph) => paragraph.map(spell).join(''))
    .join(' ');
}

/** A link to what is neither a place nor a page stays as it was written. */
function pieces(text: string): Piece[] {
  return split(text, LINK, withCards, ([, words = '', to = '']) => {
    if (PAGE.test(to)) return { kind: 'page', href: to, words: withCards(words) };
    return parsePlace(to) === undefined
      ? undefined
      : { kind: 'link', place: to, words: withCards(words) };
  });
}

function withCards(text: string): Piece[] {
  const plain = (rest: string): Piece[] => [{ kind: 'text', text: rest }];
  return split(text, CARD_CODE, plain, ([code]) =>
    isCard(code) ? { kind: 'card', card: code } : undefined,
  );
}

/** Cuts a text at what a pattern finds; `between` says what to make of the rest. */
function split(
  text: string,
  pattern: RegExp,
  between: (text: string) => Piece[],
  found: (match: RegExpMatchArray) => Piece | undefined,
): Piece[] {
  const result: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const piece = found(match);
    if (piece === undefined) continue;
    if (match.index > end) result.push(...between(text.slice(end, match.index)));
    result.push(piece);
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push(...between(text.slice(end)));
  return result;
}
