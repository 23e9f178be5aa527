/** A file that holds more than one hand, or something else than a hand: its pieces, one by one. */
import { invalid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { plainLines } from '../../../lib/plain-text.ts';
import type { HandError } from '../errors.ts';
import type { Hand } from '../hand.ts';
import { parseIssRecord } from '../iss/parse.ts';
import { parseHand } from '../parse.ts';
import { accountInWords } from '../pieces/account.ts';
import type { AccountedPiece } from '../pieces/account.ts';
import { faultInWords } from '../pieces/fault.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { splitText } from '../pieces/split.ts';
import type { TextPart } from '../pieces/split.ts';
import { parsePublicHand } from '../read/public.ts';
import { showAtRow } from './show.ts';

/** Reads links, cards and words, which no notation has: each as a line for the screen. */
export type ReadOther = (part: TextPart) => readonly AccountedPiece<string>[];

/** What a file holds, for the screen. */
export interface ShownPieces {
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly isWhole: boolean;
}

/**
 * The parts of a file.
 *
 * @returns null for a file that is one hand and nothing else, or nothing that could be read otherwise.
 */
export function partsOfFile(text: string): readonly TextPart[] | null {
  const parts = splitText(plainLines(text));
  const others = parts.filter(({ kind }) => kind === 'other');
  const hands = parts.filter(({ kind }) => kind === 'hand');
  return parts.length - others.length === hands.length && hands.length < 2 ? null : parts;
}

/**
 * Shows the pieces of a file: what can be read by `show`, what cannot with its fault, and the account.
 *
 * @param show the text for a hand, or why there is none.
 */
export function showPieces(
  parts: readonly TextPart[],
  file: string,
  show: (hand: Hand) => Checked<string, string>,
  readOther: ReadOther,
): ShownPieces {
  const pieces = parts.flatMap((part) =>
    part.kind === 'other' ? readOther(part) : [showPart(part, file, show)],
  );
  const out = pieces.flatMap(({ outcome }) => (outcome.is === 'read' ? [outcome.value] : []));
  const err = pieces.flatMap(({ outcome }) =>
    outcome.is === 'unread' ? outcome.faults.map(faultText(file)) : [],
  );
  const account = accountInWords({ pieces, before: 0, left: 0 });
  return {
    out,
    err: [...err, `${file}: ${account}`],
    isWhole: pieces.every(({ outcome }) => outcome.is === 'read'),
  };
}

/** A fault that is shown with its row stands in its message alone. */
const faultText =
  (file: string) =>
  (fault: PieceFault): string =>
    fault.hint === '' ? fault.message : `${file}: ${faultInWords(fault)}`;

function showPart(
  part: TextPart,
  file: string,
  show: (hand: Hand) => Checked<string, string>,
): AccountedPiece<string> {
  const { kind, line, text } = part;
  const piece = { kind: kind === 'other' ? 'words' : kind, line, text } as const;
  const hand = handOf(part, file);
  const shown = hand.ok ? show(hand.value) : hand;
  if (shown.ok) return { ...piece, outcome: { is: 'read', value: shown.value } };
  const [first, ...more] = shown.errors.map((one): PieceFault =>
    typeof one === 'string'
      ? { line, column: null, message: `${file}:${line}: ${one}`, hint: '' }
      : one,
  );
  return { ...piece, outcome: { is: 'unread', faults: [first!, ...more] } };
}

function handOf(part: TextPart, file: string): Checked<Hand, PieceFault | string> {
  switch (part.kind) {
    case 'hand':
      return atRows(parseHand(part.text, { file }), part);
    case 'record': {
      const record = parseIssRecord(part.text, { file });
      if (!record.ok) return atRows(record, part);
      const { hand } = record.value;
      if (hand === null) return invalid('the game ended before a card was led');
      return { ok: true, value: hand };
    }
    case 'data':
      return parsePublicHand(part.text);
    case 'other':
      throw new Error('Words are read as cards and links.');
  }
}

type AtRow = Omit<HandError, 'code'> & { readonly code: string };

/** Errors of a part as the screen shows them, with the lines of the file. */
function atRows(
  parsed: Checked<Hand, AtRow> | Checked<unknown, AtRow>,
  part: TextPart,
): Checked<Hand, PieceFault> {
  if (parsed.ok) return parsed as Checked<Hand, PieceFault>;
  const rows = part.text.split('\n');
  const shown = parsed.errors.map((error): PieceFault => {
    const row = rows[error.line - 1] ?? '';
    const indent = error.line === 1 ? part.indent : 0;
    const at = { ...error, line: error.line + part.line - 1, column: error.column + indent };
    return {
      line: at.line,
      column: at.column,
      message: showAtRow(at, ' '.repeat(indent) + row),
      hint: '',
    };
  });
  const [first, ...more] = shown;
  return invalid(first!, ...more);
}
