/**
 * A drill over time as a chart: a row for each level, with a bar for each day, or for several days
 * where single ones would be too narrow. A day weighs as much as was answered on it.
 */
import { shortDate } from '../lib/days.ts';
import type { Day } from '../lib/days.ts';
import type { Result } from './progress.ts';
import { groupBy, tally } from './statistics.ts';
import type { AnswerTally } from './statistics.ts';

/** The days of one bar. */
export interface ChartCell extends AnswerTally {
  /** Its place on the axis, from 0. */
  readonly at: number;
}

export interface ChartRow extends AnswerTally {
  readonly level: number;
  readonly cells: readonly ChartCell[];
}

export interface Chart {
  /** How many days one bar covers. */
  readonly span: number;
  /** How many bars there is room for. */
  readonly places: number;
  /** Dates on the axis, with their places. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** The most answers in any cell, and the longest time for a right answer in any cell. */
  readonly most: number;
  readonly slowest: number;
  /** By level, the highest first. */
  readonly rows: readonly ChartRow[];
}

/** The days a bar may cover: a day, a week, four weeks, a quarter, a year. */
const SPANS = [1, 7, 28, 91, 364] as const;
/** More bars than this cannot be told apart on a phone. */
const MOST_PLACES = 31;
/** The first day alone must not fill the whole chart. */
const LEAST_PLACES = 7;
const TICKS = 4;

/** The chart of some results; null where there are none. */
export function chartOf(results: readonly Result[]): Chart | null {
  if (results.length === 0) return null;
  const days = results.map(({ day }) => day);
  const first = days.reduce((a, b) => Math.min(a, b));
  const range = days.reduce((a, b) => Math.max(a, b)) - first + 1;
  const span = SPANS.find((span) => range / span <= MOST_PLACES) ?? Math.ceil(range / MOST_PLACES);
  const places = Math.max(LEAST_PLACES, Math.ceil(range / span));
  const rows = groupBy(results, ({ level }) => level)
    .map(([level, answers]): ChartRow => {
      const cells = groupBy(answers, ({ day }) => Math.floor((day - first) / span));
      return {
        level,
        ...tally(answers),
        cells: cells.map(([at, some]) => ({ at, ...tally(some) })),
      };
    })
    .sort((a, b) => b.level - a.level);
  const cells = rows.flatMap((row) => row.cells);
  return {
    span,
    places,
    ticks: ticksOf(first, span, places),
    most: Math.max(...cells.map(({ total }) => total)),
    slowest: Math.max(1, ...cells.map(({ seconds }) => seconds ?? 0)),
    rows,
  };
}

/** A few evenly spaced dates, always including the first place. */
function ticksOf(first: Day, span: number, places: number): Chart['ticks'] {
  const step = Math.max(1, Math.ceil(places / TICKS));
  return Array.from({ length: Math.ceil(places / step) }, (_, index) => ({
    at: index * step,
    label: shortDate(first + index * step * span),
  }));
}
