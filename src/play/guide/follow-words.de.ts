/** What the guide says against a card that is added to a trick; comment text, in which cards are codes. */
import type { Card } from '../../game/skat/cards.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { sayOut } from '#edition/play/guide/out-words.ts';

/** A better card takes the trick, and this one gives points to it. */
export const sayGivesInsteadOfTaking = (card: Card, points: number, better: Card): string =>
  `${better} macht diesen Stich; mit ${card} schenkst du ihnen noch ${counted(points, 'point')} dazu.`;

/** A better card takes the trick. @param points what lies in it. */
export const sayLetsItGo = (points: number, better: Card): string =>
  `Im Stich liegen ${counted(points, 'point')}, und mit ${better} gehört er dir.`;

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
  const less = better.points === 0 ? 'gar keine' : `nur ${better.points}`;
  return `Dieser Stich geht an ${taker ?? 'die anderen'}: Mit ${card} gibst du ${counted(points, 'point')} hinein, mit ${better.card} ${less}.`;
}

/** A trump on a trick of few points. */
export function sayTrumpForLittle(points: number, better: Card): string {
  const few = points === 0 ? 'keine Augen' : `nur ${counted(points, 'point')}`;
  return `Im Stich liegen ${few}: Behalte den Trumpf, und wirf ${better} ab.`;
}

/** Another card takes the trick too. @param more how many points more it brings. */
export const sayBringsLess = (better: Card, more: number): string =>
  `Nach dir kommt niemand mehr: Auch ${better} macht den Stich und bringt ${counted(more, 'point')} mehr.`;

/** A lower card takes the trick too. */
export const sayMoreThanEnough = (card: Card, better: Card): string =>
  `Nach dir kommt niemand mehr, also genügt ${better}: Behalte ${card}.`;

/** The next player may go over the card. @param isKnown whether another must hold the top card. */
export const sayMayBeOvertaken = (next: string, card: Card, top: Card, isKnown: boolean): string =>
  `Nach dir kommt ${next}; ${sayOut(top, isKnown)} und würde ${card} schlagen.`;

/** The trick is the partner’s, and a better card gives more to it. */
export const sayGivesPartnerLess = (card: Card, better: Card, more: number): string =>
  `Der Stich gehört euch, und mit ${better} gibst du ${counted(more, 'point')} mehr hinein als mit ${card}.`;

/** The trick is the partner’s, and the card would take it. */
export const sayTakesFromPartner = (partner: string, card: Card): string =>
  `Der Stich gehört schon ${partner}: Behalte ${card}.`;
