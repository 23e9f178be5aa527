/** Where a game was decided and whether it could be known; comment text, to “you”. */
import { asGoodClause, betterClause } from '#edition/strategy/review/review-words.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import type { Points, Shares } from './worth-known.ts';

/** Where a decision was made. */
export type DecidedAt =
  { readonly at: 'card'; readonly trick: number } | { readonly at: 'layout' | 'game' | 'bid' };

const BEFORE_CARDS = {
  layout: 'beim Drücken',
  game: 'bei der Wahl des Spiels',
  bid: 'beim Reizen',
} as const;

const placeWords = (place: DecidedAt): string =>
  place.at === 'card' ? `in Stich ${place.trick}` : BEFORE_CARDS[place.at];

/** A game that was won without a mistake. */
export const WON =
  'Gewonnen, und nach dem, was du wissen konntest, hat dich keine Entscheidung spürbar etwas gekostet.';

/** A game that was won in spite of a mistake. */
export const sayWonDespite = (
  place: DecidedAt,
  compared: Shares | Points,
  naming: Naming,
): string =>
  `Gewonnen, aber ${placeWords(place)} hätte es schiefgehen können: ${betterClause(compared, naming)}.`;

/** A game lost by what could be seen, or what the deals that could have been there do not settle. */
export function sayLostOwn(
  place: DecidedAt,
  known: 'seen' | 'unclear',
  compared: Shares | Points,
  naming: Naming,
): string {
  const could = known === 'seen' ? 'und das war zu sehen' : 'und das war nicht eindeutig';
  return `Verloren ${placeWords(place)}, ${could}: ${betterClause(compared, naming)}.`;
}

/** A game lost by what was as good as anything else. */
export const sayLostUnseen = (place: DecidedAt, shares: Shares, naming: Naming): string =>
  `Verloren ${placeWords(place)}, und das konnte niemand sehen: ${asGoodClause(shares, naming)}.`;

/** A game lost by the partner’s card. */
export const sayLostByPartner = (trick: number): string =>
  `Verloren in Stich ${trick}, und zwar durch die Karte deines Partners und nicht durch deine: Mit offenen Karten hat diese Karte das Spiel gekostet.`;

/** A game lost by something else, where none of the seat’s decisions was a mistake. */
export const LOST = {
  givingUp: 'Verloren durch Aufgeben: Mit offenen Karten war das Spiel noch zu gewinnen.',
  bid: 'Überreizt und darum verloren: Am Tisch war das Spiel gewonnen, es ist aber weniger wert als gereizt.',
  cards:
    'An den Karten verloren: Mit offenen Karten und bestem Spiel von allen konnte deine Partei nach dem ersten Ausspiel nicht mehr gewinnen.',
} as const;

/** A game lost by a bid that was a mistake. */
export const sayLostByBid = (compared: Shares | Points, naming: Naming): string =>
  `Durch das Gebot verloren, und das war zu sehen: ${betterClause(compared, naming)}.`;

/** A game lost by another mistake before the first card. */
export const sayLostBefore = (compared: Shares | Points, naming: Naming): string =>
  `Vor der ersten Karte verloren, und das war zu sehen: ${betterClause(compared, naming)}.`;
