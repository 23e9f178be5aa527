/** Where a game was decided and whether it could be known; comment text, to “you”. */
import { asGoodClause, betterClause } from '#edition/strategy/review/review-words.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import type { Points, Shares } from './worth-known.ts';

/** Where a decision was made. */
export type DecidedAt =
  { readonly at: 'card'; readonly trick: number } | { readonly at: 'layout' | 'game' | 'bid' };

const BEFORE_CARDS = {
  layout: 'through what you put away',
  game: 'through your choice of game',
  bid: 'in the bidding',
} as const;

const placeWords = (place: DecidedAt): string =>
  place.at === 'card' ? `in trick ${place.trick}` : BEFORE_CARDS[place.at];

/** A game that was won without a mistake. */
export const WON = 'Won. Judging by what you could know, nothing you did clearly cost points.';

/** A game that was won in spite of a mistake. */
export const sayWonDespite = (
  place: DecidedAt,
  compared: Shares | Points,
  naming: Naming,
): string =>
  `Won, though it could have gone wrong ${placeWords(place)}: ${betterClause(compared, naming)}.`;

/** A game lost by what could be seen, or what the deals that could have been there do not settle. */
export function sayLostOwn(
  place: DecidedAt,
  known: 'seen' | 'unclear',
  compared: Shares | Points,
  naming: Naming,
): string {
  const could =
    known === 'seen' ? 'and you could have seen it' : 'though that was not clear at the time';
  return `Lost ${placeWords(place)}, ${could}: ${betterClause(compared, naming)}.`;
}

/** A game lost by what was as good as anything else. */
export const sayLostUnseen = (place: DecidedAt, shares: Shares, naming: Naming): string =>
  `Lost ${placeWords(place)}, and nobody could have seen it: ${asGoodClause(shares, naming)}.`;

/** A game lost by the partner’s card. */
export const sayLostByPartner = (trick: number): string =>
  `Lost in trick ${trick}, by your partner’s card and not by yours: with all cards open it gave the game away.`;

/** A game lost by something else, where none of the seat’s decisions was a mistake. */
export const LOST = {
  givingUp: 'Lost by giving up: with all cards open the game could still be won.',
  bid: 'Lost by the bid: the game was made, but it was not worth the number bid.',
  cards:
    'Lost by the cards: with all cards open, and the best play by all, your side could not win the game after the first lead.',
} as const;

/** A game lost by a bid that was a mistake. */
export const sayLostByBid = (compared: Shares | Points, naming: Naming): string =>
  `Lost by the bid, and you could have seen it: ${betterClause(compared, naming)}.`;

/** A game lost by another mistake before the first card. */
export const sayLostBefore = (compared: Shares | Points, naming: Naming): string =>
  `Lost before the first card, and you could have seen it: ${betterClause(compared, naming)}.`;
