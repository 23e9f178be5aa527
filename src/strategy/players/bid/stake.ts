/** What a game is worth on given cards, and what it is expected to bring at a bid. */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { Rate } from '../../../game/skat/laws/law.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import { INDEX } from '../worth/sets.ts';

/** A game on cards: how often it is won, and for how much. */
export interface Stake {
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  /** The share of such games that is won. */
  readonly share: number;
  /** The value of a plain win. */
  readonly value: number;
  readonly base: number;
  /** How many times its value a lost game costs. */
  readonly lost: number;
}

/** The trumps as bits, best first, of each suit and of a Grand. */
const ORDERS = new Map<Suit | null, readonly number[]>(
  [...SUITS, null].map((trump) => [
    trump,
    trumpsOf({ kind: trump === null ? 'grand-solo' : 'solo', trump }).map(
      (card) => 1 << INDEX.get(card)!,
    ),
  ]),
);

/** How many matadors cards are with or without. */
function matadorsIn(set: number, trump: Suit | null): number {
  const order = ORDERS.get(trump)!;
  const has = (set & order[0]!) !== 0;
  const end = order.findIndex((bit) => ((set & bit) !== 0) !== has);
  return end < 0 ? order.length : end;
}

/**
 * The stake of a game.
 *
 * @param twelve the declarer's ten and the skat, by which the matadors count.
 * @throws RangeError for a game that the book does not know.
 */
export function stakeOf(
  law: Law,
  kind: ContractKind,
  trump: Suit | null,
  twelve: number,
  share: number,
): Stake {
  const rate = (law.rates as Readonly<Partial<Record<ContractKind, Rate>>>)[kind];
  if (rate === undefined) throw new RangeError(`${law.id} has no ${kind}.`);
  const base = typeof rate.base === 'number' ? rate.base : rate.base[trump!];
  const { skat, trumps } = KINDS[kind];
  const { game, hand } = law.multipliers;
  const times =
    trumps === 'none' ? 1 : game + (skat === 'untouched' ? hand : 0) + matadorsIn(twelve, trump);
  return { kind, trump, share, value: base * times, base, lost: rate.lost };
}

/** What is expected to be written down for the declarer, who must make good a bid. */
export function expected({ base, lost, share, value }: Stake, bid: number | null): number {
  if (bid !== null && value < bid) return -lost * base * Math.ceil(bid / base);
  return share * value - (1 - share) * lost * value;
}
