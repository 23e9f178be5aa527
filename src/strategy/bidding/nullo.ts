/**
 * Foster’s test for a Nullo (p. 174–175): how many cards there are that may be forced to win.
 */
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Rank, Suit } from '../../game/skat/cards.ts';

/** A suit in Nullo, from the lowest. */
const RISING: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

export interface NulloSuit {
  readonly suit: Suit;
  /** From the lowest; empty where the suit is missing. */
  readonly cards: readonly Card[];
  readonly dangerous: readonly Card[];
}

/**
 * Looks for dangerous cards, suit by suit from clubs to diamonds.
 *
 * Foster shows what is dangerous by examples. The reading here is that of exact play: when a suit
 * is led three times, the lowest card must go under at once, the second with the first gone, and
 * so on; the lowest may only be the seven, the next at most the nine, then the jack, then the king.
 * It agrees with him on each of his four hands.
 */
export function nulloSuits(hand: readonly Card[]): readonly NulloSuit[] {
  return SUITS.map((suit) => {
    const cards = RISING.map((rank): Card => `${suit}${rank}`).filter((card) =>
      hand.includes(card),
    );
    const dangerous = cards.filter((card, place) => RISING.indexOf(rankOf(card)) > 2 * place);
    return { suit, cards, dangerous };
  });
}

/** The suits with a dangerous card. */
export function dangerousSuits(hand: readonly Card[]): readonly NulloSuit[] {
  return nulloSuits(hand).filter(({ dangerous }) => dangerous.length > 0);
}

/** Whether Nullo may be bid: no danger, or one dangerous card and a missing suit to throw it on. */
export function passesNullo(hand: readonly Card[]): boolean {
  const danger = dangerousSuits(hand).flatMap(({ dangerous }) => dangerous);
  return danger.length === 0 || (danger.length === 1 && hasVoid(hand));
}

function hasVoid(hand: readonly Card[]): boolean {
  return SUITS.some((suit) => hand.every((card) => suitOf(card) !== suit));
}

/** Whether the book leaves it open: one dangerous suit, but several such cards or no missing suit. */
export function doubtfulNullo(hand: readonly Card[]): boolean {
  return dangerousSuits(hand).length === 1 && !passesNullo(hand);
}
