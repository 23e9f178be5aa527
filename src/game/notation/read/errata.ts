/** The last section of a hand file: `erratum` blocks. */
import { erratumFieldTwice } from '#edition/game/notation/read/text-words.ts';
import type { Report } from '../errors.ts';
import { cleanText, wordsOfPiece } from './lines.ts';
import type { TextLine, Word } from './lines.ts';
import { attach, fieldName, firstWord, readTail, reportText } from './fields.ts';
import { ERRATUM_FIELDS } from './raw.ts';
import type { ErratumField, RawErratum } from './raw.ts';

const isErratumField = (name: string | null): name is ErratumField =>
  ERRATUM_FIELDS.some((field) => field === name);

interface Block {
  readonly head: Word;
  readonly place: Word | null;
  /** The rows of each field, one for each line of the file. */
  readonly fields: Map<ErratumField, string[]>;
}

/** Reads `erratum` blocks from the line that starts the first one to the end of the file. */
export function readErrata(lines: readonly TextLine[], report: Report): RawErratum[] {
  const blocks: Block[] = [];
  let rows: string[] | undefined;
  for (const line of lines) {
    const [first] = line.pieces;
    const head = firstWord(line);
    const name = fieldName(line);
    const block = blocks.at(-1);
    if (first.kind === 'comment' || head === null) {
      if (first.kind === 'comment') attach(first, null, report);
    } else if (head.text === 'erratum') {
      const [, place, extra] = wordsOfPiece(first);
      reportText(extra, { expected: 'one place: deal, t8, t8.H …' }, report);
      blocks.push({ head, place: place ?? null, fields: new Map() });
      rows = undefined;
    } else if (block !== undefined && isErratumField(name)) {
      if (block.fields.has(name)) reportTwice(head, name, report);
      rows = [cleanText(first.text.slice(first.text.indexOf(':') + 1))];
      block.fields.set(name, rows);
    } else if (rows !== undefined) {
      rows.push(cleanText(first.text));
    } else {
      reportText(head, { expected: 'printed, corrected, why or open' }, report);
    }
    readTail(line, null, report);
  }
  return blocks.map(({ head, place, fields }) => ({
    line: head.line,
    column: head.column,
    place,
    fields: new Map(
      [...fields].map(([name, parts]) => [name, parts.filter((part) => part !== '').join(' ')]),
    ),
  }));
}

function reportTwice(at: Word, name: ErratumField, report: Report): void {
  report(at, {
    code: 'bad-erratum',
    expected: 'each field once',
    ...erratumFieldTwice(name),
  });
}
