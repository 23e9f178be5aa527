import type { SeatView } from './view.ts';

/**
 * The seed of the chance in one decision: it follows from the deal, the seat and how far the deal is as
 * this seat sees it, so that the same deal played in the same way meets the same opponents.
 *
 * @param seed the deal’s; see `seedOfDeal`.
 */
export function seedOfDecision(
  { bidding, seat, skat, table, tricks }: SeatView,
  seed: number,
): number {
  const step = bidding.length * 64 + skat.length * 40 + tricks.length * 3 + table.length;
  return Math.imul(seed, 0x9e37_79b1) + Math.imul(step * 4 + seat.charCodeAt(0), 0x85eb);
}
