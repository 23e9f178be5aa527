/** The order in which The Standard Hoyle has the games called, and what each costs at the least. */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { lawNumber } from '../laws/law-number.ts';

const LAW = 'hoyle-1912';

/** One step of the ladder. */
export interface LadderStep {
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  /** The rate at which it is reckoned. */
  readonly base: number;
  /** What it costs with or without one matador; the rate itself where matadors do not count. */
  readonly least: number;
}

const step = (kind: ContractKind, trump: Suit | null): LadderStep => {
  const base = lawNumber(`base ${kind}${trump === null ? '' : ` ${trump}`}`, LAW);
  const flat = kind === 'nullo' || kind === 'open-nullo';
  return { kind, trump, base, least: flat ? base : base * 2 };
};

const upwards = SUITS.toReversed();

/**
 * The fifteen steps from the lowest to the highest, as “From the Lowest to the Highest Game” prints
 * them: Nullo stands between the Solos in spades and in clubs.
 */
export const LADDER: readonly LadderStep[] = [
  ...upwards.map((suit) => step('simple', suit)),
  ...upwards.map((suit) => step('tournee', suit)),
  ...upwards.slice(0, 3).map((suit) => step('solo', suit)),
  step('nullo', null),
  step('solo', 'C'),
  step('open-nullo', null),
  step('grand-solo', null),
];

/** The steps that cost less than one below them: where cost does not make the order. */
export function againstTheCost(ladder: readonly LadderStep[]): LadderStep[] {
  return ladder.filter((one, index) =>
    ladder.slice(0, index).some((lower) => lower.least > one.least),
  );
}
