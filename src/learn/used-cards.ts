/** What the players of a trick do with their cards. */
import type { Card } from '../game/skat/cards.ts';
import { isTrump, playedSuit } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import { seatsFrom } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';

export type CardUse = 'leads' | 'follows' | 'trumps' | 'discards';

export interface UsedCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly use: CardUse;
}

/** The cards of a trick so far, each with its player and what it is played for. */
export function usedCards(leader: Seat, cards: readonly Card[], game: Game): UsedCard[] {
  const seats = seatsFrom(leader);
  return cards.map((card, index) => ({
    seat: seats[index as 0 | 1 | 2],
    card,
    use: index === 0 ? 'leads' : useOf(card, cards[0]!, game),
  }));
}

function useOf(card: Card, led: Card, game: Game): CardUse {
  if (playedSuit(card, game) === playedSuit(led, game)) return 'follows';
  return isTrump(card, game) ? 'trumps' : 'discards';
}
