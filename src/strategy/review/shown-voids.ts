/** What was shown in play of the suits that somebody lacks. */
import type { Suit } from '../../game/skat/cards.ts';
import { playedSuit } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { DealState } from '../players/state.ts';

/** A suit that somebody was seen to lack. */
export interface ShownVoid {
  readonly seat: Seat;
  readonly suit: Suit | 'trump';
  /** The trick in which it was shown, the first being 1. */
  readonly trick: number;
}

/** The suits that were shown to be missing, each the first time. */
export function shownVoids({ contract, play }: DealState): readonly ShownVoid[] {
  if (contract === null || play === null) return [];
  const found: ShownVoid[] = [];
  for (const [at, { cards, leader }] of play.tricks.entries()) {
    const suit = playedSuit(cards[0], contract);
    for (const seat of SEATS) {
      const card = cards[seatsFrom(leader).indexOf(seat) as 0 | 1 | 2];
      const known = found.some((one) => one.seat === seat && one.suit === suit);
      if (!known && playedSuit(card, contract) !== suit) found.push({ seat, suit, trick: at + 1 });
    }
  }
  return found;
}
