/** What remains of runs that make room for others: their results, as codes. */
import { makeResultCode } from './result-code.ts';
import { resultOf } from './series-result.ts';
import { isRunOver, runOf, withRun } from './series-run.ts';
import type { SeriesBook, SeriesRun } from './series-run.ts';

/** So many runs are kept with every card; of older ones that are over, the result remains as a code. */
export const KEPT_RUNS = 20;

/** The result of a run that is over, as a code. */
export const codeOfRun = (run: SeriesRun, name: string): string =>
  makeResultCode(resultOf(run, name));

const withCodes = (book: SeriesBook, codes: readonly string[]): SeriesBook => ({
  ...book,
  codes: [...new Set([...book.codes, ...codes])],
});

/** Clears away the oldest runs that are over, beyond {@link KEPT_RUNS}; the one at the table stays. */
export function clearedAway(book: SeriesBook, atTable: string): SeriesBook {
  const excess = book.runs.length - KEPT_RUNS;
  if (excess <= 0) return book;
  const old = book.runs.filter((run) => isRunOver(run) && run.id !== atTable).slice(0, excess);
  if (old.length === 0) return book;
  const runs = book.runs.filter((run) => !old.includes(run));
  return withCodes(
    { ...book, runs },
    old.map((run) => codeOfRun(run, book.name)),
  );
}

/** How far a run has come, to be compared. */
const progressOf = ({ deal, done, strong }: SeriesRun): number =>
  done.length * 10_000 + (deal?.actions.length ?? 0) * 100 + strong.length;

/**
 * Two books together. Of each series the run remains that has gone further; where both are over and differ,
 * ours, and the result of theirs as a code.
 */
export function mergeBooks(ours: SeriesBook, theirs: SeriesBook): SeriesBook {
  const merged = theirs.runs.reduce((book, run) => {
    const own = runOf(book, run.id);
    if (own === undefined || progressOf(run) > progressOf(own)) return withRun(book, run);
    const [result, other] = [own, run].map((one) =>
      isRunOver(one) ? codeOfRun(one, theirs.name) : null,
    );
    return other === null || other === undefined || other === result
      ? book
      : withCodes(book, [other]);
  }, ours);
  return {
    ...withCodes(merged, theirs.codes),
    name: ours.name === '' ? theirs.name : ours.name,
  };
}
