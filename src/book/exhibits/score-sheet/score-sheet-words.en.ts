/** What stands beside the score sheets of a chapter. */
import { listed } from '#edition/game/words/lists.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { signed } from '../../../game/words/figures.ts';

/** The table of values. */
export const GAME_VALUES = { base: 'Base value', won: 'Won with or without' } as const;

/** A sheet that is balanced line by line. */
export const BALANCE = {
  together: 'Together',
  lineByLine: 'Line by line',
  nextLine: 'The next line',
  reset: 'The book’s numbers again',
  invitation: 'Or write other totals over these.',
  notRead: 'An entry is a whole number, such as 96 or -12, of four digits at most.',
  question: 'What comes next? Work it out, then look.',
  lastEntries: 'The last entry of each column.',
  allLevel: 'All stand level. Call that 0.',
} as const;

/** The field for the last entry of a player’s column. */
export const sayEntry = (player: string): string => `${player}, last entry`;

/** The second line: whose total is lowest, and what the others get. @param lowest their total. */
export function sayLowest(players: readonly string[], lowest: number): string {
  const verb = players.length === 1 ? 'is' : 'are';
  const has = `${listed(players)} ${verb} lowest, at ${signed(lowest)}.`;
  if (lowest === 0) return `${has} That is 0 already. Then add up the line.`;
  const shift = Math.abs(lowest);
  const others =
    lowest < 0 ? `give each of the others ${shift} more` : `take ${shift} from each of the others`;
  return `${has} Call that 0 and ${others}. Then add up the line.`;
}

/** The third line. @param players how many there are. */
export const sayMultiplied = (players: number): string =>
  `There are ${inWords(players)} players: multiply by ${players}.`;

/** Players, and what each of them receives or pays. */
export interface SettledSide {
  readonly players: readonly string[];
  /** In the order of the players. */
  readonly amounts: readonly number[];
}

/** The last line: what is taken from each, who receives what and who pays what. */
export function saySettled(sum: number, receiving: SettledSide, paying: SettledSide): string {
  const side = ({ amounts, players }: SettledSide, one: string, several: string): string =>
    `${listed(players)} ${players.length === 1 ? one : several} ${listed(amounts.map(String))}`;
  const settled =
    receiving.players.length === 0
      ? 'Nobody owes anything.'
      : `${side(receiving, 'receives', 'receive')}; ${side(paying, 'pays', 'pay')}.`;
  return `Take the ${sum} from each. ${settled}`;
}
