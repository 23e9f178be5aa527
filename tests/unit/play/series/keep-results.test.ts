/** Of what a reader has played in series nothing is lost: not where room is made, nor where two books meet. */
import { expect, test } from 'vitest';
import {
  KEPT_RUNS,
  clearedAway,
  codeOfRun,
  mergeBooks,
} from '../../../../src/play/series/keep-results.ts';
import { EMPTY_BOOK, newRun, nextDealOf, withRun } from '../../../../src/play/series/series-run.ts';
import type { SeriesBook, SeriesRun } from '../../../../src/play/series/series-run.ts';
import { makeSeriesId, seriesOfDay } from '../../../../src/play/series/series.ts';
import type { PlayedLaw } from '../../../../src/play/played-laws.ts';

/** A run of which so many deals are passed in. */
function runOn(day: number, deals: number, laws: PlayedLaw = 'isko'): SeriesRun {
  let run = newRun(makeSeriesId(seriesOfDay(day)), { laws, strength: 'club' });
  for (let index = 0; index < deals; index++) {
    const { conceded, game, number, seat, takenBack, told } = nextDealOf(run)!;
    const dealt = { conceded, game, number, seat, takenBack, told };
    const sheet = { dealer: 0, game: { is: 'passed-in' as const } };
    run = { ...run, done: [...run.done, { ...dealt, claimed: false, code: null, sheet }] };
  }
  return run;
}
const bookOf = (...runs: readonly SeriesRun[]): SeriesBook =>
  runs.reduce(withRun, { ...EMPTY_BOOK, name: 'Kim' });

test('the oldest series that are over make room and leave their codes; one under way stays', () => {
  const runs = Array.from({ length: KEPT_RUNS + 3 }, (_, index) =>
    runOn(20_700 + index, index === 1 ? 5 : 12),
  );
  const book = clearedAway(bookOf(...runs), runs[1]!.id);
  expect(book.runs).toHaveLength(KEPT_RUNS);
  expect(book.runs[0]).toEqual(runs[1]);
  expect(book.codes).toEqual([0, 2, 3].map((index) => codeOfRun(runs[index]!, 'Kim')));
  expect(clearedAway(book, runs[1]!.id)).toBe(book);
});

test('the series at the table stays there when it ends, also where all others are under way', () => {
  const runs = Array.from({ length: KEPT_RUNS + 1 }, (_, index) =>
    runOn(20_700 + index, index === 0 ? 12 : 5),
  );
  const book = bookOf(...runs);
  expect(clearedAway(book, runs[0]!.id)).toBe(book);
  expect(clearedAway(book, runs[1]!.id).codes).toEqual([codeOfRun(runs[0]!, 'Kim')]);
});

test('two books keep all runs, and of one series the run that has gone further', () => {
  const ours = bookOf(runOn(20_700, 4), runOn(20_701, 12));
  const theirs = { ...bookOf(runOn(20_700, 7), runOn(20_702, 1)), name: 'Ann', codes: ['s2'] };
  const merged = mergeBooks(ours, theirs);
  expect(merged.runs.map(({ done }) => done.length)).toEqual([7, 12, 1]);
  expect([merged.name, merged.codes]).toEqual(['Kim', ['s2']]);
  expect(mergeBooks(merged, theirs)).toEqual(merged);
  expect(mergeBooks(EMPTY_BOOK, theirs)).toEqual(theirs);
});

test('a series that was played to its end in both by other rules keeps both results', () => {
  const old = runOn(20_700, 12, 'american-1922');
  const merged = mergeBooks(bookOf(runOn(20_700, 12)), bookOf(old));
  expect(merged.runs[0]!.laws).toBe('isko');
  expect(merged.codes).toEqual([codeOfRun(old, 'Kim')]);
});
