/**
 * Foster's Eight Rule for Solos (p. 95): count the trumps, jacks included, and add the aces and
 * tens of the other suits that should win tricks. Eight or more is a fair bid.
 */
import { CARDS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { isTrump, trumpsOf } from '../../game/skat/order.ts';

/** What a hand should come to. */
export const EIGHT_ENOUGH = 8;

/** Why a card counts, or does not. */
export type EightStanding = 'trump' | 'trick' | 'ten-in-danger' | 'nothing';

export interface EightCard {
  readonly card: Card;
  readonly standing: EightStanding;
  /** The count up to this card and with it; null for a card that does not count. */
  readonly count: number | null;
}

export interface EightCount {
  readonly trump: Suit;
  /** Trumps from the best, then aces and tens that count, then the rest; suits C to D. */
  readonly cards: readonly EightCard[];
  readonly trumps: number;
  readonly tricks: number;
  readonly total: number;
}

/**
 * Counts a hand card by card.
 *
 * Foster leaves out tens that are likely to be lost, and leaves the likelihood to the player. Here
 * a ten counts when the ace or the king of its suit is in the same hand: that is our reading, and
 * it gives the book's number for each of the hands that the book counts.
 *
 * @param hand the cards of one hand, usually ten; what the source prints may be more or fewer.
 */
export function countEight(hand: readonly Card[], trump: Suit): EightCount {
  const game = { kind: 'solo', trump } as const;
  const cardSet = new Set(hand);
  const trumps = trumpsOf(game).filter((card) => cardSet.has(card));
  const plain = CARDS.filter((card) => cardSet.has(card) && !isTrump(card, game));
  const standingOf = (card: Card): EightStanding => {
    if (rankOf(card) === 'A') return 'trick';
    if (rankOf(card) !== '10') return 'nothing';
    const suit = suitOf(card);
    return cardSet.has(`${suit}A`) || cardSet.has(`${suit}K`) ? 'trick' : 'ten-in-danger';
  };
  const tricks = plain.filter((card) => standingOf(card) === 'trick');
  const rest = plain.filter((card) => !tricks.includes(card));
  return {
    trump,
    cards: [
      ...trumps.map((card, index) => ({ card, standing: 'trump' as const, count: index + 1 })),
      ...tricks.map((card, index) => ({
        card,
        standing: 'trick' as const,
        count: trumps.length + index + 1,
      })),
      ...rest.map((card) => ({ card, standing: standingOf(card), count: null })),
    ],
    trumps: trumps.length,
    tricks: tricks.length,
    total: trumps.length + tricks.length,
  };
}

/** How many aces and tens of the other suits count. */
export function tricksCounted({ cards }: EightCount): {
  readonly aces: number;
  readonly tens: number;
} {
  const tricks = cards.filter(({ standing }) => standing === 'trick');
  const aces = tricks.filter(({ card }) => rankOf(card) === 'A').length;
  return { aces, tens: tricks.length - aces };
}

/** Whether the hand is a fair Solo in this suit. */
export function passesEight(count: EightCount): boolean {
  return count.total >= EIGHT_ENOUGH;
}

/**
 * Whether tens decide it. Those without their ace are “likely to be lost” in the judgement of one
 * player and not of another: where counting none of them and counting all of them fall on different
 * sides of eight, the rule alone says nothing.
 */
export function doubtfulEight(count: EightCount): boolean {
  const cardSet = new Set(count.cards.map(({ card }) => card));
  const loose = count.cards.filter(
    ({ card, standing }) =>
      standing !== 'trump' && rankOf(card) === '10' && !cardSet.has(`${suitOf(card)}A`),
  );
  const counted = loose.filter(({ standing }) => standing === 'trick').length;
  const least = count.total - counted;
  return least < EIGHT_ENOUGH && least + loose.length >= EIGHT_ENOUGH;
}

/** Whether a ten stands beside its king without the ace, so that the book’s count may differ from ours. */
export function guardedTen(count: EightCount): boolean {
  const cardSet = new Set(count.cards.map(({ card }) => card));
  return count.cards.some(
    ({ card, standing }) =>
      standing === 'trick' && rankOf(card) === '10' && !cardSet.has(`${suitOf(card)}A`),
  );
}
