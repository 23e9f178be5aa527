/** What stands on the sheet of a tournament table. */
import { signed } from '../../../game/words/figures.ts';

/** The heads and feet of its columns. */
export const TOURNAMENT_SHEET = {
  title: 'The sheet',
  deal: 'Deal',
  remarks: 'Remarks',
  won: 'won',
  lost: 'lost',
  sum: 'Sum',
  points: 'Points',
  games: 'Games',
} as const;

/** Games won less games lost, and what that makes. */
export const sayNetGames = (won: number, lost: number): string =>
  `${won} less ${lost}: ${signed(won - lost)}`;
