/** What the guide says against a card that is led; comment text, in which cards are codes. */
import { suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { counted, nounFor } from '../../game/words/nouns.de.ts';
import { sayOut } from '#edition/play/guide/out-words.ts';

const isOrAre = (number: number): string => (number === 1 ? 'ist' : 'sind');
const suitName = (card: Card, suits: SuitStyle): string => SUIT_WORDS.de[suits][suitOf(card)];

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
  const lost = points > 0 ? ` samt ${counted(points, 'point', 'dative')}` : '';
  const then = drawFirst ? ' Spiel zuerst Trumpf.' : '';
  return `${sayOut(top, isKnown)} und ${isKnown ? 'kann' : 'könnte'} ${card}${lost} holen.${then}`;
}

/** The declarer has none of the suit. */
export const sayDeclarerVoid = (declarer: string, card: Card, suits: SuitStyle): string =>
  `${declarer} kann kein ${suitName(card, suits)} haben und könnte ${card} stechen.`;

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
      ? 'Spiel zuerst Trumpf.'
      : left === 0
        ? `Von ${name} ist keine Karte mehr draußen.`
        : `Von ${name} ${isOrAre(left)} nur noch ${counted(left, 'card')} draußen.`;
  return `${counted(trumps, 'trump')} ${isOrAre(trumps)} noch draußen, und wer kein ${name} hat, kann ${card} stechen. ${then}`;
}

/** A defender leads a trump. */
export const sayWantsTrumpsOut = (declarer: string): string =>
  `${declarer} will dir die Trümpfe gerade abnehmen: Spiel eine andere Farbe aus.`;

/** The declarer leads trumps although nobody else has one. */
export const NOBODY_HAS_TRUMPS =
  'Sie haben keinen Trumpf mehr. Behalte deine, um zu stechen, was sie ausspielen.';

/** The declarer leads the last trump. */
export const sayLastTrump = (card: Card): string =>
  `${card} ist dein letzter Trumpf: Ohne ihn kannst du nichts mehr stechen, was sie ausspielen.`;

/** A trump can be beaten, and another could not. @param above by how many. */
export const sayBeatableTrump = (card: Card, above: number, better: Card): string =>
  `Sie können ${card} schlagen, denn ${above} ${above === 1 ? 'höherer' : 'höhere'} ${nounFor(above, 'trump')} ${isOrAre(above)} noch draußen; ${better} schlagen sie nicht.`;

/** A trump can be beaten, and another would lose less. @param points what each counts. */
export const sayCostlyTrump = (
  card: Card,
  top: Card,
  better: Card,
  points: { readonly card: number; readonly better: number },
): string =>
  `${top} ist noch draußen und kann ${card} holen. ${card} zählt ${points.card}, ${better} ${points.better === 0 ? 'nichts' : `nur ${points.better}`}.`;
