/**
 * Reads hands from texts and writes them as texts, as it is done in a worker: the notation is
 * loaded only when it is wanted, and a long text holds nothing up.
 */
import type { HandError } from '../notation/errors.ts';
import type { Hand } from '../notation/hand.ts';
import { makeIssRecord } from '../notation/iss/make.ts';
import type { IssMakeError, IssText } from '../notation/iss/make.ts';
import { isIssText, parseIssRecords } from '../notation/iss/parse.ts';
import type { IssEntry } from '../notation/iss/parse.ts';
import { parseHand } from '../notation/parse.ts';
import { makeHand } from '../notation/write/make.ts';
import type { Checked } from '../skat/checked.ts';
import type { AnswerOf, QuestionOf } from '../worker/protocol.ts';
import type { Answerer } from '../worker/service.ts';

/** What a text held: a hand in our notation, or game records of the International Skat Server. */
export type TextReading =
  | { readonly form: 'hand'; readonly hand: Checked<Hand, HandError> }
  | {
      readonly form: 'records';
      /** The first {@link MOST_RECORDS} of them. */
      readonly entries: readonly IssEntry[];
      /** How many the text holds. */
      readonly count: number;
    };

/** How many records of a text are handed on. */
export const MOST_RECORDS = 200;

/** What can be asked, and the answer to each. */
export interface ReaderJobs {
  /** A hand in our notation, or game records; see `parseHand` and `parseIssRecords`. */
  read: { asks: { text: string }; answer: TextReading };
  /** A hand in our notation; see `makeHand`. */
  write: { asks: { hand: Hand }; answer: string };
  /** A hand as a record of the International Skat Server; see `makeIssRecord`. */
  record: { asks: { hand: Hand }; answer: Checked<IssText, IssMakeError> };
}

/** Answers in one go. It refuses nothing: what is wrong with a text is an answer. */
export const textReader: Answerer<ReaderJobs, never> = {
  begin: (question) => ({ next: () => ({ done: true, value: answer(question) }) }),
  refusal: () => null,
};

function answer(question: QuestionOf<ReaderJobs>): AnswerOf<ReaderJobs> {
  switch (question.name) {
    case 'read':
      return read(question.text);
    case 'write':
      return makeHand(question.hand);
    case 'record':
      return makeIssRecord(question.hand);
  }
}

function read(text: string): TextReading {
  if (!isIssText(text)) return { form: 'hand', hand: parseHand(text) };
  const entries = parseIssRecords(text);
  return { form: 'records', entries: entries.slice(0, MOST_RECORDS), count: entries.length };
}
