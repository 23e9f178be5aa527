/** The whole analysis of a hand: its record and all its variations. */
import type { SkatReplay } from '../replay/skat-replay.ts';
import type { Solver } from '../solver/solver.ts';
import { answerHand } from './answer-hand.ts';
import type { HandAnswers } from './answer-hand.ts';
import { handQuestions } from './hand-questions.ts';

/** What the analysis knows about a hand, with all cards open. */
export interface HandAnalysis extends HandAnswers {
  /** The hand's id. */
  readonly hand: string;
}

/** Works everything out at once: well under a second for most hands, a few for the slowest. */
export function analyseHand(replay: SkatReplay, solver?: Solver): HandAnalysis {
  return { hand: replay.hand.id, ...answerHand(handQuestions(replay), solver) };
}
