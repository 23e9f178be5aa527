/** What best play by all comes to in a hand before its first card. */
import type { Choice } from '../game/analysis/at-stop.ts';
import { rankLayouts, sameLayout } from '../game/analysis/layouts.ts';
import type { LayoutsAsked, LayoutValues } from '../game/analysis/layouts.ts';
import { measureOf } from '../game/analysis/measure.ts';
import type { Measure } from '../game/analysis/measure.ts';
import { firstPosition } from '../game/notation/check/setting.ts';
import type { Hand } from '../game/notation/hand.ts';
import type { Layout } from '../game/skat/deal.ts';
import { openPosition } from '../game/solver/position.ts';

/** A hand before its first card, as the solver is asked about it; null in a Ramsch. */
export function choiceBefore(hand: Hand): Choice | null {
  const measure = measureOf(hand.contract);
  if (measure === null) return null;
  return { measure, position: openPosition(firstPosition(hand), hand.layout ?? hand.deal.skat) };
}

/** What a contract comes to with best play by all, as the analysis measures it. */
export interface Worth {
  readonly measure: Measure;
  /** Card points; in a game for none or all 1 when the aim is kept, else 0. */
  readonly value: number;
}

/** Where the two cards put away stand among the 66 pairs. */
export interface LayoutStanding {
  /** The best pair; the first of them when several are. */
  readonly best: Layout;
  /** How many pairs are as good as the best. */
  readonly bestCount: number;
  readonly bestWorth: Worth;
  /** The rank of the pair put away, 1 for the best; null when it is none of the 66. */
  readonly rank: number | null;
}

/** Reads the standing from the values of all layouts. */
export function layoutStanding(
  question: LayoutsAsked,
  values: LayoutValues,
  layout: Layout | null,
): LayoutStanding {
  const ranked = rankLayouts(question, values);
  const best = ranked[0]!;
  return {
    best: best.layout,
    bestCount: ranked.filter(({ rank }) => rank === 1).length,
    bestWorth: { measure: question.measure, value: best.value },
    rank: ranked.find((one) => sameLayout(one.layout, layout))?.rank ?? null,
  };
}
