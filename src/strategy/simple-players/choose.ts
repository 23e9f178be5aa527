/**
 * Which of several cards is the least to lose, the most valuable to give, the cheapest to win with.
 */
import { cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, isTrump } from '../../game/skat/order.ts';
import type { PlayerView } from './view.ts';

/** The first of the cards with the least cost. @throws RangeError for no card. */
export function least(cards: readonly Card[], cost: (card: Card) => number): Card {
  const [first, ...others] = cards;
  if (first === undefined) throw new RangeError('There is no card to choose.');
  return others.reduce((best, card) => (cost(card) < cost(best) ? card : best), first);
}

/** The card that costs least when the trick is the other side’s. */
export function throwAway(cards: readonly Card[], view: PlayerView): Card {
  return least(cards, (card) => {
    const plain = view.hand.filter(
      (other) => suitOf(other) === suitOf(card) && !isTrump(other, view.game),
    );
    if (isTrump(card, view.game)) return 60 + cardPoints(card) * 8 + cardStrength(card, view.game);
    // Not the card that guards a ten.
    const guards = plain.length === 2 && plain.some((other) => rankOf(other) === '10');
    return (
      cardPoints(card) * 10 +
      (guards && rankOf(card) !== '10' ? 25 : 0) +
      plain.length +
      cardStrength(card, view.game) / 10
    );
  });
}

/** The card that brings the own side most; trumps, and jacks most of all, are kept. */
export function fatten(cards: readonly Card[], view: PlayerView): Card {
  return least(cards, (card) => {
    const trumpPenalty = rankOf(card) === 'J' ? 60 : isTrump(card, view.game) ? 8 : 0;
    return trumpPenalty - cardPoints(card) * 2 + cardStrength(card, view.game) / 200;
  });
}

/** The lowest of winning cards: what comes after may still take the trick. */
export function lowest(cards: readonly Card[], view: PlayerView): Card {
  return least(cards, (card) => cardStrength(card, view.game));
}

/** The highest. */
export function highestOf(cards: readonly Card[], view: PlayerView): Card {
  return least(cards, (card) => -cardStrength(card, view.game));
}
