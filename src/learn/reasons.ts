/** Why a card takes a trick, may not be played, or counts what it counts: in the lesson's text. */
import { cardPoints, rankOf, suitOf, sumPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { TARGETS } from './lesson-law.ts';
import { isTrump, playedSuit, winningIndex } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';

/** Why the card that takes a trick does so; one to three cards, the one that was led first. */
export function whyTakes(trick: readonly Card[], game: Game): string {
  const best = trick[winningIndex(trick, game)]!;
  const trumps = trick.filter((card) => isTrump(card, game));
  if (trumps.length > 1) return `Of the trumps here the {${best}} is the highest.`;
  if (isTrump(best, game)) {
    return trick[0] === best
      ? `The {${best}} is a trump, and nobody has put a higher one on it.`
      : `The {${best}} is a trump: it takes the trick from any card of another suit.`;
  }
  const led = suitOf(trick[0]!);
  const stray = trick.find((card) => suitOf(card) !== led);
  const others =
    stray === undefined ? '' : ` The {${stray}} is of another suit and cannot take it.`;
  return `The suit led was {${led}}, and the {${best}} is the highest card of it here.${others}`;
}

/** Why another card than the one chosen takes the trick. */
export function whyNotWon(card: Card, trick: readonly Card[], game: Game): string {
  const best = trick[winningIndex(trick, game)]!;
  const led = trick[0]!;
  if (isTrump(best, game) && !isTrump(card, game)) {
    return `The {${card}} is not a trump, and the {${best}} is one. Any trump beats it.`;
  }
  if (playedSuit(card, game) !== playedSuit(led, game) && !isTrump(card, game)) {
    return `The {${card}} is not of the suit that was led, so it cannot take the trick, however high it is.`;
  }
  return `The {${best}} stands above the {${card}}.`;
}

/** Why a card may not be played to the card that was led. */
export function whyIllegalCard(card: Card, led: Card, game: Game): string {
  if (playedSuit(led, game) === 'trump') {
    return `That is the {${card}}. A trump was led, and you hold a trump, so you must play one.`;
  }
  const suit = suitOf(led);
  const though = isTrump(card, game)
    ? rankOf(card) === 'J'
      ? ', which is a trump whatever suit is printed on it'
      : ', a trump'
    : '';
  return `That is the {${card}}${though}. The suit led was {${suit}}, and you hold {${suit}}: that is what you must play.`;
}

/** How cards add up: `11 and 10 and 0 make 21`. */
export function whyPoints(cards: readonly Card[]): string {
  return `${cards.map((card) => cardPoints(card)).join(' and ')} make ${sumPoints(cards)}`;
}

/** Whether so many points win the game. */
export function whyEnough(points: number, enough: boolean, accepted: boolean): string {
  const need = TARGETS.game;
  return enough
    ? `${accepted ? 'Yes' : 'Count again'}: these cards make ${points}, and ${need} are enough.`
    : `${accepted ? 'Right' : 'Not quite'}: these cards make ${points}, and it takes ${need}. With ${points} the game is lost.`;
}
