/** The words about a series: its name, how a run stands, what a result comes to. */
import type { PlayedLaw } from '../played-laws.ts';
import type { PlayRules } from '../sitting.ts';
import { STRENGTH_WORDS } from '../strength-words.ts';
import { contractName, kindName } from '#edition/game/words/game-name.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { capital } from '../../game/words/text.ts';
import { sayFullDate } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { isRunOver, lengthOf } from './series-run.ts';
import type { SeriesRun } from './series-run.ts';
import { totalOf } from './series-result.ts';
import type { DealResult, SeriesResult } from './series-result.ts';
import { DEALS_IN, readSeriesId, weekOf } from './series.ts';
import type { Series, SeriesKind } from './series.ts';

/** `Thursday, 26 November 2026`, `Week 48 of 2026`. */
export function seriesName(series: Series): string {
  if (series.kind === 'day') return sayFullDate(series.start);
  const { week, year } = weekOf(series);
  return `Week ${week} of ${year}`;
}

/** The same by its id; an id that names none stays as it is. */
export function nameOfSeries(id: string): string {
  const series = readSeriesId(id);
  return series === undefined ? id : seriesName(series);
}

/** `the twelve deals of Thursday, 26 November 2026`, `the thirty-six deals of week 48 of 2026`. */
export function seriesInText(series: Series): string {
  const name = series.kind === 'day' ? seriesName(series) : seriesName(series).replace('W', 'w');
  return `the ${numberWord(DEALS_IN[series.kind])} deals of ${name}`;
}

/** What is chosen of the two: `Twelve deals of the day`. */
export const KIND_WORDS: Readonly<Record<SeriesKind, string>> = {
  day: 'Twelve deals of the day',
  week: 'Thirty-six of the week',
};

/** By which rules and against whom: `Today’s rules · against club players`. */
export function rulesWords({ laws, strength }: PlayRules): string {
  return `${capital(lawWords(laws).inText)} · against ${STRENGTH_WORDS[strength].name.toLowerCase()}`;
}

/** What the points of a list count. */
export function countingWords(laws: PlayedLaw): string {
  return laws === 'isko'
    ? 'Points by today’s list: for a game won the declarer gets its value and 50 more; for a game lost its value is taken twice and 50 more, and each of the others gets 40.'
    : 'By the laws of 1922 each deal is balanced: the declarer gets the value of a game won from each of the two others, and pays it to each for a game lost.';
}

/** How far a run is: `deal 5 of 12`; of one that is over, the points. */
export function progressWords(run: Pick<SeriesRun, 'done' | 'id'>): string {
  const length = lengthOf(run.id);
  return isRunOver(run)
    ? `all ${length} deals played`
    : `deal ${Math.min(run.done.length + 1, length)} of ${length}`;
}

/** What a deal of a result was, short enough for a cell: `Grand Hand, lost`. */
export function dealWords(
  { game, isRamsch }: DealResult,
  laws: PlayedLaw,
  others: readonly string[],
  suits?: SuitStyle,
): string {
  if (game === null) return isRamsch ? kindName('ramsch', laws) : 'Passed in';
  const by = game.declarer === 0 ? '' : `${others[game.declarer] ?? ''}: `;
  return `${by}${contractName(game.contract, laws, suits)}, ${game.won ? 'won' : 'lost'}`;
}

/**
 * A result as a text for a message. It has the points alone, so that who has still to play the deals learns
 * nothing of them.
 *
 * @param strong the points of the strong player in the same seats; null where they are not known.
 * @param url the full address under which the result is set beside others.
 */
export function messageOf(result: SeriesResult, strong: number | null, url: string): string {
  const series = readSeriesId(result.id);
  const practice = result.deals.filter((deal) => deal.practice).length;
  const helped = practice === 0 ? '' : `, ${practice} of ${result.deals.length} deals with help`;
  const name = result.name === '' ? 'My result' : result.name;
  return [
    `Skat: ${series === undefined ? result.id : seriesInText(series)}`,
    rulesWords(result),
    `${name}: ${signed(totalOf(result))}${helped}`,
    ...(strong === null ? [] : [`Strong, in the same seats: ${signed(strong)}`]),
    url,
  ].join('\n');
}

/** Why a series cannot be played yet; null if it can. A date line may lie between two readers. */
export function whyNotYet({ start }: Series, today: Day): string | null {
  return start <= today + 1 ? null : `This series begins on ${sayFullDate(start)}.`;
}
