/** The results of measures, read from their files by what runs before the site does. */
import { readFileSync, readdirSync } from 'node:fs';
import type { MeasureResult } from '../strategy/simulations/result.ts';

const MEASURES = 'content/measures';

let read: readonly MeasureResult[] | undefined;

/** All results; they are ours, written by `npm run measure`, and read once. */
export function readMeasureFiles(): readonly MeasureResult[] {
  return (read ??= readdirSync(MEASURES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${MEASURES}/${file}`, 'utf8')) as MeasureResult));
}
