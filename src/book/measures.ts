/**
 * The results of measures, read from content/measures when the site is built. The build measures
 * nothing; `npm run measure` does.
 */
import {
  NOTHING_COMPARED,
  addAgreement,
  compareResults,
} from '../strategy/simulations/agreement.ts';
import type { Agreement } from '../strategy/simulations/agreement.ts';
import type { MeasureResult } from '../strategy/simulations/result.ts';
import type { Estimate } from '../strategy/simulations/tally.ts';

const files = import.meta.glob<MeasureResult>('/content/measures/*.json', {
  import: 'default',
  eager: true,
});

/** All results, in the order of their numbers. */
export const measureResults: readonly MeasureResult[] = Object.values(files).sort((one, other) =>
  one.id.localeCompare(other.id, 'en', { numeric: true }),
);

const again = import.meta.glob<MeasureResult>('/content/measures/again/*.json', {
  import: 'default',
  eager: true,
});

/** The measures taken on other deals: how many, on what, and how far they agree with what is printed. */
export interface TakenAgain extends Agreement {
  readonly measures: number;
  readonly seed: number;
  readonly deals: number;
}

/**
 * Holds the measures taken again against the printed ones.
 *
 * @throws Error when one is missing or they are not of the same deals: that stops the build.
 */
export function takenAgain(): TakenAgain {
  const others = Object.values(again);
  const [first] = others;
  const alike = others.every(({ deals, seed }) => deals === first?.deals && seed === first.seed);
  if (first === undefined || !alike || others.length !== measureResults.length) {
    throw new Error('content/measures/again is not every measure on the same other deals.');
  }
  const { deals, seed } = first;
  const agreements = others.map((other) => compareResults(other, measureResult(other.id)));
  return {
    deals,
    seed,
    measures: agreements.length,
    ...agreements.reduce(addAgreement, NOTHING_COMPARED),
  };
}

/**
 * The result of a measure.
 *
 * @throws Error when it has not been taken: that stops the build.
 */
export function measureResult(id: string): MeasureResult {
  const found = measureResults.find((result) => result.id === id);
  if (found !== undefined) return found;
  throw new Error(`There is no content/measures/${id}.json. Take it: npm run measure -- ${id}`);
}

/**
 * What a group of a measure came to.
 *
 * @throws Error with the groups that there are, when this is none of them.
 */
export function measuredGroup(result: MeasureResult, group: string): Estimate {
  const found = result.groups[group];
  if (found !== undefined) return found;
  const known = Object.keys(result.groups).join('\n  ');
  throw new Error(`Measure ${result.id} has no group “${group}”. There are:\n  ${known}`);
}
