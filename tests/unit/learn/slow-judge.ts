/** What the lesson is held against: tricks, values and what may be played, found by a slow look at the cards. */
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import { SUIT_WORDS, cardName } from '../../../src/game/words/cards.ts';
import type { LessonWords } from '../../../src/learn/text.ts';

/** The lesson's text as English readers hear it. */
export const words: LessonWords = {
  card: (card) => cardName(card),
  suit: (suit) => SUIT_WORDS.en.french[suit],
  suits: 'french',
};

/** A slow judge of a trick, which shares nothing with the rules. */
export function slowWinner(trick: readonly Card[], trump: Suit | null): Card {
  const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
  const ranks = ['A', '10', 'K', 'Q', '9', '8', '7'];
  const order = [...jacks, ...(trump === null ? [] : ranks.map((rank) => trump + rank))];
  const led = trick[0]!;
  if (!trick.some((card) => order.includes(card))) {
    order.push(...ranks.map((rank) => led.charAt(0) + rank));
  }
  return order.find((card) => trick.includes(card as Card)) as Card;
}

export const BASE = { D: 9, H: 10, S: 11, C: 12 };

/** The value of a game in a suit, counted by hand: matadors, 1 for the game, times the base value. */
export function slowValue(cards: readonly Card[], trump: Suit): number {
  const ranks = ['A', '10', 'K', 'Q', '9', '8', '7'];
  const row = ['CJ', 'SJ', 'HJ', 'DJ', ...ranks.map((rank) => trump + rank)];
  const held = row.map((card) => cards.includes(card as Card));
  let run = 1;
  while (run < row.length && held[run] === held[0]) run++;
  return (run + 1) * BASE[trump];
}

/** What a player may play, by a slow look. */
export function slowLegal(hand: readonly Card[], led: Card, trump: Suit): Card[] {
  const suit = (card: Card): string => (card.endsWith('J') ? trump : card.charAt(0));
  const following = hand.filter((card) => suit(card) === suit(led));
  return following.length > 0 ? following : [...hand];
}
