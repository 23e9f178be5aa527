/** The words for the two cards that were put away: their rank among the 66 pairs. */
import { SEAT_WORDS } from '../words/seats.ts';
import { ordinal } from '#edition/game/words/ordinals.ts';
import type { Layout } from '../skat/deal.ts';
import { rankLayouts, sameLayout } from './layouts.ts';
import type { LayoutsAsked, LayoutValues, RankedLayout } from './layouts.ts';
import type { Measure } from './measure.ts';

const seats = SEAT_WORDS;

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
  const layoutStanding = standingOfLayout(question, values, layout);
  if (layoutStanding === null) return null;
  const head = `${seats[question.exchange.declarer]} put away ${layoutStanding.layout.join(' ')}.`;
  return `${head} With all cards open ${layoutStanding.says}`;
}

/** Where it stands, as a clause: `that keeps 40: 7th of the 66 pairs. The best, H9 H8, keeps 45.` */
export function standingOfLayout(
  question: LayoutsAsked,
  values: LayoutValues,
  layout: Layout | null,
): { readonly layout: Layout; readonly value: number; readonly says: string } | null {
  const ranked = rankLayouts(question, values);
  const chosenLayout = ranked.find((each) => sameLayout(each.layout, layout));
  if (chosenLayout === undefined) return null;
  return {
    layout: chosenLayout.layout,
    value: chosenLayout.value,
    says: standingWords(question.measure, ranked, chosenLayout),
  };
}

function standingWords(
  measure: Measure,
  ranked: readonly RankedLayout[],
  { rank, value }: RankedLayout,
): string {
  const best = ranked.filter((each) => each.rank === 1);
  if (measure !== 'points') {
    const reaching = ranked.filter((each) => each.value === 1).length;
    return aimStanding(measure, reaching, value === 1);
  }
  if (rank === 1) {
    return best.length === 1
      ? `that is the best of the 66 pairs and keeps ${value}.`
      : `that keeps ${value}, and none of the 66 pairs keeps more.`;
  }
  const [first, ...more] = best;
  const top = first?.value ?? 0;
  const which =
    more.length === 0
      ? `The best, ${first?.layout.join(' ') ?? ''}, keeps`
      : `The best ${best.length} keep`;
  return `that keeps ${value}: ${ordinal(rank)} of the 66 pairs. ${which} ${top}.`;
}

function aimStanding(measure: Measure, count: number, isReached: boolean): string {
  const aim = measure === 'no-trick' ? 'keep clear of every trick' : 'keep every trick';
  if (count === 0) return `none of the 66 pairs would ${aim}.`;
  if (count === 66) return `all 66 pairs ${aim}.`;
  const others = count === 1 ? 'one' : String(count);
  return `${others} of the 66 pairs would ${aim}, ${isReached ? 'this one too' : 'but not this one'}.`;
}
