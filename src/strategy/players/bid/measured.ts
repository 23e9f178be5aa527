/**
 * Bids by what hands are worth, as it was measured: a game is taken where it is expected to bring
 * more than it costs, which is at even chances where a lost game counts once, and at two of three where
 * it counts double. What the skat may bring is every pair that can lie there.
 */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { bidValues } from '../../../game/skat/bid-values.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Contract, ContractKind } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import {
  REASONS,
  sayMeasured,
  sayMeasuredWithSkat,
} from '#edition/strategy/players/reason-words.ts';
import type { Ground } from '../action.ts';
import { offersOf } from '../offers.ts';
import type { SeatView } from '../view.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { grandShare, nulloShare, suitShare } from '../worth/model.ts';
import { bitsOutside, pairsOutside, setOf } from '../worth/sets.ts';
import type { GamePlan } from './plan.ts';
import { bestStake, drawnStakes, meanOf, stakesOnTwelve, trumpsFor } from './skat-stakes.ts';
import type { Expectation } from './skat-stakes.ts';
import { stakeOf } from './stake.ts';
import type { Stake } from './stake.ts';

/**
 * What a game must bring beyond nothing to be bid for at the lowest numbers: less than nothing, since
 * others play and win where one passes.
 */
export const PASSING = -5;

/** And what at the highest, where the others have shown cards that the worth of a hand knows nothing of. */
const AT_HIGH_NUMBERS = 4;
const LOW = 18;
const HIGH = 36;

/**
 * What a game must bring to be better than a pass when a number is to be made good; `null` for the lowest.
 * At −3 for every number, games with a worth of −3 to 5 brought 13.9 points below a bid of 25 and cost
 * 21.4 above it (30 and 21 games of `strong:12`, 700 deals, seed 31).
 *
 * @param passing what it is at the lowest numbers.
 */
export function worthOfPassing(number: number | null, passing = PASSING): number {
  const part = Math.min(1, Math.max(0, ((number ?? LOW) - LOW) / (HIGH - LOW)));
  return passing + part * (AT_HIGH_NUMBERS - passing);
}

const KNOWN = new WeakMap<readonly Card[], Map<string, readonly GamePlan[]>>();

/** The plans of a hand by its measured worth, those that no bid is too low for. */
export function measuredPlans(
  { dealt, law, seat }: Pick<SeatView, 'dealt' | 'law' | 'seat'>,
  passing = PASSING,
): readonly GamePlan[] {
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
  const out = bitsOutside(ten);
  const pairs = pairsOutside(ten);
  const numbers = bidValues(law);
  const plan = (
    way: GamePlan['way'],
    contract: GamePlan['contract'],
    brings: Expectation,
    { reason, share }: Pick<GamePlan, 'reason' | 'share'>,
  ): GamePlan => ({
    way,
    contract,
    limit: limitOf(brings, numbers, passing),
    worth: brings,
    share,
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
      const reason = (): Ground => sayShare(share, contract, law);
      plans.push(plan('hand', contract, brings, { reason, share: () => share }));
    }
  }
  if (taken.length > 0) {
    const cases = pairs.map((pair) => stakesOnTwelve(law, taken, ten | pair, place));
    const brings = meanOf(cases);
    const share = (bid: number | null): number => shareTaken(cases, bid);
    const reason = (bid: number | null): Ground => sayTaken(share(bid), bid);
    plans.push(plan('take', null, brings, { reason, share }));
  }
  if (turned.length > 0) {
    const draws = out.map((first) => drawnStakes(law, ten, first, out, place));
    const brings: Expectation = (bid) =>
      draws.reduce((sum, draw) => sum + draw.best(bid), 0) / draws.length;
    const reason = (): Ground => ({ by: 'measure', text: REASONS.tournee });
    plans.push(plan('draw', null, brings, { reason, share: () => null }));
  }
  return plans;
}

/** The share of games from the hand that is won, the skat left alone. */
export function shareOfTen(
  kind: ContractKind,
  trump: Suit | null,
  ten: number,
  place: PlaceInTurn,
): number {
  if (trump !== null) return suitShare(ten, trump, place, false);
  if (KINDS[kind].trumps === 'jacks') return grandShare(ten, place, false);
  return nulloShare(ten, place, KINDS[kind].open);
}

/** The highest number at which a game still brings more than it costs; −1 for one that never does. */
function limitOf(brings: Expectation, numbers: readonly number[], passing: number): number {
  if (brings(null) <= passing) return -1;
  return numbers.findLast((number) => brings(number) > worthOfPassing(number, passing)) ?? 0;
}

/** The lowest number costs nothing to make good. */
const isAsked = (bid: number | null): bid is number => bid !== null && bid > LOW;

/** How often the best game that the skat allows is won; one that falls short of the bid is lost. */
function shareTaken(cases: readonly (readonly Stake[])[], bid: number | null): number {
  const least = isAsked(bid) ? bid : null;
  const won = cases
    .map((stakes) => bestStake(stakes, least))
    .reduce((sum, { share, value }) => sum + (value < (least ?? 0) ? 0 : share), 0);
  return won / cases.length;
}

const sayTaken = (share: number, bid: number | null): Ground => ({
  by: 'measure',
  text: sayMeasuredWithSkat(Math.round(share * 100), isAsked(bid) ? bid : null),
});

/** How often hands like one win a game, in a sentence. */
const sayShare = (share: number, contract: Contract, law: Law): Ground => ({
  by: 'measure',
  text: sayMeasured(contract, law.id, Math.round(share * 100)),
});
