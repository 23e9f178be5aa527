/**
 * What each game on ten cards is worth by today’s rules: over all 231 pairs that can lie in the skat, by the
 * measured shares (src/strategy/players/worth), which players won who saw only their own cards, and from a
 * bid of 24 on by what hands won that others had bid against.
 */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Contract, ContractKind } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { shareOfTen } from './measured.ts';
import { stakesOnTwelve } from './skat-stakes.ts';
import { expected, stakeOf } from './stake.ts';
import type { Stake } from './stake.ts';
import { HIGH_BID, shareAgainst } from '../worth/against-bids.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { pairsOutside, setOf } from '../worth/sets.ts';

const LAW = LAWS.isko;

/** The games of today that are named with the skat in the hand, and the same from the hand. */
const KIND_PAIRS = [
  ['gucki-solo', 'solo'],
  ['gucki-grand', 'grand-solo'],
  ['gucki-nullo', 'nullo'],
  ['gucki-open-nullo', 'open-nullo'],
] as const satisfies readonly (readonly [ContractKind, ContractKind])[];

/** The games that the skat allows. */
export const WITH_SKAT: readonly ContractKind[] = KIND_PAIRS.map(([withSkat]) => withSkat);

const trumpsOf = (kind: ContractKind): readonly (Suit | null)[] =>
  kind === 'gucki-solo' ? SUITS : [null];

/** One game in one way, on ten cards. */
export interface WeighedGame {
  readonly contract: Contract;
  /** The mean share that is won when a number is to be made good, over all skats, were it covered. */
  readonly share: (number: number) => number;
  /** What it brings on average when a number is to be made good, in points of the list. */
  readonly brings: (number: number) => number;
}

/** A game with the skat and from the hand. */
export interface GameOfHand {
  readonly withSkat: WeighedGame;
  readonly fromHand: WeighedGame;
}

/** All games on ten cards. */
export interface WeighedHand {
  /** Clubs, spades, hearts, diamonds, Grand, Null, open Null. */
  readonly games: readonly GameOfHand[];
  /**
   * Of each skat, the stakes of the games with it when a number is to be made good, in the order of
   * `games`.
   */
  readonly skatsAt: (number: number) => readonly (readonly Stake[])[];
}

/** Weighs every game on ten cards at a seat. */
export function weighHand(hand: readonly Card[], seat: Seat): WeighedHand {
  const ten = setOf(hand);
  const place = placeOf(seat);
  const pairs = pairsOutside(ten);
  const skats = pairs.map((pair) => stakesOnTwelve(LAW, WITH_SKAT, ten | pair, place));
  const highSkats = skats.map((stakes) => stakes.map(againstHigh));
  const offered = KIND_PAIRS.flatMap(([withSkat, fromHand]) =>
    trumpsOf(withSkat).map((trump) => ({ withSkat, fromHand, trump })),
  );
  const games = offered.map(({ fromHand, trump, withSkat }, at): GameOfHand => {
    const share = shareOfTen(fromHand, trump, ten, place);
    return {
      withSkat: weighed(
        { kind: withSkat, trump, announced: null },
        skats.map((stakes) => stakes[at]!),
      ),
      fromHand: weighed(
        { kind: fromHand, trump, announced: null },
        pairs.map((pair) => stakeOf(LAW, fromHand, trump, ten | pair, share)),
      ),
    };
  });
  return { games, skatsAt: (number) => (number < HIGH_BID ? skats : highSkats) };
}

/** Where a seat plays to the first trick. */
export const placeOf = (seat: Seat): PlaceInTurn => SEATS.indexOf(seat) as PlaceInTurn;

function weighed(contract: Contract, stakes: readonly Stake[]): WeighedGame {
  const high = stakes.map(againstHigh);
  const at = (number: number): readonly Stake[] => (number < HIGH_BID ? stakes : high);
  return {
    contract,
    share: (number) => mean(at(number).map(({ share }) => share)),
    brings: (number) => mean(at(number).map((stake) => expected(stake, number))),
  };
}

/** A stake where another has bid high. */
const againstHigh = (stake: Stake): Stake => ({
  ...stake,
  share: shareAgainst(stake.share, HIGH_BID),
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the skat may change. */
export interface SkatBrings {
  /** The game with the skat that brings most on average, as long as the skat is not known. */
  readonly planned: WeighedGame;
  /** What the best game with each skat brings, on average. */
  readonly brings: number;
  /** How many of the skats allow a game that brings more than the planned one, and which, most first. */
  readonly better: readonly { readonly contract: Contract; readonly skats: number }[];
  readonly betterSkats: number;
  /** How many of the skats leave no game that is worth the number. */
  readonly uncovered: number;
  readonly skats: number;
}

/** What the skat brings to a hand when a number is to be made good. */
export function skatBrings({ games, skatsAt }: WeighedHand, number: number): SkatBrings {
  const skats = skatsAt(number);
  const means = games.map(({ withSkat }) => withSkat.brings(number));
  const plannedAt = means.indexOf(Math.max(...means));
  const counts = games.map(() => 0);
  let uncovered = 0;
  let sum = 0;
  for (const stakes of skats) {
    const brought = stakes.map((stake) => expected(stake, number));
    const bestAt = brought.indexOf(Math.max(...brought));
    sum += brought[bestAt]!;
    if (brought[bestAt]! > brought[plannedAt]!) counts[bestAt]!++;
    if (stakes.every(({ value }) => value < number)) uncovered++;
  }
  const better = games
    .map(({ withSkat }, at) => ({ contract: withSkat.contract, skats: counts[at]! }))
    .filter((game) => game.skats > 0)
    .sort((one, other) => other.skats - one.skats);
  return {
    planned: games[plannedAt]!.withSkat,
    brings: sum / skats.length,
    better,
    betterSkats: counts.reduce((all, count) => all + count, 0),
    uncovered,
    skats: skats.length,
  };
}

/** What the best game on a hand brings, with the skat or from the hand, when a number is to be made good. */
export function bestBrings({ games, skatsAt }: WeighedHand, number: number): number {
  const taken = mean(
    skatsAt(number).map((stakes) => Math.max(...stakes.map((stake) => expected(stake, number)))),
  );
  return Math.max(taken, ...games.map(({ fromHand }) => fromHand.brings(number)));
}
