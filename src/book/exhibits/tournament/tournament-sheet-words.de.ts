/** What stands on the sheet of a tournament table. */
import { signed } from '../../../game/words/figures.ts';

/** The heads and feet of its columns. */
export const TOURNAMENT_SHEET = {
  title: 'Die Liste',
  deal: 'Spiel',
  remarks: 'Bemerkungen',
  won: 'gewonnen',
  lost: 'verloren',
  sum: 'Summe',
  points: 'Punkte',
  games: 'Spiele',
} as const;

/** Games won less games lost, and what that makes. */
export const sayNetGames = (won: number, lost: number): string =>
  `${won} minus ${lost}: ${signed(won - lost)}`;
