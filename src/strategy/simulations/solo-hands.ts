/** Hands on which the Eight Rule would bid a Solo, drawn by chance. */
import { countEight } from '../bidding/eight-rule.ts';
import type { EightCount } from '../bidding/eight-rule.ts';
import type { Chance } from '../../lib/random.ts';
import { CARDS, SUITS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';

/** Ten cards and the suit in which they count most. */
export interface SoloHand {
  readonly hand: readonly Card[];
  readonly count: EightCount;
}

/** The suit in which a hand counts most, by trumps where that leaves two, and then the dearer. */
export function bestSolo(hand: readonly Card[]): EightCount {
  return SUITS.map((trump) => countEight(hand, trump)).reduce((best, next) =>
    next.total > best.total || (next.total === best.total && next.trumps > best.trumps)
      ? next
      : best,
  );
}

/** Ten cards at random among those that pass a test. */
export function drawSolo(chance: Chance, passes: (soloHand: SoloHand) => boolean): SoloHand {
  for (;;) {
    const hand = chance.sample(CARDS, 10);
    const soloHand = { hand, count: bestSolo(hand) };
    if (passes(soloHand)) return soloHand;
  }
}
