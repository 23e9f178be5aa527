/** How the players of a sheet stand, whose deal it is, and by which rules they play. */
import { signed } from '../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** How all stand: `Smith +96, Jones −12 and Brown +16.` */
export const sayTotals = (
  standings: readonly { readonly name: string; readonly total: number }[],
): string => `${listed(standings.map(({ name, total }) => `${name} ${signed(total)}`))}.`;

/**
 * Whose deal it is, and how many are to come: `Jones deals and sits out. 28 deals to play.`
 *
 * @param remaining null for a list without an end.
 */
export function sayTurn(dealer: string, sitsOut: boolean, remaining: number | null): string {
  const turn = `${dealer} deals${sitsOut ? ' and sits out' : ''}.`;
  if (remaining === null) return turn;
  return `${turn} ${remaining === 1 ? 'The last deal.' : `${remaining} deals to play.`}`;
}

/** The number of the next deal, and whose it is as {@link sayTurn} says it. */
export const sayNextDeal = (number: number, turn: string): string => `Deal ${number}: ${turn}`;

/** The list is full. */
export const sayFull = (deals: number, length: number): string =>
  `The list is full: ${deals} of ${length} deals.`;

/** How a sheet is counted, in the line of its rules. */
export const COUNTED_BY = { seeger: 'Seeger', plain: 'game points' } as const;

/** A Bierlachs, and at how many minus points it ends. */
export const sayBierlachs = (limit: number): string => `Bierlachs to ${limit}`;

/** How many play. */
export const sayPlayers = (players: number): string => `${players} players`;

/** How many deals: `1 deal`. */
export const sayDeals = (deals: number): string => counted(deals, 'deal');

/** How long a list is; null for one without an end. */
export const sayLength = (length: number | null): string =>
  length === null ? 'no set end' : sayDeals(length);
