/** The calls of two-handed Skat: Hoyle's ladder without the simple game, and what a hand dares. */
import { rankOf, suitOf } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { SUITS } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import { isTrump } from '../skat/order.ts';
import type { SuitStyle } from '../words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { TwoSeat } from './rules.ts';

/** A rung of the ladder, by which a call goes over another. */
export interface TwoCall {
  readonly kind: 'tournee' | 'solo' | 'nullo' | 'open-nullo' | 'grand-solo';
  /** Of a Solo; in a Tournee the card turned up decides. */
  readonly suit: Suit | null;
}

/**
 * From the lowest (Hoyle, "From the Lowest to the Highest Game"). He has a Grand twice, under the open
 * Nullo and, with or without two jacks or more, over it; at this table a Grand is one call, the highest.
 */
export const TWO_CALLS: readonly TwoCall[] = [
  { kind: 'tournee', suit: null },
  { kind: 'solo', suit: 'D' },
  { kind: 'solo', suit: 'H' },
  { kind: 'solo', suit: 'S' },
  { kind: 'nullo', suit: null },
  { kind: 'solo', suit: 'C' },
  { kind: 'open-nullo', suit: null },
  { kind: 'grand-solo', suit: null },
];

/**
 * The lowest rung that a seat may call: the elder hand may hold the call that stands, and the dealer must go
 * over it.
 *
 * @param standing the highest call so far, or null.
 */
export function leastRung(seat: TwoSeat, standing: number | null): number {
  if (standing === null) return 0;
  return seat === 'elder' ? standing : standing + 1;
}

/** A call by its rung as it is spoken: `Solo in hearts`; null for a pass. */
export function callWords(rung: number | null, suits: SuitStyle): string | null {
  const call = rung === null ? undefined : TWO_CALLS[rung];
  return call === undefined ? null : contractName(contractOfCall(call), 'hoyle-1912', suits);
}

/** The contract of a call that needs no card turned up. */
export function contractOfCall({ kind, suit }: TwoCall): Contract {
  return { kind, trump: suit, announced: null };
}

/** The contracts that a turned card allows: its suit, and with a jack a Grand as well. */
export function turnedContracts(turned: Card): readonly [Contract, ...Contract[]] {
  const suited: Contract = { kind: 'tournee', trump: suitOf(turned), announced: null };
  const grand: Contract = { kind: 'tournee-grand', trump: null, announced: null };
  return rankOf(turned) === 'J' ? [suited, grand] : [suited];
}

/** The rungs that a hand of ten dares, by a few rules of thumb; it sees nothing else. */
export function daredCalls(hand: readonly Card[]): readonly number[] {
  return TWO_CALLS.flatMap((call, rung) => (dares(hand, call) ? [rung] : []));
}

function dares(hand: readonly Card[], { kind, suit }: TwoCall): boolean {
  const jacks = hand.filter((card) => rankOf(card) === 'J').length;
  const aces = hand.filter((card) => rankOf(card) === 'A').length;
  switch (kind) {
    case 'tournee':
      return jacks + aces >= 3 && jacks >= 1;
    case 'solo': {
      const game = { kind, trump: suit } as const;
      const trumps = hand.filter((card) => isTrump(card, game)).length;
      const sideAces = hand.filter((card) => rankOf(card) === 'A' && !isTrump(card, game)).length;
      return trumps >= 5 && jacks >= 1 && trumps + sideAces >= 7;
    }
    case 'grand-solo':
      return jacks >= 2 && jacks + aces >= 5;
    case 'nullo':
      return SUITS.every((each) => isSafeAgainstLeads(hand, each, 1));
    case 'open-nullo':
      return SUITS.every((each) => isSafeAgainstLeads(hand, each, 0));
  }
}

const RISING = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Whether the suit can duck: its lowest is a seven, the next no more than a nine, and so on. */
function isSafeAgainstLeads(hand: readonly Card[], suit: Suit, slack: number): boolean {
  const heights = hand
    .filter((card) => suitOf(card) === suit)
    .map((card) => RISING.indexOf(rankOf(card)))
    .sort((a, b) => a - b);
  return heights.every((height, index) => height <= 2 * index + slack);
}
