/** Splits the comments of a hand file into parts for display. */
import type { PackCard } from '../cards/cards.ts';
import { readPlace } from './place.ts';
import { cardName } from '../words/cards.ts';

/**
 * A part of a comment. A link leads to a place in the hand, or (`page`) to the start of a page of
 * 1922 in the manual; its words may name cards, but contain no other link.
 */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly card: PackCard }
  | { readonly kind: 'link'; readonly place: string; readonly words: readonly CommentPart[] }
  | { readonly kind: 'page'; readonly href: string; readonly words: readonly CommentPart[] };

export type Paragraph = readonly CommentPart[];

// Each part ends where the next one could begin, or a row of brackets would be gone through once for each.
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const PAGE = /^\/manual\/[a-z0-9-]+\/#p\w+$/;
const CARD_CODE = /\b[CSHD](?:10|[AKQJ2-9])\b/g;

/** Splits a comment into paragraphs, with its cards and its links recognized. */
export function readComment(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(linkParts);
}

/** The text as a screen reader should say it: cards by name, links by their words. */
export function spokenText(text: string): string {
  const spell = (part: CommentPart): string => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'card' ? cardName(part.card) : part.words.map(spell).join('');
  };
  return readComment(text)
    .map((paragraph) => paragraph.map(spell).join(''))
    .join(' ');
}

/** A link to anything but a place or a page stays as it was written. */
function linkParts(text: string): CommentPart[] {
  return split(text, LINK, cardParts, ([, words = '', to = '']) => {
    if (PAGE.test(to)) return { kind: 'page', href: to, words: cardParts(words) };
    return readPlace(to) === undefined
      ? undefined
      : { kind: 'link', place: to, words: cardParts(words) };
  });
}

function cardParts(text: string): CommentPart[] {
  const plain = (rest: string): CommentPart[] => [{ kind: 'text', text: rest }];
  return split(text, CARD_CODE, plain, ([code]) => ({ kind: 'card', card: code as PackCard }));
}

/** Splits a text at the matches of a pattern; `between` converts the text between them. */
function split(
  text: string,
  pattern: RegExp,
  between: (text: string) => CommentPart[],
  convert: (match: RegExpMatchArray) => CommentPart | undefined,
): CommentPart[] {
  const result: CommentPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const part = convert(match);
    if (part === undefined) continue;
    if (match.index > end) result.push(...between(text.slice(end, match.index)));
    result.push(part);
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push(...between(text.slice(end)));
  return result;
}
