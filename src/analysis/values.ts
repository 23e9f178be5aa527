/** What each card that may be played keeps, and how to ask for it. */
import type { Card } from '../skat/cards.ts';
import { seatToMove } from '../solver/position.ts';
import type { Solver } from '../solver/solver.ts';
import type { Task } from '../solver/task.ts';
import type { Choice } from './at-stop.ts';

/** The value after each legal card with best play by all from then on, in the choice's measure. */
export type CardValues = ReadonlyMap<Card, number>;

/** Asks the solver, as a task that can be done in slices. Throws as the solver does. */
export function* askValues(solver: Solver, { measure, position }: Choice): Task<CardValues> {
  if (measure === 'points') return yield* solver.cardPoints(position);
  const aim = measure === 'no-trick' ? 'none' : 'all';
  return asNumbers(yield* solver.cardTricks(position, aim));
}

/** Whether an aim is still reached, as the values 1 and 0. */
export function asNumbers(kept: ReadonlyMap<Card, boolean>): CardValues {
  return new Map([...kept].map(([card, reached]) => [card, reached ? 1 : 0]));
}

/** Whether it is the declarer's turn, who wants the value high; the defenders want it low. */
export function declarerMoves({ position }: Choice): boolean {
  return seatToMove(position) === position.declarer;
}

/** The value of the position itself: that of its best cards. */
export function bestValue(choice: Choice, values: CardValues): number {
  const all = [...values.values()];
  return declarerMoves(choice) ? Math.max(...all) : Math.min(...all);
}

/** The cards that keep the value, in the order of `values`. */
export function bestCards(choice: Choice, values: CardValues): Card[] {
  const best = bestValue(choice, values);
  return [...values].filter(([, value]) => value === best).map(([card]) => card);
}
