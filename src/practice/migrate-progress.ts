/**
 * Migrates older progress to the present version.
 *
 * Version 1 wrote each answer out, without a day and without a mark for questions asked again, and
 * knew of each drill only its level:
 *
 *     {"vorhand": "practice", "version": 1,
 *      "results": [{"session", "n", "at", "drill", "kind", "level", "right", "ms"}, …],
 *      "levels": {drill: level}}
 */
import { isObject } from '../lib/json/json.ts';

const DAY = 86_400_000;

/**
 * Converts the parts of progress of an older version. Damaged parts pass unchanged, and the checks
 * find them.
 */
export function migrate(
  data: Readonly<Record<string, unknown>>,
  version: number,
): Readonly<Record<string, unknown>> {
  return version === 1 ? fromFirst(data) : data;
}

function fromFirst(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { levels, results } = data;
  const rows: unknown = Array.isArray(results) ? results.map(rowFromFirst) : results;
  const choices = isObject(levels)
    ? Object.fromEntries(
        Object.entries(levels).map(([drill, level]) => [
          drill,
          { at: 0, level, follows: true, length: 10, clock: false, options: {} },
        ]),
      )
    : levels;
  return { results: rows, choices };
}

function rowFromFirst(result: unknown): unknown {
  if (!isObject(result)) return result;
  const { at, drill, kind, level, ms, n, right, session } = result;
  // The day was not stored; the UTC day is off by one at most.
  const day = typeof at === 'number' ? Math.floor(at / DAY) : at;
  const seconds = typeof ms === 'number' ? Math.round(ms / 100) / 10 : ms;
  const flag = typeof right === 'boolean' ? Number(right) : right;
  const id = typeof session === 'string' && typeof n === 'number' ? `${session}.${n}` : undefined;
  return [id, at, day, drill, kind, level, flag, seconds, 0];
}
