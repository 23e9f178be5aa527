/** The balancing of a score sheet, line by line and said in words (Foster, p. 46–47). */
import {
  BALANCE,
  sayLowest,
  sayMultiplied,
  saySettled,
} from '#edition/book/exhibits/score-sheet/score-sheet-words.ts';
import type { SettledSide } from '#edition/book/exhibits/score-sheet/score-sheet-words.ts';
import { balanceSheet } from '../../../game/skat/scoresheet.ts';

/** One line of the reckoning: what is done, and what it comes to for each player. */
export interface BalanceLine {
  readonly says: string;
  /** In the order of the players. */
  readonly amounts: readonly number[];
  /** What the amounts make together, where the reckoning needs it. */
  readonly sum: number | null;
}

/**
 * The four lines of balancing a sheet.
 *
 * @param players their names, in the order of the columns.
 * @param totals the last entry of each column, in the same order.
 * @throws RangeError when there are not as many totals as players.
 */
export function balanceLines(
  players: readonly string[],
  totals: readonly number[],
): readonly BalanceLine[] {
  if (players.length !== totals.length) {
    throw new RangeError(`${players.length} players, but ${totals.length} totals.`);
  }
  const { aboveLowest, multiplied, settled, sum } = balanceSheet(totals);
  return [
    { says: BALANCE.lastEntries, amounts: totals, sum: null },
    { says: sayLowestOf(players, totals), amounts: aboveLowest, sum },
    {
      says: sayMultiplied(players.length),
      amounts: multiplied,
      sum: null,
    },
    {
      says: saySettled(sum, sideOf(1, players, settled), sideOf(-1, players, settled)),
      amounts: settled,
      sum: null,
    },
  ];
}

/** What the second line says; who is lowest may be several, or all. */
function sayLowestOf(players: readonly string[], totals: readonly number[]): string {
  const lowest = Math.min(...totals);
  const last = players.filter((_, column) => totals[column] === lowest);
  return last.length === players.length ? BALANCE.allLevel : sayLowest(last, lowest);
}

/** The players who receive something or pay something. */
function sideOf(
  sign: 1 | -1,
  players: readonly string[],
  balances: readonly number[],
): SettledSide {
  const among = players.flatMap((name, column) => {
    const amount = (balances[column] ?? 0) * sign;
    return amount > 0 ? [{ name, amount }] : [];
  });
  return {
    players: among.map(({ name }) => name),
    amounts: among.map(({ amount }) => amount),
  };
}
