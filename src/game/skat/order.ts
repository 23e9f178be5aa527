import { SUITS, rankOf, suitOf } from './cards.ts';
import type { Card, Rank, Suit } from './cards.ts';
import { KINDS } from './contract.ts';
import type { Contract } from './contract.ts';

/** What the order of cards depends on: the kind of game and its trump suit. */
export type Game = Pick<Contract, 'kind' | 'trump'>;

/** The plain suits' order in trump games, high to low: the 10 stands next to the ace (Foster, p. 32). */
const PLAIN_ORDER: readonly Rank[] = ['A', '10', 'K', 'Q', '9', '8', '7'];

/** The order in Nullo, high to low: jacks and tens stand in line (Foster, law 13). */
const NULLO_ORDER: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'];

/** Whether the card is a trump: a jack, or a card of the trump suit; nothing is in Nullo. */
export function isTrump(card: Card, game: Game): boolean {
  const { trumps } = KINDS[game.kind];
  if (trumps === 'none') return false;
  return rankOf(card) === 'J' || (trumps === 'suit' && suitOf(card) === game.trump);
}

/** The suit a card belongs to in play: its own, or `trump`, to which every jack belongs. */
export function playedSuit(card: Card, game: Game): Suit | 'trump' {
  return isTrump(card, game) ? 'trump' : suitOf(card);
}

/** Those of the cards that belong to a suit in play: without its jack in a trump game, and none of the trump suit. */
export function plainCards(cards: readonly Card[], suit: Suit, game: Game): Card[] {
  return cards.filter((card) => playedSuit(card, game) === suit);
}

/**
 * The trumps of a game, best first: the jacks C S H D, then in a suit game A 10 K Q 9 8 7 of
 * the suit (Foster, p. 31–32). Eleven, four, or none.
 */
export function trumpsOf(game: Game): Card[] {
  const { trumps } = KINDS[game.kind];
  if (trumps === 'none') return [];
  const jacks = SUITS.map((suit): Card => `${suit}J`);
  const { trump } = game;
  if (trumps === 'jacks' || trump === null) return jacks;
  return [...jacks, ...PLAIN_ORDER.map((rank): Card => `${trump}${rank}`)];
}

/**
 * How high a card stands among those of its played suit; a higher number beats a lower one.
 * Trumps stand above all plain cards; plain cards of different suits are not to be compared.
 */
export function cardStrength(card: Card, game: Game): number {
  // The list of trumps would be too slow: building a replay asks this a thousand times.
  if (isTrump(card, game)) {
    const isJack = rankOf(card) === 'J';
    return 100 - (isJack ? SUITS.indexOf(suitOf(card)) : 4 + PLAIN_ORDER.indexOf(rankOf(card)));
  }
  const order = KINDS[game.kind].trumps === 'none' ? NULLO_ORDER : PLAIN_ORDER;
  return order.length - order.indexOf(rankOf(card));
}

/**
 * The cards of a hand that may be played: those that follow the led card's suit, or any when
 * there is none or nothing is led yet (Foster, law 45 and p. 40). Empty only for an empty hand.
 */
export function legalCards(hand: readonly Card[], led: Card | null, game: Game): readonly Card[] {
  if (led === null) return hand;
  const suit = playedSuit(led, game);
  const following = hand.filter((card) => playedSuit(card, game) === suit);
  return following.length > 0 ? following : hand;
}

/**
 * Which of the cards on the table wins the trick so far.
 *
 * @param cards one to three cards in the order played.
 * @returns the index of the winning card, 0 to 2.
 */
export function winningIndex(cards: readonly Card[], game: Game): number {
  let best = 0;
  for (const [index, card] of cards.entries()) {
    const winner = cards[best]!;
    const beats =
      isTrump(card, game) !== isTrump(winner, game)
        ? isTrump(card, game)
        : playedSuit(card, game) === playedSuit(winner, game) &&
          cardStrength(card, game) > cardStrength(winner, game);
    if (beats) best = index;
  }
  return best;
}
