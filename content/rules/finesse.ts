/** All of Eichhorn's rules of finesse, seat by seat, in the language of the edition. */
import {
  FOR_BOTH_DEFENDERS,
  FOR_THE_FIRST,
  FOR_THE_LAST,
} from '#content/rules/finesse-defenders.ts';
import { FOR_THE_DECLARER } from '#content/rules/finesse-declarer.ts';
import type { FinesseSeat } from './finesse-rule.ts';

export const FINESSE: readonly FinesseSeat[] = [
  FOR_THE_DECLARER,
  FOR_BOTH_DEFENDERS,
  FOR_THE_FIRST,
  FOR_THE_LAST,
];

/**
 * The rules for a seat.
 *
 * @throws RangeError for a seat there is not: a slip in a chapter, which stops the build.
 */
export function finesseFor(id: string): FinesseSeat {
  const seat = FINESSE.find((each) => each.id === id);
  if (seat === undefined) throw new RangeError(`There are no rules of finesse for “${id}”.`);
  return seat;
}
