/** What happens at a place of a hand, and how the table stands there, in sentences. */
import type { PackCard } from '../cards/cards.ts';
import type { CardTerms } from '../words/card-terms.ts';
import { cardName } from '../words/cards.ts';
import { theCard } from '../words/grammar.de.ts';
import { listed } from '../words/lists.de.ts';
import { counted } from '../words/nouns.de.ts';
import { seatName } from '../words/seats.ts';
import { capital } from '../words/text.ts';

/** A card that a seat has played. */
export interface SaidPlay {
  readonly seat: string;
  readonly card: PackCard;
}

/** The card that somebody plays, leads or puts away. */
const playedCard = (card: PackCard, { suits }: CardTerms): string =>
  theCard(card, 'accusative', suits);

/** The places before the play. */
export const BEFORE_PLAY = {
  deal: 'Die Karten sind gegeben.',
  layout: 'Vor dem ersten Ausspiel.',
} as const;

/** The two cards that were put away. @param declarer null in a Ramsch, where the last player does it. */
export function sayPutAway(
  declarer: string | null,
  layout: readonly PackCard[],
  terms: CardTerms,
): string {
  if (declarer !== null) {
    return `${seatName(declarer)} drückt ${listed(layout.map((card) => playedCard(card, terms)))}.`;
  }
  return `Zuletzt gedrückt: ${listed(layout.map((card) => cardName(card, 'de', terms.suits)))}.`;
}

/** A trick of which no card has been played. */
export const sayTrick = (trick: number): string => `Stich ${trick}.`;

/** The first card of a trick. */
export const sayLead = (trick: number, { card, seat }: SaidPlay, terms: CardTerms): string =>
  `Stich ${trick}. ${seatName(seat)} spielt ${playedCard(card, terms)} aus.`;

/** A card that follows. */
export const sayPlay = ({ card, seat }: SaidPlay, terms: CardTerms): string =>
  `${seatName(seat)} spielt ${playedCard(card, terms)}.`;

/** The last card of a trick. @param end what else is to be known of the trick. */
export function sayLastPlay(play: SaidPlay, end: SaidEnd, terms: CardTerms): string {
  const takes = `${sayPlay(play, terms)} ${seatName(end.by)} macht den Stich`;
  if (end.counts === null) return `${takes}.`;
  const counts = end.counts.map(({ name, number }) => `${name} ${number}`).join(', ');
  const points = end.points === null ? '' : `, ${counted(end.points, 'point')}`;
  return `${takes}${points}: ${counts}.`;
}

/** The end of a trick. */
export interface SaidEnd {
  readonly by: string;
  /** Null where tricks count as one. */
  readonly points: number | null;
  /** What the sides have; null where that stays hidden, or does not matter. */
  readonly counts: readonly { readonly name: string; readonly number: number }[] | null;
}

/**
 * The cards on the table.
 *
 * @param won who has taken the trick; null where it is not complete. The points are null where they stay
 *   hidden, or tricks count as one.
 */
export function describeTrick(
  trick: number,
  led: SaidPlay,
  others: readonly SaidPlay[],
  won: { readonly by: string; readonly points: number | null } | null,
  terms: CardTerms,
): string {
  const plays = listed([
    `${seatName(led.seat)} hat ${playedCard(led.card, terms)} ausgespielt`,
    ...others.map(({ card, seat }) => `${seatName(seat)} hat ${playedCard(card, terms)} gespielt`),
  ]);
  if (won === null) return `Stich ${trick}. ${plays}.`;
  const taken = `Der Stich geht an ${seatName(won.by)}`;
  return won.points === null
    ? `Stich ${trick}. ${plays}. ${taken}.`
    : `Stich ${trick}. ${plays}. ${taken}, ${counted(won.points, 'point')}.`;
}

/** Where the play is over. */
export const NOBODY_TO_PLAY = 'Niemand ist mehr dran.';

/** Whose turn it is. */
export const describeTurn = (seat: string, leads: boolean): string =>
  leads ? `${seatName(seat)} spielt aus.` : `${seatName(seat)} ist dran.`;

/** What the sides have: card points, or tricks. */
export function describeCounts(
  counts: readonly { readonly name: string; readonly number: number }[],
  unit: 'point' | 'trick',
): string {
  const sides = counts.map(
    ({ name, number }) => `${name} ${unit === 'point' ? number : counted(number, 'trick')}`,
  );
  return `${capital(sides.join(', '))}.`;
}

/** The cards of a seat. */
export const describeHand = (
  seat: string,
  cards: readonly PackCard[],
  { suits }: CardTerms,
): string =>
  cards.length === 0
    ? `${seatName(seat)} hat keine Karten mehr.`
    : `Die Karten von ${seatName(seat)}: ${listed(cards.map((card) => cardName(card, 'de', suits)))}.`;
