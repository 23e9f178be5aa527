/** What games bring over everything that the skat may hold: with both its cards, or one turned up. */
import { RANKS, SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { offersOf } from '../offers.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { grandShare, nulloShare, suitShare } from '../worth/model.ts';
import { nulloDanger } from '../worth/nullo-features.ts';
import { expected, stakeOf } from './stake.ts';
import type { Stake } from './stake.ts';

/** What a game is expected to bring at a bid, over everything that the skat may hold. */
export type Expectation = (bid: number | null) => number;

/** The suits that may be trump in a game. */
export function trumpsFor(kind: ContractKind): readonly (Suit | null)[] {
  return KINDS[kind].trumps === 'suit' ? SUITS : [null];
}

/** Every game that may be named with the skat in the hand, as a stake. */
export function stakesOnTwelve(
  law: Law,
  kinds: readonly ContractKind[],
  twelve: number,
  place: PlaceInTurn,
): Stake[] {
  return kinds.flatMap((kind) =>
    trumpsFor(kind).map((trump) => {
      const { open, trumps } = KINDS[kind];
      const share =
        trump !== null
          ? suitShare(twelve, trump, place, true)
          : trumps === 'jacks'
            ? grandShare(twelve, place, true)
            : nulloShare(safestTen(twelve), place, open);
      return stakeOf(law, kind, trump, twelve, share);
    }),
  );
}

/** Twelve cards less the two without which a Nullo is in least danger. */
export function safestTen(twelve: number): number {
  let best = 0;
  let least = Infinity;
  for (let rest = twelve; rest !== 0; rest &= rest - 1) {
    const one = rest & -rest;
    for (let others = rest & (rest - 1); others !== 0; others &= others - 1) {
      const ten = twelve & ~(one | (others & -others));
      const danger = nulloDanger(ten);
      if (danger < least) {
        least = danger;
        best = ten;
      }
    }
  }
  return best;
}

/** The stake that brings most at a bid. @throws RangeError for none. */
export function bestStake(stakes: readonly Stake[], bid: number | null): Stake {
  return stakes.reduce((best, stake) =>
    expected(stake, bid) > expected(best, bid) ? stake : best,
  );
}

/** What cases, each as likely, bring where the best stake of each is played. */
export function meanOf(cases: readonly (readonly Stake[])[]): Expectation {
  const known = new Map<number | null, number>();
  return (bid) => {
    const found = known.get(bid);
    if (found !== undefined) return found;
    const sum = cases.reduce(
      (all, stakes) => all + Math.max(...stakes.map((stake) => expected(stake, bid))),
      0,
    );
    known.set(bid, sum / cases.length);
    return sum / cases.length;
  };
}

/** A card drawn for a Tournee: what it brings turned up, as each game, and refused. */
export interface DrawnStakes {
  readonly turnedUp: ReadonlyMap<ContractKind, Expectation>;
  /** Null where a refused card is no game of the book. */
  readonly refused: Expectation | null;
  readonly best: Expectation;
}

/** The stakes of a card that has been drawn. @param out every card that is not in the hand. */
export function drawnStakes(
  law: Law,
  ten: number,
  first: number,
  out: readonly number[],
  place: PlaceInTurn,
): DrawnStakes {
  const { second, turned } = offersOf(law);
  const others = out.filter((bit) => bit !== first);
  const expectations = new Map<ContractKind, Expectation>();
  for (const kind of turned) {
    const cases = others.map((other) => turnedStakes(law, [kind], ten, first, other, place));
    if (cases.every((stakes) => stakes.length > 0)) expectations.set(kind, meanOf(cases));
  }
  const refused =
    second.length === 0
      ? null
      : meanOf(others.map((other) => turnedStakes(law, second, ten, other, first, place)));
  const best: Expectation = (bid) =>
    Math.max(refused?.(bid) ?? -Infinity, ...[...expectations.values()].map((one) => one(bid)));
  return { turnedUp: expectations, refused, best };
}

/** The stakes with one card turned up and the other beside it; a Grand only with a jack. */
function turnedStakes(
  law: Law,
  kinds: readonly ContractKind[],
  ten: number,
  up: number,
  other: number,
  place: PlaceInTurn,
): Stake[] {
  const at = 31 - Math.clz32(up);
  const suit = SUITS[Math.floor(at / RANKS.length)]!;
  const jack = at % RANKS.length === RANKS.indexOf('J');
  const twelve = ten | up | other;
  return kinds.flatMap((kind) => {
    switch (KINDS[kind].trumps) {
      case 'suit':
        return stakeOf(law, kind, suit, twelve, suitShare(twelve, suit, place, true));
      case 'jacks':
        return jack ? stakeOf(law, kind, null, twelve, grandShare(twelve, place, true)) : [];
      case 'none':
        return stakeOf(law, kind, null, twelve, nulloShare(safestTen(twelve), place, false));
    }
  });
}
