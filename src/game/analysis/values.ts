/** What each card that may be played keeps. */
import type { Card } from '../skat/cards.ts';
import { seatToMove } from '../solver/position.ts';
import type { Choice } from './at-stop.ts';

/** The value after each legal card with best play by all from then on, in the choice's measure. */
export type CardValues = ReadonlyMap<Card, number>;

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
