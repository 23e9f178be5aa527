/** The results that the book prints, held against the measures as they are taken now. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MEASURES } from '../../../../src/strategy/simulations/measures.ts';
import type { MeasureResult } from '../../../../src/strategy/simulations/result.ts';
import { takeMeasure } from '../../../../src/strategy/simulations/run.ts';
import { estimate } from '../../../../src/strategy/simulations/tally.ts';

const results = globSync('content/measures/*.json').map(
  (file) => [file, JSON.parse(readFileSync(file, 'utf8')) as MeasureResult] as const,
);
const resultOf = (id: string): MeasureResult => {
  const found = results.find(([, result]) => result.id === id)?.[1];
  if (found === undefined) throw new Error(`There is no result of ${id}.`);
  return found;
};

test.each(results)('%s is of a measure, with its deals, and named after it', (file, result) => {
  const measure = MEASURES.find(({ id }) => id === result.id);
  expect(file.replaceAll('\\', '/')).toBe(`content/measures/${result.id}.json`);
  expect([result.title, result.how, result.page]).toEqual([
    measure?.title,
    measure?.how,
    measure?.page,
  ]);
  expect(result.deals).toBe(measure?.deals);
  expect(result.deals).toBeGreaterThanOrEqual(10_000);
});

describe.each(['T3', 'T15'])('%s, taken on three hundred other deals', (id) => {
  const measure = MEASURES.find((one) => one.id === id);
  const tallies = measure === undefined ? {} : takeMeasure(measure, 4711, { first: 0, end: 300 });

  test.each(Object.keys(resultOf(id).groups))('agrees within the margins: %s', (group) => {
    const tally = tallies[group];
    if (tally === undefined) throw new Error('The group did not come up.');
    const [now, printed] = [estimate(tally), resultOf(id).groups[group]!];
    // Two margins of 95 in 100 that miss each other would be one time in a hundred and more.
    expect(Math.abs(now.mean - printed.mean)).toBeLessThanOrEqual(
      1.5 * Math.hypot(now.margin, printed.margin),
    );
  });
});
