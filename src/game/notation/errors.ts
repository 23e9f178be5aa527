/**
 * What can be wrong with a hand file. Every error has one of these codes, a place in the file,
 * and three sentences' worth of help: what is wrong, what was expected, what to do.
 */

/** Every code; `tests/unit/game/notation/errors/` holds one file for each. */
export const ERROR_CODES = [
  // The text as such.
  'file-too-long',
  'bad-character',
  'unclosed-comment',
  'stray-brace',
  'unexpected-text',
  'two-comments',
  'comment-out-of-place',
  'bad-link',
  // Tags and sections.
  'missing-section',
  'section-out-of-place',
  'unknown-tag',
  'missing-tag',
  'duplicate-tag',
  'tag-out-of-place',
  'bad-value',
  // Contract, declarer, bidding.
  'unknown-contract',
  'wrong-trump',
  'contract-not-in-laws',
  'announcement-not-allowed',
  'declarer-missing',
  'declarer-in-ramsch',
  'bad-bid',
  'bidding-order',
  'bidding-declarer',
  // Cards, the deal, the skat.
  'unknown-card',
  'duplicate-card',
  'wrong-card-count',
  'turned-not-used',
  'turned-not-in-skat',
  'turned-not-trump',
  'layout-missing',
  'layout-not-used',
  'layout-not-held',
  'exchange-not-allowed',
  'exchange-not-held',
  // Tricks.
  'unknown-seat',
  'leader-missing',
  'bad-mark',
  'too-few-cards',
  'too-many-cards',
  'trick-number',
  'trick-not-counted',
  'wrong-leader',
  'card-not-held',
  'must-follow',
  'wrong-winner',
  'wrong-points',
  'play-unfinished',
  'play-after-end',
  'needless-star',
  'conceded-not-allowed',
  // Results.
  'bad-result',
  'wrong-result',
  'wrong-score',
  'result-unfinished',
  // Variations.
  'bad-variation-id',
  'duplicate-variation-id',
  'variation-title-missing',
  'unclosed-variation',
  'stray-end',
  'variation-too-deep',
  'variation-out-of-place',
  'variation-empty',
  'variation-wrong-trick',
  'variation-same',
  // Errata.
  'bad-erratum',
  'erratum-place',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A place in a file's text: line and column count from 1, columns in UTF-16 units. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** What is wrong, in words a card player understands, without the place. */
export interface Problem {
  readonly code: ErrorCode;
  /** What is wrong: one sentence. */
  readonly message: string;
  /** What should stand there, in a few words of English, for the command line and for English readers of JSON. */
  readonly expected: string;
  /** What to do about it: one sentence, or two. */
  readonly hint: string;
}

/** What is wrong and what to do about it, in the language of the edition. */
export type FaultWords = Pick<Problem, 'message' | 'hint'>;

/** An error in a hand file. */
export interface HandError extends Problem, Spot {
  /** The name the file was given to `parseHand` under, or null. */
  readonly file: string | null;
}

/**
 * Reports a problem at a place. One that costs work to put into words is passed as a
 * function, which is called only while there is room for more errors.
 */
export type Report = (at: Spot, problem: Problem | (() => Problem)) => void;

/** A report that remembers whether anything was reported through it. */
export interface Watch {
  readonly report: Report;
  readonly failed: () => boolean;
}

/** Watches what is reported through `report` from here on. */
export function watch(report: Report): Watch {
  let failed = false;
  return {
    report(at, problem) {
      failed = true;
      report(at, problem);
    },
    failed: () => failed,
  };
}

/** At most this many errors are reported for one file: the first ones found. */
export const MOST_ERRORS = 50;

/** A list that errors are reported into. */
export interface ErrorList extends Watch {
  /** The errors so far, in the order of the text. */
  readonly sorted: () => HandError[];
}

/** An empty list for the errors of one file. */
export function errorList(file: string | null): ErrorList {
  const errors: HandError[] = [];
  return {
    report(at, problem) {
      if (errors.length >= MOST_ERRORS) return;
      const errorText = typeof problem === 'function' ? problem() : problem;
      errors.push({ ...errorText, file, line: at.line, column: at.column });
    },
    failed: () => errors.length > 0,
    sorted: () => errors.toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}
