/** Deals the cards that a player does not see, in agreement with the game and the cards played. */
import { testsPassed } from '../../strategy/bidding/judge-hand.ts';
import { passesNullo } from '../../strategy/bidding/nullo.ts';
import type { Chance } from '../../lib/random.ts';
import { seatAt } from '../../strategy/which-card/card-place.ts';
import type { CardPlace } from '../../strategy/which-card/card-place.ts';
import { CARDS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { legalCards } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { playCard, startPlay } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { bestSolo } from '../../strategy/simulations/solo-hands.ts';

/** The least count of a hand for a Solo. */
export const SOLO_COUNT = 8;

/** The result of such a deal: the position at the reader’s turn, and the skat. */
export interface DealtPlace {
  readonly position: Position;
  readonly skat: readonly Card[];
}

/** Whether a player would play this game on this hand. */
export function wouldPlay(hand: readonly Card[], game: Game): boolean {
  if (game.trump === null) return passesNullo(hand);
  const best = bestSolo(hand);
  return best.trump === game.trump && best.total >= SOLO_COUNT;
}

/** Whether a hand passes none of the book’s tests, so that its player passes. */
export function wouldPass(hand: readonly Card[], seat: Seat): boolean {
  return testsPassed(hand, seat).length === 0;
}

/**
 * Deals the unseen cards at random, until the declarer would play this game, or in a Ramsch nobody
 * would play any, and everyone has followed suit.
 */
export function dealUnseen(place: CardPlace, chance: Chance): DealtPlace {
  const { declarer, game, hand, table } = place;
  const reader = seatAt(place);
  // The declarer comes first, because those cards decide whether the deal fits.
  const others = SEATS.filter((seat) => seat !== reader).sort(
    (one, other) => Number(other === declarer) - Number(one === declarer),
  );
  const seen = new Set([...hand, ...table]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  for (;;) {
    let rest: readonly Card[] = chance.shuffle(unseen);
    const hands: Record<Seat, readonly Card[]> = { V: hand, M: hand, H: hand };
    for (const seat of others) {
      const played = table.slice(SEATS.indexOf(seat)).slice(0, 1);
      const size = 10 - played.length;
      hands[seat] = [...played, ...rest.slice(0, size)];
      rest = rest.slice(size);
    }
    const fits = (seat: Seat): boolean => {
      if (declarer === null) return wouldPass(hands[seat], seat);
      return seat !== declarer || wouldPlay(hands[seat], game);
    };
    if (!others.every(fits)) continue;
    const second = table[1];
    if (second !== undefined && !legalCards(hands.M, table[0]!, game).includes(second)) continue;
    return { position: table.reduce(playCard, startPlay(hands, game, declarer)), skat: rest };
  }
}
