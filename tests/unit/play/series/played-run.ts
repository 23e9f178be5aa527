/** A series as far as learners have played it, in the reader’s seats and in those of all others. */
import type { PlayRules } from '../../../../src/play/sitting.ts';
import { stateOfDeal } from '../../../../src/play/sitting.ts';
import { doneDeal } from '../../../../src/play/on-sheet.ts';
import { dealsOfSeries, readSeriesId, seatInSeries } from '../../../../src/play/series/series.ts';
import { newRun } from '../../../../src/play/series/series-run.ts';
import type { SeriesRun } from '../../../../src/play/series/series-run.ts';
import { playedDeal } from '../learners-deal.ts';

const RULES: PlayRules = { laws: 'isko', strength: 'learner' };

/**
 * The first deals of a series.
 *
 * @param seed the luck of the learners.
 */
export function playedRun(id: string, deals: number, seed = 1): SeriesRun {
  const numbers = dealsOfSeries(readSeriesId(id)!).slice(0, deals);
  const done = numbers.map((number, index) => {
    const deal = playedDeal(RULES.laws, seed, seatInSeries(index), number);
    return doneDeal(deal, stateOfDeal(deal, RULES.laws));
  });
  return { ...newRun(id, RULES), done, strong: done };
}
