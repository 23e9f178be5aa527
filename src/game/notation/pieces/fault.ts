/** The faults of the pieces of a text from outside. */
import { faultPlace } from '#edition/game/notation/pieces/piece-words.ts';

/** What is wrong with a piece, as the reader sees it. */
export interface PieceFault {
  /** Where, from 1; null where no place can be named. */
  readonly line: number | null;
  readonly column: number | null;
  /** What is wrong: one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** All of it in one text: `Line 2, column 4. “XX” is not a card. …` */
export function faultInWords({ column, hint, line, message }: PieceFault): string {
  const place = line === null ? '' : faultPlace(line, column);
  return `${place} ${message} ${hint}`.trim();
}
