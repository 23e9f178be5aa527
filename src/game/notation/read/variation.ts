/** `variation low-ruff: Mittelhand ruffs low`: the head of a variation. */
import { TRICK_FAULTS, wrongVariationHead } from '#edition/game/notation/read/trick-words.ts';
import type { Report, Spot } from '../errors.ts';
import { cleanText } from './lines.ts';
import type { TextLine, Word } from './lines.ts';
import { readTail } from './fields.ts';
import type { RawLine, RawVariation } from './raw.ts';
import { guessName } from '../speak.ts';

/** The fields a variation may start with. */
export const VARIATION_FIELDS = ['contract', 'declarer', 'layout'] as const;
export type VariationField = (typeof VARIATION_FIELDS)[number];

/** Whether `name` is one of {@link VARIATION_FIELDS}. */
export function isVariationField(name: string): name is VariationField {
  return VARIATION_FIELDS.some((field) => field === name);
}

/** Whether a line that starts with this word was meant to be the head of a variation. */
export function isVariationWord(word: string): boolean {
  if (word === 'variation') return true;
  const bare = word.replace(/:$/, '');
  return /^[A-Za-z]{7,12}$/.test(bare) && guessName(bare, ['variation']) !== undefined;
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

/** Reads a line that starts with the word `variation`, or with what was meant to be it, here `head`. */
export function readVariation(line: TextLine, head: Word, report: Report): RawVariation {
  const [first] = line.pieces;
  const text = first.kind === 'text' ? first.text : '';
  const before = /^\s*[A-Za-z]+(?::(?=[^:]*:))?\s*/.exec(text)?.[0].length ?? 0;
  const colon = text.indexOf(':', Math.max(0, before - 1));
  const id = text.slice(before, colon < 0 ? undefined : Math.max(colon, before)).trimEnd();
  // Without a second colon the one after the word is that of the title, and the id is missing.
  if (head.text !== 'variation' && !/^variation:$/.test(text.slice(0, colon + 1).trim())) {
    reportForm(head, report);
  }
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

function reportForm(word: Word, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    expected: 'variation, an id, a colon and a title in words',
    ...wrongVariationHead(word.text),
  });
}

function reportNoTitle(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-title-missing',
    expected: 'variation, an id, a colon and a title in words',
    ...TRICK_FAULTS.noTitle,
  });
}
