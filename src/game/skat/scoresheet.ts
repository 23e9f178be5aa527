/**
 * The score sheet: a column for each player, each entry the running total, and how it is balanced
 * when the sitting ends (Foster, law 58; p. 45–47).
 */

/** One hand on the sheet: whose column, and what is added to it (minus when lost). */
export interface SheetEntry {
  /** Index of the player's column, from 0. */
  readonly player: number;
  readonly score: number;
}

/**
 * The columns of a sheet: under each player only that player's own hands, each entered as the new
 * total.
 *
 * @param players how many columns, three or more.
 * @throws RangeError for an entry in a column that is not there.
 */
export function runningTotals(players: number, entries: Iterable<SheetEntry>): number[][] {
  const columns = Array.from({ length: players }, (): number[] => []);
  for (const { player, score } of entries) {
    const column = columns[player];
    if (column === undefined) throw new RangeError(`There is no column ${player}.`);
    column.push((column.at(-1) ?? 0) + score);
  }
  return columns;
}

/** The steps of balancing a sheet, player by player, as they are written below each other. */
export interface Balance {
  /** The totals with the lowest called 0: what each has above it. */
  readonly aboveLowest: readonly number[];
  /** Those added together, the amount that each is then charged. */
  readonly sum: number;
  /** What each has above the lowest, times the number of players. */
  readonly multiplied: readonly number[];
  /** What each receives (plus) or pays (minus); together 0. */
  readonly settled: readonly number[];
}

/**
 * Balances a sheet, so that everybody wins from or loses to everybody else the difference
 * between their totals (law 59; p. 46–47).
 *
 * @param totals the last entry of each column; 0 for a player without one.
 */
export function balanceSheet(totals: readonly number[]): Balance {
  const lowest = Math.min(...totals);
  const aboveLowest = totals.map((total) => total - lowest);
  const sum = aboveLowest.reduce((a, b) => a + b, 0);
  const multiplied = aboveLowest.map((above) => above * totals.length);
  return { aboveLowest, sum, multiplied, settled: multiplied.map((amount) => amount - sum) };
}
