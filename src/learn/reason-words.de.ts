/** Why a card takes a trick, may not be played, or counts what it counts: in the lesson’s text. */
import { counted } from '../game/words/nouns.de.ts';
import type { Card, Suit } from '../game/skat/cards.ts';

/** Why the card that takes a trick does so. */
export const TAKES = {
  highestTrump: (best: Card): string => `Der höchste Trumpf in diesem Stich ist {der ${best}}.`,
  trumpLed: (best: Card): string =>
    `{Der ${best}} ist ein Trumpf, und niemand hat einen höheren dazugelegt.`,
  trumpPlayed: (best: Card): string =>
    `{Der ${best}} ist ein Trumpf und schlägt jede Karte einer anderen Farbe.`,
  highestOfSuit: (best: Card, led: Suit): string =>
    `Ausgespielt wurde {${led}}, und die höchste Karte davon ist hier {der ${best}}.`,
};

/** A card of neither the suit led nor trumps. */
export const sayStray = (card: Card): string =>
  `{Der ${card}} ist aus einer anderen Farbe und kann den Stich nicht machen.`;

/** Why a card does not take the trick. */
export const DOES_NOT_TAKE = {
  noTrump: (card: Card, best: Card): string =>
    `{Der ${card}} ist kein Trumpf, {der ${best}} aber schon. Und jeder Trumpf ist stärker als jede andere Farbe.`,
  otherSuit: (card: Card): string =>
    `{Der ${card}} ist nicht aus der ausgespielten Farbe und kann den Stich deshalb nicht machen, so hoch die Karte auch ist.`,
  lower: (card: Card, best: Card): string => `{Der ${best}} ist höher als {der ${card}}.`,
};

/** Why a card may not be played to a trump. */
export const sayTrumpLed = (card: Card): string =>
  `Das ist {der ${card}}. Ausgespielt wurde ein Trumpf, und du hast Trumpf, also musst du einen legen.`;

/** Why a card may not be played to a plain suit, by what the card is. */
export const MUST_FOLLOW = {
  jack: (card: Card, led: Suit): string =>
    `Das ist {der ${card}}, und der ist Trumpf, ganz gleich, welche Farbe auf ihm steht. ${sayHolds(led)}`,
  trump: (card: Card, led: Suit): string => `Das ist {der ${card}}, ein Trumpf. ${sayHolds(led)}`,
  plain: (card: Card, led: Suit): string => `Das ist {der ${card}}. ${sayHolds(led)}`,
};

const sayHolds = (led: Suit): string =>
  `Ausgespielt wurde {${led}}, und du hast {${led}}, also musst du {${led}} legen.`;

/**
 * The reply to a sum: how the cards add up, `11 und 10 und 0 sind 21`.
 *
 * @param points of each card.
 */
export function saySum(points: readonly number[], sum: number, accepted: boolean): string {
  const made = `${points.join(' und ')} sind ${sum}`;
  return accepted ? `Ja: ${made}.` : `Nicht ganz. Karte für Karte: ${made}.`;
}

/** The reply to whether so many points win the game. */
export const ENOUGH_REPLY = {
  enough: (points: number, need: number, accepted: boolean): string =>
    `${accepted ? 'Ja' : 'Zähl noch einmal'}: Diese Karten haben ${counted(points, 'point')}, und ${need} reichen.`,
  tooFew: (points: number, need: number, accepted: boolean): string =>
    `${accepted ? 'Richtig' : 'Nicht ganz'}: Diese Karten haben ${counted(points, 'point')}, und nötig sind ${need}. Mit ${points} ist das Spiel verloren.`,
};
