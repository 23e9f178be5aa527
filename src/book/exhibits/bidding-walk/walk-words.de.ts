/** What is said of the bidding, and what stands beside a deal. */
import { SEAT_WORDS as SEATS } from '../../../game/words/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { BiddingWay } from './ladders.ts';

/** The buttons of a bidding that goes word by word. */
export const WALK = {
  next: 'Das nächste Wort',
  all: 'Alles zeigen',
  again: 'Von vorn',
  others: 'Probier andere Blätter: Wie weit geht jeder Platz mit?',
  noBid: 'passt gleich',
} as const;

/** A deal without its play. */
export const DISTRIBUTION = { skat: 'Im Skat', open: 'Am Tisch spielen.' } as const;

/** Who speaks to whom. */
export const sayTo = (from: Seat, to: Seat): string => `${SEATS[from]} zu ${SEATS[to]}`;

/** What a bid asks. @param offer the suit or the number. */
export function sayAsk(offer: string, way: BiddingWay): string {
  const game = way === 'suits' ? `eins in ${offer}` : `eins für ${offer}`;
  return `Ist dein Spiel so viel wert wie ${game}? Wenn nicht, spiele ich so eins.`;
}

/** What an answer means. */
export const ANSWERS = {
  yes: 'So viel ist mein Spiel auch wert. Biete mehr oder passe.',
  no: 'So viel ist mein Spiel nicht wert. Dein Gebot steht.',
} as const;

/**
 * What a pass means.
 *
 * @param offer the bid that stands; null for none.
 * @param ahead who is ahead then.
 * @param next who may speak now; null where nobody new may.
 */
export function sayPass(offer: string | null, ahead: Seat, next: Seat | null): string {
  const nothing = offer === null ? 'Ich habe nichts zu bieten.' : 'Mehr habe ich nicht.';
  const bid = offer === null ? 'ohne Gebot' : `mit ${offer}`;
  const handOver = next === null ? '' : ` Jetzt ist ${SEATS[next]} dran.`;
  return `${nothing} ${SEATS[ahead]} liegt vorn, ${bid}.${handOver}`;
}

/** Nobody has bid. @param player who may play. */
export const sayNoBid = (player: Seat, way: BiddingWay): string =>
  way === 'suits'
    ? `Niemand hat gereizt. ${SEATS[player]} spielt allein, in einer Farbe nach Wahl.`
    : `Niemand hat gereizt. ${SEATS[player]} darf jedes Spiel spielen, sonst gibt es Ramsch.`;

/** Who is the declarer at a number. */
export const sayAtNumber = (player: Seat, number: string): string =>
  `${SEATS[player]} spielt allein, und das Spiel muss mindestens ${number} wert sein.`;

/** Who is the declarer, and in which suits; there is one at least. */
export function sayInSuits(player: Seat, suits: readonly string[]): string {
  const [first = ''] = suits;
  const which = suits.length === 1 ? `und zwar nur in ${first}` : `in ${listed(suits, 'or')}`;
  return `${SEATS[player]} spielt allein, ${which}.`;
}
