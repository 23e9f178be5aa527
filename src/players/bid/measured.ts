/**
 * Bids by what hands are worth, as it was measured: a game is taken where it is expected to bring
 * more than it costs, which is at even chances where a lost game counts once, and at two of three where
 * it counts double. What the skat may bring is every pair that can lie there.
 */
import { CARDS, RANKS, SUITS } from '../../skat/cards.ts';
import type { Card, Suit } from '../../skat/cards.ts';
import { bidValues } from '../../skat/bid-values.ts';
import { KINDS } from '../../skat/contract.ts';
import type { Contract, ContractKind } from '../../skat/contract.ts';
import type { Law } from '../../skat/laws.ts';
import { SEATS } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import { contractName } from '../../words/game-name.ts';
import type { Ground } from '../action.ts';
import { offersOf } from '../offers.ts';
import type { SeatView } from '../view.ts';
import { nulloDanger } from '../worth/features.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { grandShare, nulloShare, suitShare } from '../worth/model.ts';
import { setOf } from '../worth/sets.ts';
import type { GamePlan } from './plan.ts';
import { expected, stakeOf } from './stake.ts';
import type { Stake } from './stake.ts';

/** What a game is expected to bring at a bid, over everything that the skat may hold. */
type Expectation = (bid: number | null) => number;

/**
 * What passing is worth: others then play and win, so that a game that costs a little is better. At −4
 * players by measured worth and rule cards came to 0.38 a deal more than at 0, under both laws (500
 * deals each, seed 5; margins 0.47 and 0.31).
 */
export const PASSING = -3;

const KNOWN = new WeakMap<readonly Card[], Map<string, readonly GamePlan[]>>();

/** The plans of a hand by its measured worth, those that no bid is too low for. */
export function measuredPlans(view: SeatView, passing = PASSING): readonly GamePlan[] {
  const { dealt, law, seat } = view;
  const found = KNOWN.get(dealt) ?? new Map<string, readonly GamePlan[]>();
  KNOWN.set(dealt, found);
  const key = `${law.id} ${seat} ${passing}`;
  const plans = found.get(key) ?? findPlans(dealt, law, seat, passing);
  found.set(key, plans);
  return plans;
}

function findPlans(dealt: readonly Card[], law: Law, seat: Seat, passing: number): GamePlan[] {
  const { hand, taken, turned } = offersOf(law);
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const ten = setOf(dealt);
  const out = CARDS.map((_, at) => 1 << at).filter((bit) => (ten & bit) === 0);
  const pairs = out.flatMap((one, at) => out.slice(at + 1).map((other) => one | other));
  const numbers = bidValues(law);
  const plan = (
    way: GamePlan['way'],
    contract: GamePlan['contract'],
    brings: Expectation,
    reason: Ground,
  ): GamePlan => ({
    way,
    contract,
    limit: limitOf(brings, numbers, passing),
    worth: brings,
    reason,
  });

  const plans: GamePlan[] = [];
  for (const kind of hand) {
    if (KINDS[kind].aim === 'every-trick') continue;
    for (const trump of trumpsFor(kind)) {
      const share = shareOfTen(kind, trump, ten, place);
      const stakes = pairs.map((pair) => stakeOf(law, kind, trump, ten | pair, share));
      const brings = meanOf(stakes.map((stake) => [stake]));
      const contract = { kind, trump, announced: null };
      plans.push(plan('hand', contract, brings, sayShare(share, contract, law)));
    }
  }
  if (taken.length > 0) {
    const cases = pairs.map((pair) => stakesOnTwelve(law, taken, ten | pair, place));
    const brings = meanOf(cases);
    const won =
      cases.reduce((sum, stakes) => sum + bestStake(stakes, null).share, 0) / cases.length;
    const text = `With the skat, hands like this win the best game it lets them play in ${Math.round(won * 100)} of 100, measured.`;
    plans.push(plan('take', null, brings, { by: 'measure', text }));
  }
  if (turned.length > 0) {
    const draws = out.map((first) => drawnStakes(law, ten, first, out, place));
    const brings: Expectation = (bid) =>
      draws.reduce((sum, draw) => sum + draw.best(bid), 0) / draws.length;
    const text =
      'Over all the cards that may be turned up, a Tournee on this hand is worth its risk.';
    plans.push(plan('draw', null, brings, { by: 'measure', text }));
  }
  return plans;
}

/** The suits that may be trump in a game. */
function trumpsFor(kind: ContractKind): readonly (Suit | null)[] {
  return KINDS[kind].trumps === 'suit' ? SUITS : [null];
}

function shareOfTen(
  kind: ContractKind,
  trump: Suit | null,
  ten: number,
  place: PlaceInTurn,
): number {
  if (trump !== null) return suitShare(ten, trump, place, false);
  if (KINDS[kind].trumps === 'jacks') return grandShare(ten, place, false);
  return nulloShare(ten, place, KINDS[kind].open);
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
function meanOf(cases: readonly (readonly Stake[])[]): Expectation {
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
  readonly kept: ReadonlyMap<ContractKind, Expectation>;
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
  const kept = new Map<ContractKind, Expectation>();
  for (const kind of turned) {
    const cases = others.map((other) => turnedStakes(law, [kind], ten, first, other, place));
    if (cases.every((stakes) => stakes.length > 0)) kept.set(kind, meanOf(cases));
  }
  const refused =
    second.length === 0
      ? null
      : meanOf(others.map((other) => turnedStakes(law, second, ten, other, first, place)));
  const best: Expectation = (bid) =>
    Math.max(refused?.(bid) ?? -Infinity, ...[...kept.values()].map((one) => one(bid)));
  return { kept, refused, best };
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

/** The highest number at which a game still brings more than it costs; −1 for one that never does. */
function limitOf(brings: Expectation, numbers: readonly number[], passing: number): number {
  if (brings(null) <= passing) return -1;
  return numbers.findLast((number) => brings(number) > passing) ?? 0;
}

/** How often hands like one win a game, in a sentence. */
function sayShare(share: number, contract: Contract, law: Law): Ground {
  const won = Math.round(share * 100);
  const text = `${contractName(contract, law.id)}: hands that count like this one win about ${won} of 100, measured.`;
  return { by: 'measure', text };
}
