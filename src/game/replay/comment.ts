/** Comments of a hand file, taken apart for display. */
import type { PackCard } from '../cards/cards.ts';
import { readPlace } from './place.ts';
import { cardName } from '../words/cards.ts';

/**
 * A piece of a comment. A link leads to a place of the hand, or (`page`) to where a page of 1922
 * begins in the manual; its words may name cards, but hold no further link.
 */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly card: PackCard }
  | { readonly kind: 'link'; readonly place: string; readonly words: readonly CommentPart[] }
  | { readonly kind: 'page'; readonly href: string; readonly words: readonly CommentPart[] };

export type Paragraph = readonly CommentPart[];

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const PAGE = /^\/manual\/[a-z0-9-]+\/#p\w+$/;
const CARD_CODE = /\b[CSHD](?:10|[AKQJ2-9])\b/g;

/** The paragraphs of a comment, its cards and its links to places found. */
export function readComment(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(pieces);
}

/** A line of text for the ear: cards by their names, links by their words. */
export function spokenText(text: string): string {
  const spell = (piece: CommentPart): string => {
    if (piece.kind === 'text') return piece.text;
    return piece.kind === 'card' ? cardName(piece.card) : piece.words.map(spell).join('');
  };
  return readComment(text)
    .map((paragraph) => paragraph.map(spell).join(''))
    .join(' ');
}

/** A link to what is neither a place nor a page stays as it was written. */
function pieces(text: string): CommentPart[] {
  return split(text, LINK, withCards, ([, words = '', to = '']) => {
    if (PAGE.test(to)) return { kind: 'page', href: to, words: withCards(words) };
    return readPlace(to) === undefined
      ? undefined
      : { kind: 'link', place: to, words: withCards(words) };
  });
}

function withCards(text: string): CommentPart[] {
  const plain = (rest: string): CommentPart[] => [{ kind: 'text', text: rest }];
  return split(text, CARD_CODE, plain, ([code]) => ({ kind: 'card', card: code as PackCard }));
}

/** Cuts a text at what a pattern finds; `between` says what to make of the rest. */
function split(
  text: string,
  pattern: RegExp,
  between: (text: string) => CommentPart[],
  found: (match: RegExpMatchArray) => CommentPart | undefined,
): CommentPart[] {
  const result: CommentPart[] = [];
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
