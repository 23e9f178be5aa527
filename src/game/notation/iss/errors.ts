/** What can be wrong with a game record, and what can be odd about a good one. */
import type { Spot } from '../errors.ts';

/** Every code; each has a case in `tests/unit/game/notation/iss/errors.test.ts`. */
export const ISS_ERROR_CODES = [
  // The record as such.
  'no-record',
  'text-too-long',
  'other-game',
  'bad-field',
  'unclosed-field',
  'duplicate-field',
  'moves-missing',
  // Moves.
  'move-without-action',
  'unknown-player',
  'wrong-turn',
  'unexpected-move',
  'move-after-end',
  // Cards.
  'unknown-card',
  'hidden-card',
  'duplicate-card',
  'wrong-card-count',
  'skat-differs',
  'layout-not-held',
  'shown-cards-differ',
  'card-not-held',
  'must-follow',
  // Bidding and announcement.
  'bidding-order',
  'unknown-contract',
  'contract-not-allowed',
  // The result.
  'bad-result',
] as const;
export type IssErrorCode = (typeof ISS_ERROR_CODES)[number];

/** A message about a place in a text of records. */
interface Told extends Spot {
  /** The name the text was given under, or null. */
  readonly file: string | null;
  /** What is wrong: one sentence. */
  readonly message: string;
  /** What should stand there, in a few words. */
  readonly expected: string;
  /** What to do about it: one sentence, or two. */
  readonly hint: string;
}

/** Why a text is no record that can be read. */
export interface IssError extends Told {
  readonly code: IssErrorCode;
}

export const ISS_DIFFERENCE_CODES = ['result-differs', 'result-too-early'] as const;

/** Where a record that can be read says something else of its result than the rules. */
export interface IssDifference extends Told {
  readonly code:
    /** One of the numbers is another by our rules. */
    | 'result-differs'
    /** A result stands there although the record breaks off before the game is decided. */
    | 'result-too-early';
}

/** What is wrong, without the place. */
export type IssProblem = Pick<IssError, 'code' | 'message' | 'expected' | 'hint'>;

/** A problem and the place in the text where it was found, counted in UTF-16 units from 0. */
export class Unreadable extends Error {
  readonly at: number;
  readonly problem: IssProblem;

  constructor(at: number, problem: IssProblem) {
    super(problem.message);
    this.at = at;
    this.problem = problem;
  }
}

/** Line and column of a place in a text, both from 1; any line ends count. */
export function spotAt(text: string, at: number): Spot {
  const rows = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: rows.length, column: (rows.at(-1)?.length ?? 0) + 1 };
}
