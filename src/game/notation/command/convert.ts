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
import type { TextPart } from '../pieces/split.ts';
import { parsePublicHand } from '../read/public.ts';
import { partsOfFile } from './pieces.ts';
import { rowsOfText, showAtRow } from './show.ts';
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

/** Converts a file's text, whichever of the two it is. */
export function convertText(text: string, file: string): Converted {
  const parts = partsOfFile(text);
  const isMixed = parts?.some(({ kind }) => kind === 'hand' || kind === 'data') === true;
  if (parts !== null && isMixed) return convertParts(parts, file);
  return isIssText(text) ? convertRecords(text, file) : convertHand(text, file);
}

/** Hands and records in one file: each is made into the other. */
function convertParts(parts: readonly TextPart[], file: string): Converted {
  const texts: Converted['texts'][number][] = [];
  const notes: string[] = [];
  const problems: string[] = [];
  for (const part of parts) {
    const where = `${file}:${part.line}`;
    if (part.kind === 'other') {
      notes.push(`${where}: “${part.text.trim().slice(0, 40)}” was left aside.`);
      continue;
    }
    const { kind, text } = part;
    const hand = kind === 'data' ? parsePublicHand(text) : null;
    const notation = hand?.ok === true ? makeHand(hand.value) : text;
    const converted =
      hand?.ok === false
        ? { texts: [], problems: [`${where}: ${faultInWords(hand.errors[0])}`], notes: [] }
        : kind === 'record'
          ? convertRecords(notation, where)
          : convertHand(notation, where);
    texts.push(...converted.texts);
    problems.push(...converted.problems);
    notes.push(...converted.notes);
  }
  return { texts, problems, notes };
}

function convertRecords(text: string, file: string): Converted {
  const rows = rowsOfText(text);
  const entries = parseIssRecords(text, { file });
  const problems = entries.flatMap<IssError | IssDifference>(({ record }) =>
    record.ok ? record.value.differences : record.errors,
  );
  const texts = entries.flatMap(({ record }) =>
    record.ok && record.value.hand !== null ? [record.value.hand] : [],
  );
  const notes = entries.flatMap((entry) => {
    const note = entry.record.ok ? noteOn(entry.record.value) : null;
    return note === null ? [] : [`${file}:${entry.line}: ${note}`];
  });
  return {
    texts: texts.map((hand) => ({ name: `${hand.id}.hand`, text: makeHand(hand) })),
    problems: problems.map((error) => showAtRow(error, rows[error.line - 1] ?? '')),
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

function convertHand(text: string, file: string): Converted {
  const rows = rowsOfText(text);
  const parsed = parseHand(text, { file });
  if (!parsed.ok) {
    const problems = parsed.errors.map((error) => showAtRow(error, rows[error.line - 1] ?? ''));
    return { texts: [], problems, notes: [] };
  }
  const record = makeIssRecord(parsed.value);
  if (!record.ok) {
    const [{ message, hint }] = record.errors;
    return { texts: [], problems: [`${file}: ${message} ${hint}`], notes: [] };
  }
  return {
    texts: [{ name: `${parsed.value.id}.sgf`, text: record.value.text }],
    problems: [],
    notes: record.value.notes.map((note) => `${file}: ${note}`),
  };
}
