/** Links and words of hands in a text: to the analysis room, and to hands of the book. */
import type { Checked } from '../../lib/checked.ts';
import { parseHandCode } from '../../game/codes/hand-code.ts';
import type { Shared } from '../../game/codes/hand-code.ts';

/** A link that was found. */
export type FoundLink = { readonly line: number; readonly text: string } & (
  | {
      readonly to: 'room';
      readonly shared: Checked<Shared, string>;
      /** The place in it, `t6.2`, or null. */
      readonly place: string | null;
    }
  | { readonly to: 'book'; readonly id: string; readonly place: string | null }
);

/** The word of a hand in a link of the room; an address may have its `#` in percent signs. */
const ROOM = /\banalyse\/?(?:[?][^#\s]*)?(?:#|%23)([0-9a-z]+)((?:\/|%2f)[^\s<>"'“”„«»]*)?/giu;
/** A hand of the book: its page, or its place in a chapter. */
const BOOK =
  /\/(?:hands\/([a-z0-9][a-z0-9-]*)\/?|(?:manual|hands)\/[^\s#<>]*)(?:#([a-z0-9-]+)(?:\/([a-z0-9.+/-]+))?)?/giu;
/** A word alone. Shorter ones are something else. */
const WORD = /^#?([12][0-9a-z]{19,}|2[0-9a-z]{6})((?:\/[^\s]*)?)$/iu;
const AROUND = /^[<([{"'“”„‟‘’«»‹›`]+|[>)\]}"'“”„‟‘’«»‹›`.,;:!?]+$/gu;
const TRAILING = /[>)\]}"'“”„‟‘’«»‹›`.,;:!?]+$/u;

/** All of them, in the order in which they stand there. */
export function linksOf(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const links = [...inLine(line, index + 1, lines[index + 1] ?? '')];
    found.push(...(links.length > 0 ? links : words(line, index + 1)));
  }
  return found;
}

function* inLine(line: string, number: number, next: string): Generator<FoundLink> {
  for (const { 0: whole, 1: word = '', 2: rest = '', index } of line.matchAll(ROOM)) {
    // Mail breaks long lines: what is missing of a word may stand at the head of the next.
    const isLast = index + whole.length === line.trimEnd().length;
    const more = isLast ? (/^\s*[0-9a-z]+(?:\/[^\s]*)?/iu.exec(next)?.[0].trim() ?? '') : '';
    const shared = parseHandCode(word);
    const [longer = '', place] = `${word}${rest}${more}`.split('/');
    const mended = shared.ok || more === '' ? null : parseHandCode(longer);
    const broken = mended?.ok === true;
    const at = broken ? (place ?? '') : rest;
    yield {
      to: 'room',
      line: number,
      text: `#${broken ? longer : word}`,
      shared: broken ? mended : shared,
      place: at.replace(/^(?:\/|%2f)/iu, '').replace(TRAILING, '') || null,
    };
  }
  for (const { 0: text, 1: page, 2: anchor, 3: place } of line.matchAll(BOOK)) {
    const id = anchor !== undefined && /-\d/u.test(anchor) ? anchor : page;
    if (id !== undefined)
      yield {
        to: 'book',
        line: number,
        text,
        id: id.toLowerCase(),
        place: place?.replace(TRAILING, '') ?? null,
      };
  }
}

/** Words without a link, a line of nothing else. */
function words(line: string, number: number): FoundLink[] {
  const parts = line.split(/\s+/u).map((part) => part.replaceAll(AROUND, ''));
  const found = parts.filter((part) => part !== '').map((part) => WORD.exec(part));
  if (found.length === 0 || found.some((one) => one === null)) return [];
  return found.flatMap((one): FoundLink[] => {
    const [, word = '', rest = ''] = one ?? [];
    const place = rest.slice(1) || null;
    return [{ to: 'room', line: number, text: `#${word}`, shared: parseHandCode(word), place }];
  });
}
