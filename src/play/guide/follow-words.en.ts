/** What the guide says against a card that is added to a trick; comment text, in which cards are codes. */
import type { Card } from '../../game/skat/cards.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { sayOut } from '#edition/play/guide/out-words.ts';

/** A better card takes the trick, and this one gives points to it. */
export const sayGivesInsteadOfTaking = (card: Card, points: number, better: Card): string =>
  `${better} takes this trick; with ${card} you give them ${counted(points, 'point')} more.`;

/** A better card takes the trick. @param points what lies in it. */
export const sayLetsItGo = (points: number, better: Card): string =>
  `The trick has ${counted(points, 'point')}, and ${better} takes it.`;

/** A card with what it counts. */
export interface CountedCard {
  readonly card: Card;
  readonly points: number;
}

/** The trick is lost, and a better card gives less to it. @param taker null where it is either of two. */
export function sayGivesPoints(
  taker: string | null,
  { card, points }: CountedCard,
  better: CountedCard,
): string {
  const who = taker === null ? 'They take' : `${taker} takes`;
  const less = better.points === 0 ? 'none' : better.points;
  return `${who} this trick, and ${card} adds ${counted(points, 'point')} to it; ${better.card} adds ${less}.`;
}

/** A trump on a trick of few points. */
export function sayTrumpForLittle(points: number, better: Card): string {
  const few = points === 0 ? 'no points' : `only ${counted(points, 'point')}`;
  return `The trick has ${few}: keep the trump, and discard ${better}.`;
}

/** Another card takes the trick too. @param more how many points more it brings. */
export const sayBringsLess = (better: Card, more: number): string =>
  `Nobody plays after you, so ${better} takes the trick too, and brings ${counted(more, 'point')} more.`;

/** A lower card takes the trick too. */
export const sayMoreThanEnough = (card: Card, better: Card): string =>
  `Nobody plays after you, so ${better} is enough: keep ${card}.`;

/** The next player may go over the card. @param isKnown whether another must hold the top card. */
export const sayMayBeOvertaken = (next: string, card: Card, top: Card, isKnown: boolean): string =>
  `${next} plays after you; ${sayOut(top, isKnown)} and would beat ${card}.`;

/** The trick is the partner’s, and a better card gives more to it. */
export const sayGivesPartnerLess = (card: Card, better: Card, more: number): string =>
  `The trick is your side’s, and ${better} adds ${counted(more, 'point')} more to it than ${card}.`;

/** The trick is the partner’s, and the card would take it. */
export const sayTakesFromPartner = (partner: string, card: Card): string =>
  `${partner} has the trick already: keep ${card}.`;
