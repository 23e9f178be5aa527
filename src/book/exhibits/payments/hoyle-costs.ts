/**
 * The Standard Hoyle's table of costs, which our copy has lost: every price is a rate taken so many times.
 * The book prints it by matadors, each with five columns; as every column is a multiple of the rate,
 * one table of multiples is all of it.
 */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { HOYLE_1912 } from '../../../game/skat/laws/hoyle-1912.ts';
import { OUTCOMES } from './payments.ts';

/** The kinds of the table, lowest first, and the most matadors each can have. */
const KINDS_OF_TABLE = [
  ['simple', 11],
  ['tournee', 11],
  ['solo', 11],
  ['tournee-grand', 4],
  ['grand-solo', 4],
] as const satisfies readonly (readonly [ContractKind, number])[];

/** A line of the table. */
export interface CostRow {
  readonly kind: ContractKind;
  readonly suit: Suit | null;
  readonly rate: number;
  /** The greatest multiple it can come to. */
  readonly most: number;
}

/** Lowest first: the four suits of each kind from diamonds up, then the Grands. */
export const COST_ROWS: readonly CostRow[] = KINDS_OF_TABLE.flatMap(
  ([kind, matadors]): CostRow[] => {
    const base = HOYLE_1912.rates[kind]?.base ?? 0;
    const most = multipleOf(matadors, OUTCOMES.length - 1);
    return typeof base === 'number'
      ? [{ kind, suit: null, rate: base, most }]
      : [...SUITS].reverse().map((suit) => ({ kind, suit, rate: base[suit], most }));
  },
);

/**
 * The multiple of a game with or without so many matadors: one for the game, one for each matador, one
 * for each step from schneider up (Hoyle, "Counting the Game").
 *
 * @param step the place in {@link OUTCOMES}, from 0.
 */
export function multipleOf(matadors: number, step: number): number {
  const { game, schneider } = HOYLE_1912.multipliers;
  return game + matadors + step * schneider;
}
