/** Medians, of numbers and of what consists of numbers. */

/** The middle of some numbers, or the mean of the two in the middle; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return sorted.length === 0 ? NaN : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of each number by itself. None at all has no medians: a RangeError. */
export function medians<Row extends object>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new RangeError('There is nothing to take medians of.');
  const keys = Object.keys(first) as (keyof Row)[];
  const entries = keys.map((key) => [key, median(rows.map((row) => Number(row[key])))] as const);
  return Object.fromEntries(entries) as Row;
}
