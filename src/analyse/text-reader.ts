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
import type { Answerer, Work } from '../lib/worker/service.ts';
import type { EveningGame } from './evening/game.ts';
import { gamesOfTexts } from './evening/games-of-texts.ts';
import { readInSlices } from './paste/read.ts';
import type { ReadSlice } from './paste/account-of.ts';

/** What can be asked, and the answer to each. */
export interface ReaderJobs {
  /** Whatever a reader pastes, from a piece on; what is read comes as progress. See `readInSlices`. */
  read: { asks: { text: string; before: number }; answer: null };
  /** The games of an evening from their texts; see `gamesOfTexts`. */
  games: { asks: { texts: readonly string[] }; answer: readonly EveningGame[] };
  /** A hand in our notation; see `makeHand`. */
  write: { asks: { hand: Hand }; answer: string };
  /** A hand as a record of the International Skat Server; see `makeIssRecord`. */
  record: { asks: { hand: Hand }; answer: Checked<IssText, IssMakeError> };
}

/**
 * Reads a text in slices, and answers everything else in one step. It refuses nothing: a fault in a text
 * is an answer, too.
 */
export const textReader: Answerer<ReaderJobs, ReadSlice> = {
  begin: (question) =>
    question.name === 'read'
      ? inSlices(question)
      : { next: () => ({ done: true, value: answer(question) }) },
  refusal: () => null,
};

function inSlices({ before, text }: ReaderJobs['read']['asks']): Work<ReadSlice, null> {
  const slices = readInSlices(text, before);
  return {
    next: () => {
      const step = slices.next();
      return step.done === true ? { done: true, value: null } : step;
    },
  };
}

type OneStep = Omit<ReaderJobs, 'read'>;

function answer(question: QuestionOf<OneStep>): AnswerOf<OneStep> {
  switch (question.name) {
    case 'games':
      return gamesOfTexts(question.texts);
    case 'write':
      return makeHand(question.hand);
    case 'record':
      return makeIssRecord(question.hand);
  }
}
