/** Why a card takes a trick, may not be played, or counts what it counts: in the lesson’s text. */
import type { Card, Suit } from '../game/skat/cards.ts';

/** Why the card that takes a trick does so. */
export const TAKES = {
  highestTrump: (best: Card): string => `Of the trumps here the {${best}} is the highest.`,
  trumpLed: (best: Card): string =>
    `The {${best}} is a trump, and nobody has put a higher one on it.`,
  trumpPlayed: (best: Card): string =>
    `The {${best}} is a trump: it takes the trick from any card of another suit.`,
  highestOfSuit: (best: Card, led: Suit): string =>
    `The suit led was {${led}}, and the {${best}} is the highest card of it here.`,
};

/** A card of neither the suit led nor trumps. */
export const sayStray = (card: Card): string =>
  `The {${card}} is of another suit and cannot take it.`;

/** Why a card does not take the trick. */
export const DOES_NOT_TAKE = {
  noTrump: (card: Card, best: Card): string =>
    `The {${card}} is not a trump, and the {${best}} is one. Any trump beats it.`,
  otherSuit: (card: Card): string =>
    `The {${card}} is not of the suit that was led, so it cannot take the trick, however high it is.`,
  lower: (card: Card, best: Card): string => `The {${best}} ranks above the {${card}}.`,
};

/** Why a card may not be played to a trump. */
export const sayTrumpLed = (card: Card): string =>
  `That is the {${card}}. A trump was led, and you hold a trump, so you must play one.`;

/** Why a card may not be played to a plain suit, by what the card is. */
export const MUST_FOLLOW = {
  jack: (card: Card, led: Suit): string =>
    `That is the {${card}}, which is a trump whatever suit is printed on it. ${sayHolds(led)}`,
  trump: (card: Card, led: Suit): string => `That is the {${card}}, a trump. ${sayHolds(led)}`,
  plain: (card: Card, led: Suit): string => `That is the {${card}}. ${sayHolds(led)}`,
};

const sayHolds = (led: Suit): string =>
  `The suit led was {${led}}, and you hold {${led}}: that is what you must play.`;

/**
 * The reply to a sum: how the cards add up, `11 and 10 and 0 make 21`.
 *
 * @param points of each card.
 */
export function saySum(points: readonly number[], sum: number, accepted: boolean): string {
  const made = `${points.join(' and ')} make ${sum}`;
  return accepted ? `Yes: ${made}.` : `Not quite. Count card by card: ${made}.`;
}

/** The reply to whether so many points win the game. */
export const ENOUGH_REPLY = {
  enough: (points: number, need: number, accepted: boolean): string =>
    `${accepted ? 'Yes' : 'Count again'}: these cards make ${points}, and ${need} are enough.`,
  tooFew: (points: number, need: number, accepted: boolean): string =>
    `${accepted ? 'Right' : 'Not quite'}: these cards make ${points}, and it takes ${need}. With ${points} the game is lost.`,
};
