/** Links and words of hands in a text: to the analysis room, and to hands of the book. */
import type { Checked } from '../../lib/checked.ts';
import { parseHandCode } from '../../game/codes/hand-code.ts';
import type { Shared } from '../../game/codes/hand-code.ts';

/** A link that was found. */
export type FoundLink = {
  readonly line: number;
  readonly text: string;
  /** The part of its line that it takes, from 0. */
  readonly at: number;
  readonly length: number;
} & (
  | {
      readonly to: 'room';
      readonly shared: Checked<Shared, string>;
      /** The place in it, `t6.2`, or null. */
      readonly place: string | null;
    }
  | { readonly to: 'book'; readonly id: string; readonly place: string | null }
);

/** The word of a hand in a link of the room; an address may have its `#` in percent signs. */
const ROOM = /\banalyse\/?(?:[?][^#\s]{0,200})?(?:#|%23)([0-9a-z]+)((?:\/|%2f)[^\s<>"'“”„«»]*)?/giu;
/** A hand of the book: its page, or its place in a chapter. */
const BOOK =
  /\/(?:hands\/([a-z0-9][a-z0-9-]*)\/?|(?:manual|hands)\/[^\s#<>]*)(?:#([a-z0-9-]+)(?:\/([a-z0-9.+/-]+))?)?/giu;
/** A word alone. Shorter ones are something else. */
const WORD = /^#?([12][0-9a-z]{19,}|2[0-9a-z]{6})((?:\/[^\s]*)?)$/iu;
const OPENING = '<([{"\'“”„‟‘’«»‹›`';
const CLOSING = '>)]}"\'“”„‟‘’«»‹›`.,;:!?';

/** A word without the brackets and marks around it. */
function bare(word: string, opening = OPENING): string {
  let [from, to] = [0, word.length];
  while (from < to && opening.includes(word.charAt(from))) from++;
  while (to > from && CLOSING.includes(word.charAt(to - 1))) to--;
  return word.slice(from, to);
}

/**
 * The links of a line, in their order.
 *
 * @param number the line, from 1.
 * @param next the line after it: mail breaks a long link there.
 */
export function linksOfLine(line: string, number: number, next: string): FoundLink[] {
  const found = [...toRoom(line, number, next), ...toBook(line, number)];
  return found.length > 0 ? found.sort((a, b) => a.at - b.at) : words(line, number);
}

/** How much of the next line a link goes on with that was broken in two. */
export const BROKEN = /^\s*[0-9a-z]+(?:\/[^\s]*)?/iu;

function* toRoom(line: string, number: number, next: string): Generator<FoundLink> {
  const lineLength = line.trimEnd().length;
  for (const { 0: whole, 1: word = '', 2: rest = '', index } of line.matchAll(ROOM)) {
    // Mail breaks long lines: what is missing of a word may stand at the head of the next.
    const isLast = index + whole.length === lineLength;
    const more = isLast ? (BROKEN.exec(next)?.[0].trim() ?? '') : '';
    const shared = parseHandCode(word);
    const [longer = '', place] = `${word}${rest}${more}`.split('/');
    const mended = shared.ok || more === '' ? null : parseHandCode(longer);
    const broken = mended?.ok === true;
    const at = broken ? (place ?? '') : rest;
    yield {
      to: 'room',
      line: number,
      at: index,
      // What stands in the next line counts beyond the end of this one.
      length: broken ? line.length - index + 1 : whole.length,
      text: `#${broken ? longer : word}`,
      shared: broken ? mended : shared,
      place: bare(at.replace(/^(?:\/|%2f)/iu, ''), '') || null,
    };
  }
}

function* toBook(line: string, number: number): Generator<FoundLink> {
  for (const { 0: text, 1: page, 2: anchor, 3: place, index } of line.matchAll(BOOK)) {
    const id = anchor !== undefined && /-\d/u.test(anchor) ? anchor : page;
    if (id === undefined) continue;
    const at = { line: number, at: index, length: text.length, text };
    yield { to: 'book', ...at, id: id.toLowerCase(), place: bare(place ?? '', '') || null };
  }
}

/** Words without a link, a line of nothing else. */
function words(line: string, number: number): FoundLink[] {
  const parts = line.split(/\s+/u).map((part) => bare(part));
  const found = parts.filter((part) => part !== '').map((part) => WORD.exec(part));
  if (found.length === 0 || found.some((one) => one === null)) return [];
  return found.flatMap((one): FoundLink[] => {
    const [, word = '', rest = ''] = one ?? [];
    const place = rest.slice(1) || null;
    const at = { line: number, at: 0, length: line.length };
    return [{ to: 'room', ...at, text: `#${word}`, shared: parseHandCode(word), place }];
  });
}
