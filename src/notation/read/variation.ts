/** `variation low-ruff: If Mittelhand ruffs low`: the head of a variation. */
import type { Report, Spot } from '../errors.ts';
import { cleanText } from './lines.ts';
import type { Line, Word } from './lines.ts';
import { readTail } from './fields.ts';
import type { RawLine, RawVariation } from './raw.ts';

/** The fields a variation may start with. */
export const VARIATION_FIELDS = ['contract', 'declarer', 'layout'] as const;
export type VariationField = (typeof VARIATION_FIELDS)[number];

/** Whether `name` is one of {@link VARIATION_FIELDS}. */
export function isVariationField(name: string): name is VariationField {
  return VARIATION_FIELDS.some((field) => field === name);
}

/** A line of play with nothing in it yet. */
export function emptyLine(): RawLine {
  return {
    tricks: [],
    variations: [],
    star: null,
    conceded: null,
    result: null,
    overrun: false,
  };
}

/** Reads a line that starts with the word `variation`, here `head`. */
export function readVariation(line: Line, head: Word, report: Report): RawVariation {
  const [first] = line.pieces;
  const text = first.kind === 'text' ? first.text : '';
  const colon = text.indexOf(':');
  const before = /^\s*variation\s*/.exec(text)?.[0].length ?? 0;
  const id = text.slice(before, colon < 0 ? undefined : Math.max(colon, before)).trimEnd();
  const title = colon < 0 ? '' : cleanText(text.slice(colon + 1));
  if (title === '') reportNoTitle(head, report);
  const variation: RawVariation = {
    line: head.line,
    column: head.column,
    id: { line: head.line, column: first.column + before, text: id },
    title,
    comment: null,
    contract: null,
    declarer: null,
    layout: null,
    play: emptyLine(),
  };
  readTail(line, variation, report);
  return variation;
}

function reportNoTitle(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-title-missing',
    message: 'This variation has no title.',
    expected: 'variation, an id, a colon and a title in words',
    hint: 'Write for example: variation low-ruff: If Mittelhand ruffs low',
  });
}
