/** A worker that answers questions about hands, one after another. */
import { parentPort } from 'node:worker_threads';
import { answerHand } from '../game/analysis/answer-hand.ts';
import type { HandQuestions } from '../game/analysis/hand-questions.ts';

parentPort?.on('message', (questions: HandQuestions) => {
  parentPort?.postMessage(answerHand(questions));
});
