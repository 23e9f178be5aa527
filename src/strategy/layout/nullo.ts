/**
 * Putting away for a Gucki Nullo (Foster, p. 174–175 and 180): dangerous cards go. What is dangerous
 * is judged by `strategy/bidding/nullo.ts`; the weights are ours.
 */
import { SUITS, suitOf } from '../../game/skat/cards.ts';
import { LAYOUT_WORDS } from '#edition/strategy/layout/layout-words.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { cardStrength } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { nulloSuits } from '../bidding/nullo.ts';
import type { Danger, Fault } from './fault.ts';

/** Whether the aim is to take no trick. */
export function isNullo(game: Game): boolean {
  return KINDS[game.kind].trumps === 'none';
}

/** The cards of a hand that may be forced to win a trick. */
export function nulloDangers(hand: readonly Card[]): Danger[] {
  const game: Game = { kind: 'gucki-nullo', trump: null };
  return nulloSuits(hand)
    .flatMap(({ dangerous }) => dangerous)
    .map((card) => {
      const below = hand.filter(
        (other) =>
          suitOf(other) === suitOf(card) && cardStrength(other, game) < cardStrength(card, game),
      );
      const why = LAYOUT_WORDS.mayWin(card, below.length > 0);
      return { card, principle: 'nullo-left', weight: 2, why };
    });
}

/** What is left in danger, and (below nothing) a missing suit to throw it on. */
export function nulloFaults(twelve: readonly Card[], layout: Layout): (Fault | Danger)[] {
  const ten = twelve.filter((card) => !layout.includes(card));
  const dangers = nulloDangers(ten);
  const missing = SUITS.some((suit) => ten.every((card) => suitOf(card) !== suit));
  if (dangers.length === 0 || !missing) return dangers;
  const why = LAYOUT_WORDS.throwOnMissing(dangers.map(({ card }) => card));
  return [...dangers, { principle: 'nullo-void', weight: -1, why }];
}
