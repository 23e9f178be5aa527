/** What a hand is worth as a game with a suit as trumps: the counts that are said of it. */
import { CARDS, SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { ContractKind } from '../../game/skat/contract.ts';
import type { Law } from '../../game/skat/laws.ts';
import { countMatadors, matadorCount } from '../../game/skat/matadors.ts';
import type { Matadors } from '../../game/skat/matadors.ts';
import { cardStrength, isTrump } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { stakeOf } from '../../strategy/players/bid/stake.ts';
import { offersOf } from '../../strategy/players/offers.ts';
import { setOf } from '../../strategy/players/worth/sets.ts';

/** How many trumps there are in a game with a trump suit. */
export const TRUMPS = 11;

/** A hand with one suit as trumps. */
export interface SuitCount {
  readonly suit: Suit;
  readonly trumps: number;
  readonly jacks: number;
  /** Aces of the other suits. */
  readonly aces: readonly Card[];
  readonly matadors: Matadors;
  /** The matadors and 1 for the game. */
  readonly times: number;
  readonly base: number;
  readonly value: number;
}

/** The count of a hand for one suit; the skat, as far as it is not in the hand, is left out. */
export function countSuit(cards: readonly Card[], suit: Suit, law: Law): SuitCount {
  const offers = offersOf(law);
  const isSuitGame = (kind: ContractKind): boolean => KINDS[kind].trumps === 'suit';
  const kind = offers.taken.find(isSuitGame) ?? offers.hand.find(isSuitGame)!;
  const game = { kind, trump: suit };
  const matadors = countMatadors(cards, game)!;
  const { base, value } = stakeOf(law, kind, suit, setOf(cards), 1);
  return {
    suit,
    trumps: cards.filter((card) => isTrump(card, game)).length,
    jacks: cards.filter((card) => rankOf(card) === 'J').length,
    aces: cards.filter((card) => rankOf(card) === 'A' && !isTrump(card, game)),
    matadors,
    times: matadorCount(matadors) + law.multipliers.game,
    base,
    value,
  };
}

/** The suit with most trumps, and of such suits the one with most aces besides. */
export function bestSuit(cards: readonly Card[], law: Law): SuitCount {
  const counts = SUITS.map((suit) => countSuit(cards, suit, law));
  return counts.reduce((best, one) =>
    one.trumps > best.trumps || (one.trumps === best.trumps && one.aces.length > best.aces.length)
      ? one
      : best,
  );
}

/**
 * Whether a hand is one to bid on, as the lesson has it: five trumps with a jack, and an ace or a sixth
 * trump. A hand without a jack must have one more of them.
 */
export const isStrong = ({ aces, jacks, trumps }: SuitCount): boolean =>
  trumps >= 5 && trumps + aces.length >= (jacks > 0 ? 6 : 7);

/** The cards outside a hand that beat one of its plain cards, the highest first; none for a trump. */
export function higherOutside(card: Card, hand: readonly Card[], game: Game): Card[] {
  if (isTrump(card, game)) return [];
  const strength = cardStrength(card, game);
  return CARDS.filter(
    (other) =>
      !hand.includes(other) &&
      suitOf(other) === suitOf(card) &&
      !isTrump(other, game) &&
      cardStrength(other, game) > strength,
  ).sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
}
