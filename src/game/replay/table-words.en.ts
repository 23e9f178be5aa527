/** What happens at a place of a hand, and how the table stands there, in sentences. */
import type { PackCard } from '../cards/cards.ts';
import type { CardTerms } from '../words/card-terms.ts';
import { cardName, cardNames } from '../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { seatName } from '../words/seats.ts';
import { capital } from '../words/text.ts';

/** A card that a seat has played. */
export interface SaidPlay {
  readonly seat: string;
  readonly card: PackCard;
}

/** German names of cards stand in English sentences without an article. */
const theCard = (card: PackCard, { suits, terms }: CardTerms): string =>
  `${terms === 'en' ? 'the ' : ''}${cardName(card, terms, suits)}`;

/** The places before the play. */
export const BEFORE_PLAY = {
  deal: 'The deal.',
  layout: 'Before the first lead.',
} as const;

/** The two cards that were put away. @param declarer null in a Ramsch, where the last player does it. */
export function sayPutAway(
  declarer: string | null,
  layout: readonly PackCard[],
  { suits, terms }: CardTerms,
): string {
  const who = declarer === null ? 'Put away last' : `${seatName(declarer)} puts away`;
  return `${who}: ${cardNames(layout, terms, suits)}.`;
}

/** A trick of which no card has been played. */
export const sayTrick = (trick: number): string => `Trick ${trick}.`;

/** The first card of a trick. */
export const sayLead = (trick: number, { card, seat }: SaidPlay, terms: CardTerms): string =>
  `Trick ${trick}. ${seatName(seat)} leads ${theCard(card, terms)}.`;

/** A card that follows. */
export const sayPlay = ({ card, seat }: SaidPlay, terms: CardTerms): string =>
  `${seatName(seat)} plays ${theCard(card, terms)}.`;

/** The last card of a trick. @param end what else is to be known of the trick. */
export function sayLastPlay(play: SaidPlay, end: SaidEnd, terms: CardTerms): string {
  const takes = `${sayPlay(play, terms)} ${seatName(end.by)} takes the trick`;
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
    `${seatName(led.seat)} has led ${theCard(led.card, terms)}`,
    ...others.map(({ card, seat }) => `${seatName(seat)} has played ${theCard(card, terms)}`),
  ]);
  if (won === null) return `Trick ${trick}. ${plays}.`;
  const taken = `${seatName(won.by)} has taken it`;
  return won.points === null
    ? `Trick ${trick}. ${plays}. ${taken}.`
    : `Trick ${trick}. ${plays}. ${taken}, ${counted(won.points, 'point')}.`;
}

/** Where the play is over. */
export const NOBODY_TO_PLAY = 'Nobody is to play.';

/** Whose turn it is. */
export const describeTurn = (seat: string, leads: boolean): string =>
  `${seatName(seat)} is to ${leads ? 'lead' : 'play'}.`;

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
  { suits, terms }: CardTerms,
): string =>
  `${seatName(seat)} holds ${cards.length === 0 ? 'no cards' : cardNames(cards, terms, suits)}.`;
