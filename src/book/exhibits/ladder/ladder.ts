/** The order in which The Standard Hoyle has the games called, and what each costs at the least. */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { lawNumber } from '../laws/law-number.ts';
import { multipleOf } from '../payments/hoyle-costs.ts';

const LAW = 'hoyle-1912';

/** One step of the ladder. */
export interface LadderStep {
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  /** The fewest matadors, with or without, that it is called on. */
  readonly matadors: number;
  /** The rate at which it is reckoned. */
  readonly base: number;
  /** What it costs with or without that many; the rate itself where matadors do not count. */
  readonly least: number;
}

const step = (kind: ContractKind, trump: Suit | null, matadors = 1): LadderStep => {
  const base = lawNumber(`base ${kind}${trump === null ? '' : ` ${trump}`}`, LAW);
  const flat = kind === 'nullo' || kind === 'open-nullo';
  return { kind, trump, matadors, base, least: flat ? base : multipleOf(matadors, 0) * base };
};

const upwards = SUITS.toReversed();

/**
 * The sixteen steps from the lowest to the highest. “From the Lowest to the Highest Game” lists
 * fifteen, with the Nullo between the Solos in spades and in clubs and a Grand “with or without two
 * or more” jacks at the top; “Progression of the Game” puts a plain Grand between the Solo in clubs
 * and the open Nullo.
 */
export const LADDER: readonly LadderStep[] = [
  ...upwards.map((suit) => step('simple', suit)),
  ...upwards.map((suit) => step('tournee', suit)),
  ...upwards.slice(0, 3).map((suit) => step('solo', suit)),
  step('nullo', null),
  step('solo', 'C'),
  step('grand-solo', null),
  step('open-nullo', null),
  step('grand-solo', null, 2),
];

/** The steps that cost less than one below them: where cost does not make the order. */
export function againstTheCost(ladder: readonly LadderStep[]): LadderStep[] {
  return ladder.filter((one, index) =>
    ladder.slice(0, index).some((lower) => lower.least > one.least),
  );
}
