/**
 * The counts by which players of today judge ten cards. A program for the server ISS that names the first
 * after a von Stegen begins to bid at ten, and adds halves for runs of jacks and for missing suits, which
 * are left out here; for a Grand it begins at six. How often such hands are won is measured
 * (src/strategy/simulations/today).
 */
import { SUITS, rankOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { isTrump } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';

/** Counts from which a hand is bid on, for a suit game with the skat and for a Grand with it. */
export const SUIT_ENOUGH = 10;
export const GRAND_ENOUGH = 6;

/** What a hand counts for a suit game, and of what. */
export interface SuitCount {
  readonly trump: Suit;
  readonly trumps: number;
  readonly jacks: number;
  readonly acesAndTens: number;
  readonly total: number;
}

/** Counts every trump as one, every jack as one more, and every ace and ten of whatever suit as one more. */
export function countSuit(cards: readonly Card[], trump: Suit): SuitCount {
  const game: Game = { kind: 'gucki-solo', trump };
  const trumps = cards.filter((card) => isTrump(card, game)).length;
  const jacks = jacksIn(cards);
  const acesAndTens = acesIn(cards) + tensIn(cards);
  return { trump, trumps, jacks, acesAndTens, total: trumps + jacks + acesAndTens };
}

/** The suit in which a hand counts most; of equals the dearer. */
export function bestSuitCount(cards: readonly Card[]): SuitCount {
  return SUITS.map((trump) => countSuit(cards, trump)).reduce((best, next) =>
    next.total > best.total ? next : best,
  );
}

/** What a hand counts for its best suit game and for a Grand. */
export interface TodaysCounts {
  readonly suit: SuitCount;
  readonly grand: number;
}

/** Both counts of a hand. */
export const todaysCounts = (cards: readonly Card[]): TodaysCounts => ({
  suit: bestSuitCount(cards),
  grand: countGrand(cards),
});

/** Counts jacks, aces and tens, for a Grand. */
export const countGrand = (cards: readonly Card[]): number =>
  jacksIn(cards) + acesIn(cards) + tensIn(cards);

export const jacksIn = (cards: readonly Card[]): number => ofRank(cards, 'J');
export const acesIn = (cards: readonly Card[]): number => ofRank(cards, 'A');
const tensIn = (cards: readonly Card[]): number => ofRank(cards, '10');

const ofRank = (cards: readonly Card[], rank: string): number =>
  cards.filter((card) => rankOf(card) === rank).length;
