/**
 * `npm run hand -- convert FILE…`: records of the server become hands, and hands become records, or what
 * `--as` asks for.
 */
import type { Hand } from '../hand.ts';
import type { IssDifference, IssError } from '../iss/errors.ts';
import { makeIssRecord } from '../iss/make.ts';
import { isIssText, parseIssRecords } from '../iss/parse.ts';
import type { IssEntry } from '../iss/parse.ts';
import type { IssRecord } from '../iss/record.ts';
import { makeHand } from '../write/make.ts';
import { parseHand } from '../parse.ts';
import { placeInText } from '../pieces/split.ts';
import type { TextPart } from '../pieces/split.ts';
import { makeOpenSpielActions } from '../open-spiel.ts';
import { parsePublicHand } from '../read/public.ts';
import { lossesInWords } from '../write/losses.ts';
import { makePublicHand } from '../write/public.ts';
import { readMixedFile, skippedText } from './pieces.ts';
import type { MixedFile } from './pieces.ts';
import { rowsOfText, showAtRow, showFault } from './show.ts';
import type { ShownError } from './show.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** What a hand can be written as. */
export const TARGETS = ['hand', 'json', 'iss', 'openspiel'] as const;
export type Target = (typeof TARGETS)[number];

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
  /** What to write; null for the other of hand and record. */
  readonly as: Target | null;
}

/**
 * Converts a file's text, whichever it is.
 *
 * @param as what to write; null makes hands of records, and records of all else.
 */
export function convertText(text: string, file: string, as: Target | null = null): Converted {
  const mixed = readMixedFile(text);
  if (mixed?.parts.some(({ kind }) => kind === 'hand' || kind === 'data') === true) {
    return convertParts(mixed, file, as);
  }
  const rows = rowsOfText(text);
  const source: Source = { text, line: 1, indent: 0, file, name: file, rows, as };
  return isIssText(text) ? convertRecords(source) : convertHand(source);
}

/** Hands and records in one file: each is made into the other. */
function convertParts({ parts, rows }: MixedFile, file: string, as: Target | null): Converted {
  const all = parts.map((part) => convertPart(part, { rows, file, as }));
  return {
    texts: all.flatMap(({ texts }) => texts),
    problems: all.flatMap(({ problems }) => problems),
    notes: all.flatMap(({ notes }) => notes),
  };
}

function convertPart(
  part: TextPart,
  { as, file, rows }: Pick<Source, 'rows' | 'file' | 'as'>,
): Converted {
  const source: Source = { ...part, file, name: `${file}:${part.line}`, rows, as };
  switch (part.kind) {
    case 'record':
      return convertRecords(source);
    case 'hand':
      return convertHand(source);
    case 'data': {
      const hand = parsePublicHand(part.text);
      return hand.ok
        ? written(hand.value, source)
        : {
            texts: [],
            problems: hand.errors.map((fault) => showFault(file, placeInText(fault, part))),
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
  const made = texts.map((hand) => written(hand, { ...source, as: source.as ?? 'hand' }));
  notes.push(...made.flatMap((one) => one.notes));
  return {
    texts: made.flatMap((one) => one.texts),
    problems: [
      ...problems.map((error) => showIn(source, error)),
      ...made.flatMap((one) => one.problems),
    ],
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
  if (parsed.ok) return written(parsed.value, source);
  return { texts: [], problems: parsed.errors.map((error) => showIn(source, error)), notes: [] };
}

/** A hand as what was asked for, with what is left out of it. */
function written(hand: Hand, { as, name }: Source): Converted {
  const one = (ending: string, text: string, notes: readonly string[] = []): Converted => ({
    texts: [{ name: `${hand.id}.${ending}`, text }],
    problems: [],
    notes: notes.map((note) => `${name}: ${note}`),
  });
  const none = ({ hint, message }: { readonly hint: string; readonly message: string }) => ({
    texts: [],
    problems: [`${name}: ${message} ${hint}`],
    notes: [],
  });
  switch (as) {
    case 'hand':
      return one('hand', makeHand(hand));
    case 'json':
      return one('json', JSON.stringify(makePublicHand(hand), null, 2));
    case 'openspiel': {
      const list = makeOpenSpielActions(hand);
      if (!list.ok) return none(list.errors[0]);
      return one('openspiel.json', JSON.stringify(list.value.actions), list.value.notes);
    }
    case 'iss':
    case null: {
      const record = makeIssRecord(hand);
      if (!record.ok) return none(record.errors[0]);
      const losses = lossesInWords(hand);
      const notes = [...record.value.notes, ...(losses === null ? [] : [losses])];
      return one('sgf', record.value.text, notes);
    }
  }
}
