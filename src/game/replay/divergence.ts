/** Where two lines of the same hand diverge. */
import type { ReplayLine, Stop } from './replay.ts';

export interface Divergence {
  readonly trick: number;
  /** The places after the first cards that differ; null where that line has ended. */
  readonly original: Stop | null;
  readonly own: Stop | null;
}

/** Where the reader's own line first has another card than the line it left; null where it never has. */
export function divergenceOf(original: ReplayLine, own: ReplayLine): Divergence | null {
  const [one, other] = [original, own].map(({ path }) => path.filter(({ trick }) => trick > 0));
  if (one === undefined || other === undefined) return null;
  for (const [index, stop] of other.entries()) {
    const beside = one[index];
    if (beside?.table.at(-1)?.card === stop.table.at(-1)?.card) continue;
    return { trick: stop.trick, original: beside ?? null, own: stop };
  }
  return null;
}
