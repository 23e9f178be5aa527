/** Medians of what consists of numbers. */
import { median } from '../../src/practice/summary.ts';

/** The median of each number by itself. None at all has no medians: a RangeError. */
export function medians<Row extends object>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new RangeError('There is nothing to take medians of.');
  const keys = Object.keys(first) as (keyof Row)[];
  const entries = keys.map((key) => [key, median(rows.map((row) => Number(row[key])))] as const);
  return Object.fromEntries(entries) as Row;
}
