/** The deals of Mate by number: there are 184,756 ways to give X ten of the twenty cards. */
import { MATE_PACK, MOVES } from './rules.ts';
import type { MateCard } from './rules.ts';

/** In how many ways some of so many things can be taken. */
function ways(of: number, taken: number): number {
  let count = 1;
  for (let i = 1; i <= taken; i++) count = (count * (of - taken + i)) / i;
  return count;
}

/** How many deals there are. */
export const MATE_DEALS = ways(MATE_PACK.length, MOVES);

/** The cards of both in a deal. */
export interface MateDeal {
  readonly X: readonly MateCard[];
  readonly Y: readonly MateCard[];
}

/**
 * The deal of this number.
 *
 * @param number from 1 to {@link MATE_DEALS}.
 * @throws RangeError for any other.
 */
export function mateDeal(number: number): MateDeal {
  if (!Number.isInteger(number) || number < 1 || number > MATE_DEALS) {
    throw new RangeError(`There is no deal ${number}.`);
  }
  let rest = number - 1;
  const deal: { X: MateCard[]; Y: MateCard[] } = { X: [], Y: [] };
  for (const [index, card] of MATE_PACK.entries()) {
    const missing = MOVES - deal.X.length;
    const without = ways(MATE_PACK.length - index - 1, missing - 1);
    if (missing > 0 && rest < without) deal.X.push(card);
    else {
      if (missing > 0) rest -= without;
      deal.Y.push(card);
    }
  }
  return deal;
}

/** The number of a deal by the ten cards of X. */
export function mateDealNumber(cards: readonly MateCard[]): number {
  let number = 1;
  let missing = MOVES;
  for (const [index, card] of MATE_PACK.entries()) {
    if (cards.includes(card)) missing--;
    else if (missing > 0) number += ways(MATE_PACK.length - index - 1, missing - 1);
  }
  return number;
}
