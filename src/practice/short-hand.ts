/** A hand in few letters, for data: `JA7.K.T98.` has four suits from clubs to diamonds. */
import { SUITS, isCard } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';

const LETTERS = ['J', 'A', 'T', 'K', 'Q', '9', '8', '7'];

const cardOf = (suit: Suit, letter: string): string => `${suit}${letter === 'T' ? '10' : letter}`;

/** Writes a hand, each suit with its jack first. */
export function makeShortHand(cards: readonly Card[]): string {
  const codes = new Set<string>(cards);
  return SUITS.map((suit) =>
    LETTERS.filter((letter) => codes.has(cardOf(suit, letter))).join(''),
  ).join('.');
}

/** @throws RangeError for an invalid text, which means a mistake in our own data. */
export function readShortHand(text: string): Card[] {
  const suits = text.split('.');
  const cards = SUITS.flatMap((suit, index) =>
    Array.from(suits[index] ?? '', (letter) => cardOf(suit, letter)),
  );
  if (suits.length !== SUITS.length || !cards.every(isCard)) {
    throw new RangeError(`“${text}” is not a hand.`);
  }
  return cards.filter(isCard);
}
