/** What the guide says against a card that is led; comment text, in which cards are codes. */
import { suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import { sayOut } from '#edition/play/guide/out-words.ts';

const isOrAre = (number: number): string => (number === 1 ? 'is' : 'are');
const suitName = (card: Card, suits: SuitStyle): string => SUIT_WORDS.en[suits][suitOf(card)];

/**
 * A plain card can be beaten.
 *
 * @param top the card that would beat it. @param isKnown whether another must hold that.
 * @param points what the card counts. @param drawFirst whether to lead trumps before it.
 */
export function sayBeaten(
  card: Card,
  top: Card,
  isKnown: boolean,
  points: number,
  drawFirst: boolean,
): string {
  const lost = points > 0 ? `, with its ${counted(points, 'point')}` : '';
  const then = drawFirst ? ' Lead trumps first.' : '';
  return `${sayOut(top, isKnown)} and ${isKnown ? 'can' : 'may'} take ${card}${lost}.${then}`;
}

/** The declarer has none of the suit. */
export const sayDeclarerVoid = (declarer: string, card: Card, suits: SuitStyle): string =>
  `${declarer} cannot have any ${suitName(card, suits)}, and may trump ${card}.`;

/**
 * Trumps are out against a plain card of the declarer’s.
 *
 * @param trumps how many. @param left how many of the suit are out; null where it is better to lead trumps first.
 */
export function sayCanBeTrumped(
  card: Card,
  trumps: number,
  left: number | null,
  suits: SuitStyle,
): string {
  const name = suitName(card, suits);
  const then =
    left === null
      ? 'Lead trumps first.'
      : `Only ${left} of the ${name} ${isOrAre(left)} still out.`;
  return `${counted(trumps, 'trump')} ${isOrAre(trumps)} still out, and a player who has no ${name} can trump ${card}. ${then}`;
}

/** A defender leads a trump. */
export const sayWantsTrumpsOut = (declarer: string): string =>
  `${declarer} wants your trumps out: lead another suit.`;

/** The declarer leads trumps although nobody else has one. */
export const NOBODY_HAS_TRUMPS = 'They have no trump left. Keep yours, to trump what they lead.';

/** The declarer leads the last trump. */
export const sayLastTrump = (card: Card): string =>
  `${card} is your last trump: without it you cannot trump anything they lead.`;

/** A trump can be beaten, and another could not. @param above by how many. */
export const sayBeatableTrump = (card: Card, above: number, better: Card): string =>
  `${card} can be taken, because ${above} higher ${nounFor(above, 'trump')} ${isOrAre(above)} out; ${better} cannot.`;

/** A trump can be beaten, and another would lose less. @param points what each counts. */
export const sayCostlyTrump = (
  card: Card,
  top: Card,
  better: Card,
  points: { readonly card: number; readonly better: number },
): string =>
  `${top} is still out and can take ${card}, which counts ${points.card}; ${better} counts ${points.better === 0 ? 'nothing' : points.better}.`;
