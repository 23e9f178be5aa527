/** A file that holds more than one hand, or something else than a hand: its pieces, one by one. */
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { plainLines } from '../../../lib/plain-text.ts';
import type { Hand } from '../hand.ts';
import { parseIssRecord } from '../iss/parse.ts';
import { parseHand } from '../parse.ts';
import { accountInWords } from '../pieces/account.ts';
import type { AccountedPiece } from '../pieces/account.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { placeInText, splitText } from '../pieces/split.ts';
import type { TextPart } from '../pieces/split.ts';
import { parsePublicHand } from '../read/public.ts';
import { showAtRow, showFault } from './show.ts';
import type { ShownError } from './show.ts';

/** A file with more in it than a single hand. */
export interface MixedFile {
  readonly parts: readonly TextPart[];
  /** Its lines, in which the parts have their places. */
  readonly rows: readonly string[];
}

/** A piece of a file, and what is printed about it. */
export interface ShownPiece {
  readonly kind: AccountedPiece<unknown>['kind'];
  readonly outcome: Pick<AccountedPiece<unknown>['outcome'], 'is'>;
  readonly texts: readonly string[];
}

/** Reads links, cards and words, which no notation has. */
export type ReadOther = (part: TextPart, file: string) => readonly ShownPiece[];

/** What a file holds, for the screen. */
export interface ShownPieces {
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly isWhole: boolean;
}

/**
 * Divides a file.
 *
 * @returns null for a file that is one hand and nothing else, or nothing that could be read otherwise.
 */
export function readMixedFile(text: string): MixedFile | null {
  const plain = plainLines(text);
  const parts = splitText(plain);
  const others = parts.filter(({ kind }) => kind === 'other');
  const hands = parts.filter(({ kind }) => kind === 'hand');
  return parts.length - others.length === hands.length && hands.length < 2
    ? null
    : { parts, rows: plain.split('\n') };
}

/**
 * Shows the pieces of a file: what can be read by `show`, what cannot with its fault, and the account.
 *
 * @param show the text for a hand.
 */
export function showPieces(
  { parts, rows }: MixedFile,
  file: string,
  show: (hand: Hand) => string,
  readOther: ReadOther,
): ShownPieces {
  const pieces = parts.flatMap((part) =>
    part.kind === 'other' ? readOther(part, file) : [showPart(part, rows, file, show)],
  );
  const textsOf = (isRead: boolean): string[] =>
    pieces.flatMap(({ outcome, texts }) => ((outcome.is === 'read') === isRead ? texts : []));
  const account = accountInWords({ pieces, before: 0, remaining: 0 });
  return {
    out: textsOf(true),
    err: [...textsOf(false), `${file}: ${account}`],
    isWhole: pieces.every(({ outcome }) => outcome.is === 'read'),
  };
}

/** What is printed about words that are neither a hand nor a record. */
export function skippedText({ line, text }: Pick<TextPart, 'line' | 'text'>, file: string): string {
  const [row = ''] = text.trim().split('\n', 1);
  return `${file}:${line}: “${row.slice(0, 40).toWellFormed()}” was skipped.`;
}

function showPart(
  part: TextPart,
  rows: readonly string[],
  file: string,
  show: (hand: Hand) => string,
): ShownPiece {
  const kind = part.kind === 'other' ? 'words' : part.kind;
  const hand = handOf(part, file);
  if (hand.ok) return { kind, outcome: { is: 'read' }, texts: [show(hand.value)] };
  const texts = hand.errors.map((error) => {
    if (typeof error === 'string') return `${file}:${part.line}: ${error}`;
    if (!('code' in error)) return showFault(file, placeInText(error, part));
    const placed = placeInText(error, part);
    return showAtRow(placed, rows[placed.line - 1] ?? '');
  });
  return { kind, outcome: { is: 'unread' }, texts };
}

/** Reads a part; what is wrong with it has its place in the part, or is a sentence. */
function handOf(part: TextPart, file: string): Checked<Hand, ShownError | PieceFault | string> {
  switch (part.kind) {
    case 'hand':
      return parseHand(part.text, { file });
    case 'record': {
      const record = parseIssRecord(part.text, { file });
      if (!record.ok) return record;
      const { hand } = record.value;
      return hand === null ? invalid('The game ended before a card was led.') : valid(hand);
    }
    case 'data':
      return parsePublicHand(part.text);
    case 'other':
      throw new Error('Words are read as cards and links.');
  }
}
