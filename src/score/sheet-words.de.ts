/** How the players of a sheet stand, whose deal it is, and by which rules they play. */
import { signed } from '../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';

/** How all stand: `Anna +96, Bert −12 und Carl +16.` */
export const sayTotals = (
  standings: readonly { readonly name: string; readonly total: number }[],
): string => `${listed(standings.map(({ name, total }) => `${name} ${signed(total)}`))}.`;

/**
 * Whose deal it is, and how many are to come: `Bert gibt und setzt aus. Noch 28 Spiele.`
 *
 * @param remaining null for a list without an end.
 */
export function sayTurn(dealer: string, sitsOut: boolean, remaining: number | null): string {
  const turn = `${dealer} gibt${sitsOut ? ' und setzt aus' : ''}.`;
  if (remaining === null) return turn;
  return `${turn} ${remaining === 1 ? 'Das letzte Spiel.' : `Noch ${remaining} Spiele.`}`;
}

/** The number of the next deal, and whose it is as {@link sayTurn} says it. */
export const sayNextDeal = (number: number, turn: string): string => `Spiel ${number}: ${turn}`;

/** The list is full. */
export const sayFull = (deals: number, length: number): string =>
  `Die Liste ist voll: ${deals} von ${length} Spielen.`;

/** How a sheet is counted, in the line of its rules. */
export const COUNTED_BY = { seeger: 'Seeger', plain: 'Spielpunkte' } as const;

/** A Bierlachs, and at how many minus points it ends. */
export const sayBierlachs = (limit: number): string => `Bierlachs bis ${limit}`;

/** How many play. */
export const sayPlayers = (players: number): string => counted(players, 'player');

/** How many deals, each of them one game: `1 Spiel`. */
export const sayDeals = (deals: number): string => counted(deals, 'game');

/** How long a list is; null for one without an end. */
export const sayLength = (length: number | null): string =>
  length === null ? 'ohne festes Ende' : sayDeals(length);
