/** A reader’s run through a series, and the book of all runs that this browser keeps. */
import { dealAtTable } from '../sitting.ts';
import type { DoneDeal, PlayRules, Sitting, TableDeal } from '../sitting.ts';
import { DEALS_IN, dealsOfSeries, readSeriesId, seatInSeries } from './series.ts';

export interface SeriesRun extends Sitting {
  readonly id: string;
  /**
   * What the strong player made of the same seats against the same opponents, deal by deal; as far as that has
   * been played out.
   */
  readonly strong: readonly DoneDeal[];
}

export interface SeriesBook {
  /** What the reader is called on a result; empty for no name. */
  readonly name: string;
  /** In the order in which they were begun, one of each series. */
  readonly runs: readonly SeriesRun[];
  /** The results of friends, and of own runs that were cleared away, as codes. */
  readonly codes: readonly string[];
}

export const EMPTY_BOOK: SeriesBook = { name: '', runs: [], codes: [] };

/** The run through a series; undefined where the reader has not begun it. */
export function runOf({ runs }: SeriesBook, id: string): SeriesRun | undefined {
  return runs.find((run) => run.id === id);
}

/** A run before its first deal. */
export function newRun(id: string, { laws, strength }: PlayRules): SeriesRun {
  return { id, laws, strength, done: [], deal: null, strong: [] };
}

/** How many deals the series of a run has. */
export function lengthOf(id: string): number {
  return DEALS_IN[readSeriesId(id)?.kind ?? 'day'];
}

/** Whether all deals of a run are played. */
export function isRunOver({ done, id }: Pick<SeriesRun, 'done' | 'id'>): boolean {
  return done.length >= lengthOf(id);
}

/** The deal that comes next in a run, as it is put on the table; null after the last. */
export function nextDealOf({ done, id }: Pick<SeriesRun, 'done' | 'id'>): TableDeal | null {
  const series = readSeriesId(id);
  const number = series === undefined ? undefined : dealsOfSeries(series)[done.length];
  return number === undefined ? null : dealAtTable(number, seatInSeries(done.length));
}

/** The book with a run as it stands now, in the place of what was there of it. */
export function withRun(book: SeriesBook, run: SeriesRun): SeriesBook {
  const known = runOf(book, run.id);
  const runs =
    known === undefined
      ? [...book.runs, run]
      : book.runs.map((one) => (one.id === run.id ? run : one));
  return { ...book, runs };
}

/**
 * The book with one more deal that the strong player has played; unchanged where another tab has been
 * faster.
 *
 * @param index which deal of the series it is, from 0.
 */
export function withStrong(
  book: SeriesBook,
  id: string,
  index: number,
  deal: DoneDeal,
): SeriesBook {
  const run = runOf(book, id);
  if (run?.strong.length !== index || run.done.length <= index) return book;
  return withRun(book, { ...run, strong: [...run.strong, deal] });
}
