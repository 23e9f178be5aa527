/** `npm run hand -- convert FILE…`: records of the server become hands, hands become records. */
import type { Hand } from '../hand.ts';
import type { IssDifference, IssError } from '../iss/errors.ts';
import { makeIssRecord } from '../iss/make.ts';
import { isIssText, parseIssRecords } from '../iss/parse.ts';
import type { IssEntry } from '../iss/parse.ts';
import type { IssRecord } from '../iss/record.ts';
import { makeHand } from '../write/make.ts';
import { parseHand } from '../parse.ts';
import { faultInWords } from '../pieces/fault.ts';
import { placeInText } from '../pieces/split.ts';
import type { TextPart } from '../pieces/split.ts';
import { parsePublicHand } from '../read/public.ts';
import { readMixedFile, skippedText } from './pieces.ts';
import type { MixedFile } from './pieces.ts';
import { rowsOfText, showAtRow } from './show.ts';
import type { ShownError } from './show.ts';
import { counted } from '../../words/nouns.ts';

/** What a file was made into. */
export interface Converted {
  /** Hands or records, in the order of the file. */
  readonly texts: readonly {
    /** A name for a file of its own: `iss-541932.hand`. */
    readonly name: string;
    readonly text: string;
  }[];
  /** What is wrong, or differs from the rules, as the command line shows it. */
  readonly problems: readonly string[];
  /** What else there is to say. */
  readonly notes: readonly string[];
}

/** A hand or records, and where they stand. */
interface Source {
  readonly text: string;
  /** Where its text begins in the file: the line from 1, and how many signs stand before it there. */
  readonly line: number;
  readonly indent: number;
  readonly file: string;
  /** What stands before a remark about it as a whole. */
  readonly name: string;
  /** The lines of the whole file. */
  readonly rows: readonly string[];
}

/** Converts a file's text, whichever of the two it is. */
export function convertText(text: string, file: string): Converted {
  const mixed = readMixedFile(text);
  if (mixed?.parts.some(({ kind }) => kind === 'hand' || kind === 'data') === true) {
    return convertParts(mixed, file);
  }
  const source: Source = { text, line: 1, indent: 0, file, name: file, rows: rowsOfText(text) };
  return isIssText(text) ? convertRecords(source) : convertHand(source);
}

/** Hands and records in one file: each is made into the other. */
function convertParts({ parts, rows }: MixedFile, file: string): Converted {
  const all = parts.map((part) => convertPart(part, rows, file));
  return {
    texts: all.flatMap(({ texts }) => texts),
    problems: all.flatMap(({ problems }) => problems),
    notes: all.flatMap(({ notes }) => notes),
  };
}

function convertPart(part: TextPart, rows: readonly string[], file: string): Converted {
  const source: Source = { ...part, file, name: `${file}:${part.line}`, rows };
  switch (part.kind) {
    case 'record':
      return convertRecords(source);
    case 'hand':
      return convertHand(source);
    case 'data': {
      const hand = parsePublicHand(part.text);
      return hand.ok
        ? recordOf(hand.value, source)
        : {
            texts: [],
            problems: [`${source.name}: ${faultInWords(hand.errors[0])}`],
            notes: [],
          };
    }
    case 'other':
      return { texts: [], problems: [], notes: [skippedText(part, file)] };
  }
}

/** An error with its line of the file. */
function showIn(source: Source, error: ShownError): string {
  const placed = placeInText(error, source);
  return showAtRow(placed, source.rows[placed.line - 1] ?? '');
}

function convertRecords(source: Source): Converted {
  const { file, line, text } = source;
  const entries = parseIssRecords(text, { file });
  const problems = entries.flatMap<IssError | IssDifference>(({ record }) =>
    record.ok ? record.value.differences : record.errors,
  );
  const texts = entries.flatMap(({ record }) =>
    record.ok && record.value.hand !== null ? [record.value.hand] : [],
  );
  const notes = entries.flatMap((entry) => {
    const note = entry.record.ok ? noteOn(entry.record.value) : null;
    return note === null ? [] : [`${file}:${entry.line + line - 1}: ${note}`];
  });
  return {
    texts: texts.map((hand) => ({ name: `${hand.id}.hand`, text: makeHand(hand) })),
    problems: problems.map((error) => showIn(source, error)),
    notes: entries.length > 1 ? [...notes, `${file}: ${summary(entries, texts)}`] : notes,
  };
}

/** Why a record that is right gives no hand, or only part of one. */
function noteOn({ hand, end, contract }: IssRecord): string | null {
  if (end.how === 'passed') return 'All three passed, so there is no hand to write.';
  if (hand === null) {
    const when = contract === null ? 'before a game was announced' : 'before the first lead';
    return `The game ended ${when}, so there is no hand to write.`;
  }
  return end.how === 'broken-off' ? 'The record stops in the middle; the hand breaks off.' : null;
}

function summary(entries: readonly IssEntry[], hands: readonly Hand[]): string {
  const wrong = entries.filter(({ record }) => !record.ok).length;
  const differ = entries.filter(
    ({ record }) => record.ok && record.value.differences.length > 0,
  ).length;
  return `${counted(entries.length, 'record')}, ${counted(hands.length, 'hand')}; ${wrong} could not be read, ${differ} with another result than the rules give`;
}

function convertHand(source: Source): Converted {
  const parsed = parseHand(source.text, { file: source.file });
  if (parsed.ok) return recordOf(parsed.value, source);
  return { texts: [], problems: parsed.errors.map((error) => showIn(source, error)), notes: [] };
}

function recordOf(hand: Hand, { name }: Source): Converted {
  const record = makeIssRecord(hand);
  if (!record.ok) {
    const [{ message, hint }] = record.errors;
    return { texts: [], problems: [`${name}: ${message} ${hint}`], notes: [] };
  }
  return {
    texts: [{ name: `${hand.id}.sgf`, text: record.value.text }],
    problems: [],
    notes: record.value.notes.map((note) => `${name}: ${note}`),
  };
}
