/** Where the two cards that were put away stand among the 66 pairs. */
import { sayPutAway } from '#edition/game/analysis/layout-words.ts';
import type { PairStanding } from '#edition/game/analysis/layout-words.ts';
import type { Layout } from '../skat/deal.ts';
import { rankLayouts, sameLayout } from './layouts.ts';
import type { LayoutsAsked, LayoutValues, RankedLayout } from './layouts.ts';
import type { Measure } from './measure.ts';

/**
 * The rank of the layout that was chosen, as comment text; null when it is none of the 66.
 * `Mittelhand put away C10 S10. With all cards open that keeps 40: 7th of the 66 pairs. The best,
 * H9 H8, keeps 45.`
 */
export function layoutSentence(
  question: LayoutsAsked,
  values: LayoutValues,
  layout: Layout | null,
): string | null {
  const standing = standingOfLayout(question, values, layout);
  return standing === null
    ? null
    : sayPutAway(question.exchange.declarer, standing.layout, standing.among);
}

/** Where it stands among them, and what it keeps; null when it is none of the 66. */
export function standingOfLayout(
  question: LayoutsAsked,
  values: LayoutValues,
  layout: Layout | null,
): { readonly layout: Layout; readonly value: number; readonly among: PairStanding } | null {
  const ranked = rankLayouts(question, values);
  const chosenLayout = ranked.find((each) => sameLayout(each.layout, layout));
  if (chosenLayout === undefined) return null;
  return {
    layout: chosenLayout.layout,
    value: chosenLayout.value,
    among: standingAmong(question.measure, ranked, chosenLayout),
  };
}

function standingAmong(
  measure: Measure,
  ranked: readonly RankedLayout[],
  { rank, value }: RankedLayout,
): PairStanding {
  if (measure !== 'points') {
    const reached = ranked.filter((each) => each.value === 1).length;
    const reaching = reached === 0 ? 'none' : reached === ranked.length ? 'all' : reached;
    return { measure, reaching, isReached: value === 1 };
  }
  const best = ranked.filter((each) => each.rank === 1);
  const most = best[0]?.value ?? 0;
  return { measure, value, rank, most, best: best.map((each) => each.layout) };
}
