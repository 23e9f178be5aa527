/**
 * The results of measures, read from content/measures when the site is built. The build measures
 * nothing; `npm run measure` does.
 */
import type { MeasureResult } from '../measures/result.ts';
import type { Estimate } from '../measures/tally.ts';

const files = import.meta.glob<MeasureResult>('/content/measures/*.json', {
  import: 'default',
  eager: true,
});

/** All results, in the order of their numbers. */
export const measureResults: readonly MeasureResult[] = Object.values(files).sort((one, other) =>
  one.id.localeCompare(other.id, 'en', { numeric: true }),
);

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
