/** What is said of a series by its id, of a run, and of a result. */
import { sayBeginsOn } from '#edition/play/address-words.ts';
import {
  PASSED_IN,
  sayAllPlayed,
  sayDealOf,
  sayGameOfDeal,
  sayResult,
  seriesName,
} from '#edition/play/series/series-words.ts';
import type { PlayedLaw } from '../played-laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { Day } from '../../lib/days.ts';
import { isRunOver, lengthOf } from './series-run.ts';
import type { SeriesRun } from './series-run.ts';
import { totalOf } from './series-result.ts';
import type { DealResult, SeriesResult } from './series-result.ts';
import { readSeriesId } from './series.ts';
import type { Series } from './series.ts';

/** The name of a series by its id; an id that names none stays as it is. */
export function nameOfSeries(id: string): string {
  const series = readSeriesId(id);
  return series === undefined ? id : seriesName(series);
}

/** How far a run is: `deal 5 of 12`; of one that is over, that it is. */
export function progressWords(run: Pick<SeriesRun, 'done' | 'id'>): string {
  const length = lengthOf(run.id);
  return isRunOver(run)
    ? sayAllPlayed(length)
    : sayDealOf(Math.min(run.done.length + 1, length), length);
}

/** What a deal of a result was, short enough for a cell: `Grand Hand, lost`. */
export function dealWords(
  { game, isRamsch }: DealResult,
  laws: PlayedLaw,
  others: readonly string[],
  suits?: SuitStyle,
): string {
  if (game === null) return isRamsch ? kindName('ramsch', laws) : PASSED_IN;
  const declarer = game.declarer === 0 ? null : (others[game.declarer] ?? '');
  return sayGameOfDeal(declarer, game.contract, laws, game.won, suits);
}

/**
 * A result as a text for a message. It has the points alone, so that who has still to play the deals learns
 * nothing of them.
 *
 * @param strong the points of the strong player in the same seats; null where they are not known.
 * @param url the full address under which the result is set beside others.
 */
export function messageOf(result: SeriesResult, strong: number | null, url: string): string {
  const { deals, id, laws, name, strength } = result;
  return sayResult({
    series: readSeriesId(id) ?? id,
    laws,
    strength,
    name,
    points: totalOf(result),
    deals: deals.length,
    helped: deals.filter(({ practice }) => practice).length,
    strong,
    url,
  });
}

/** Why a series cannot be played yet; null if it can. A date line may lie between two readers. */
export function whyNotYet({ start }: Series, today: Day): string | null {
  return start <= today + 1 ? null : sayBeginsOn(start);
}
