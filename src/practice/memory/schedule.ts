/**
 * When a missed item comes back: FSRS-6, a model of forgetting, with the weights its authors fitted
 * to millions of reviews (ts-fsrs). It counts in days: a missed item comes back the next day, and
 * as long as the answers are right, after 2, 6, 17 and 44 days.
 */
import { FSRSAlgorithm, Rating, generatorParameters } from 'ts-fsrs';
import type { FSRSState } from 'ts-fsrs';

/** How well something is remembered, and for how many days from its last answer. */
export interface Memory {
  readonly state: FSRSState;
  readonly days: number;
}

/** Without randomness: the same answers must give the same days in every tab and on every device. */
const model = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
);

/**
 * The memory after an answer.
 *
 * @param before null for the first answer.
 * @param elapsed whole days since the previous answer, from 0.
 */
export function afterAnswer(before: Memory | null, elapsed: number, right: boolean): Memory {
  // The drills do not ask how hard it was, so the marks are only these two.
  const mark = right ? Rating.Good : Rating.Again;
  const state = model.next_state(before?.state ?? null, elapsed, mark);
  return { state, days: model.next_interval(state.stability, elapsed) };
}
