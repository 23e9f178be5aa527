/** The balancing of a score sheet, line by line and said in words (Foster, p. 46–47). */
import { signed } from '../../../game/words/figures.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { listed } from '#edition/game/words/lists.ts';
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
    { says: 'The last entry of each column.', amounts: totals, sum: null },
    { says: sayLowest(players, totals), amounts: aboveLowest, sum },
    {
      says: `There are ${inWords(players.length)} players: multiply by ${players.length}.`,
      amounts: multiplied,
      sum: null,
    },
    {
      says: `Take the ${sum} from each. ${saySettled(players, settled)}`,
      amounts: settled,
      sum: null,
    },
  ];
}

function sayLowest(players: readonly string[], totals: readonly number[]): string {
  const lowest = Math.min(...totals);
  const last = players.filter((_, column) => totals[column] === lowest);
  const verb = last.length === 1 ? 'is' : 'are';
  const has = `${listed(last)} ${verb} lowest, at ${signed(lowest)}.`;
  const shift = Math.abs(lowest);
  if (last.length === players.length) return 'All stand level. Call that 0.';
  if (lowest === 0) return `${has} That is 0 already. Then add up the line.`;
  const others =
    lowest < 0 ? `give each of the others ${shift} more` : `take ${shift} from each of the others`;
  return `${has} Call that 0 and ${others}. Then add up the line.`;
}

/** Who receives what and who pays what, in a sentence or two. */
function saySettled(players: readonly string[], balances: readonly number[]): string {
  const side = (sign: 1 | -1, one: string, several: string): string => {
    const among = players.flatMap((name, column) => {
      const amount = (balances[column] ?? 0) * sign;
      return amount > 0 ? [{ name, amount }] : [];
    });
    if (among.length === 0) return '';
    const names = listed(among.map(({ name }) => name));
    const amounts = listed(among.map(({ amount }) => String(amount)));
    return `${names} ${among.length === 1 ? one : several} ${amounts}`;
  };
  const receive = side(1, 'receives', 'receive');
  const pay = side(-1, 'pays', 'pay');
  return receive === '' ? 'Nobody owes anything.' : `${receive}; ${pay}.`;
}
