/** What is said of the bidding, and what stands beside a deal. */
import { SEAT_WORDS as SEATS } from '../../../game/words/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { BiddingWay } from './ladders.ts';

/** The buttons of a bidding that goes word by word. */
export const WALK = {
  next: 'The next word',
  all: 'All of it',
  again: 'From the beginning',
  others: 'Try other hands: how far would each of them go?',
  noBid: 'no bid',
} as const;

/** A deal without its play. */
export const DISTRIBUTION = { skat: 'In the skat', open: 'Open the deal and play it.' } as const;

/** Who speaks to whom. */
export const sayTo = (from: Seat, to: Seat): string => `${SEATS[from]} to ${SEATS[to]}`;

/** What a bid asks. @param offer the suit or the number. */
export function sayAsk(offer: string, way: BiddingWay): string {
  const game = way === 'suits' ? `a game in ${offer}` : `a game of ${offer}`;
  return `Is your game as good as ${game}? If not, I will try one that is.`;
}

/** What an answer means. */
export const ANSWERS = {
  yes: 'My game is as good as that. Go higher, or pass.',
  no: 'My game is not as good. Your bid stands.',
} as const;

/**
 * What a pass means.
 *
 * @param offer the bid that stands; null for none.
 * @param ahead who is ahead then.
 * @param next who may speak now; null where nobody new may.
 */
export function sayPass(offer: string | null, ahead: Seat, next: Seat | null): string {
  const nothing = offer === null ? 'I have nothing to offer.' : 'I have nothing better.';
  const bid = offer === null ? 'without a bid' : `at ${offer}`;
  const handOver = next === null ? '' : ` ${SEATS[next]} may speak now.`;
  return `${nothing} ${SEATS[ahead]} is ahead, ${bid}.${handOver}`;
}

/** Nobody has bid. @param player who may play. */
export const sayNoBid = (player: Seat, way: BiddingWay): string =>
  way === 'suits'
    ? `Nobody bid. ${SEATS[player]} is the declarer, and any suit will do.`
    : `Nobody bid. ${SEATS[player]} may play any game, or else it is Ramsch.`;

/** Who is the declarer at a number. */
export const sayAtNumber = (player: Seat, number: string): string =>
  `${SEATS[player]} is the declarer, with a game worth ${number} or more.`;

/** Who is the declarer, and in which suits; there is one at least. */
export function sayInSuits(player: Seat, suits: readonly string[]): string {
  const [first = ''] = suits;
  const which = suits.length === 1 ? `only ${first} will do` : `may play ${listed(suits, 'or')}`;
  return `${SEATS[player]} is the declarer, and ${which}.`;
}
