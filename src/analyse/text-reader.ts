/**
 * Reads hands from texts and writes them as texts, as it is done in a worker: the notation is
 * loaded only when needed, and a long text blocks nothing.
 */
import type { Hand } from '../game/notation/hand.ts';
import { makeIssRecord } from '../game/notation/iss/make.ts';
import type { IssMakeError, IssText } from '../game/notation/iss/make.ts';
import { makeHand } from '../game/notation/write/make.ts';
import type { Checked } from '../lib/checked.ts';
import type { AnswerOf, QuestionOf } from '../lib/worker/protocol.ts';
import type { Answerer } from '../lib/worker/service.ts';
import type { EveningGame } from './evening/game.ts';
import { gamesOfTexts, readPaste } from './paste/read.ts';
import type { Pasted } from './paste/read.ts';

/** What can be asked, and the answer to each. */
export interface ReaderJobs {
  /** Whatever a reader pastes; see `readPaste`. */
  read: { asks: { text: string }; answer: Pasted };
  /** The games of an evening from their texts; see `gamesOfTexts`. */
  games: { asks: { texts: readonly string[] }; answer: readonly EveningGame[] };
  /** A hand in our notation; see `makeHand`. */
  write: { asks: { hand: Hand }; answer: string };
  /** A hand as a record of the International Skat Server; see `makeIssRecord`. */
  record: { asks: { hand: Hand }; answer: Checked<IssText, IssMakeError> };
}

/** Answers in one step. It refuses nothing: a fault in a text is an answer, too. */
export const textReader: Answerer<ReaderJobs, never> = {
  begin: (question) => ({ next: () => ({ done: true, value: answer(question) }) }),
  refusal: () => null,
};

function answer(question: QuestionOf<ReaderJobs>): AnswerOf<ReaderJobs> {
  switch (question.name) {
    case 'read':
      return readPaste(question.text);
    case 'games':
      return gamesOfTexts(question.texts);
    case 'write':
      return makeHand(question.hand);
    case 'record':
      return makeIssRecord(question.hand);
  }
}
