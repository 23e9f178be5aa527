/** Where two courses of the same hand part. */
import type { ReplayLine, Stop } from './replay.ts';

export interface Parting {
  readonly trick: number;
  /** The places to which the first cards that differ lead; null where that course has ended. */
  readonly told: Stop | null;
  readonly own: Stop | null;
}

/** Where a course of the reader's own first has another card than the one it left; or null. */
export function partingOf(told: ReplayLine, own: ReplayLine): Parting | null {
  const [one, other] = [told, own].map(({ path }) => path.filter(({ trick }) => trick > 0));
  if (one === undefined || other === undefined) return null;
  for (const [index, stop] of other.entries()) {
    const beside = one[index];
    if (beside?.table.at(-1)?.card === stop.table.at(-1)?.card) continue;
    return { trick: stop.trick, told: beside ?? null, own: stop };
  }
  return null;
}
