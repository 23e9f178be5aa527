/**
 * The deals of Mate by number: there are 184,756 ways to give X ten cards of the Single Mate Deck. Two deals
 * of the Double Mate Deck that differ only in which of two identical cards went to whom are one.
 */
import type { Chance } from '../../../lib/random.ts';
import { MATE_PACKS, MOVES } from './rules.ts';
import type { MateCard, MateVariant } from './rules.ts';

type Deck = MateVariant['deck'];

/** The cards of a deck that differ, and how many there are of each. */
const kindsOf = (deck: Deck): readonly (readonly [card: MateCard, copies: number])[] => {
  const pack = MATE_PACKS[deck];
  return [...new Set(pack)].map((card) => [card, pack.filter((one) => one === card).length]);
};

/** `ways[at][taken]`: in how many ways so many cards can be taken of the kinds from `at` on. */
function countWays(kinds: ReturnType<typeof kindsOf>): readonly (readonly number[])[] {
  const none = Array.from({ length: MOVES + 1 }, (_, taken): number => (taken === 0 ? 1 : 0));
  const ways = [none];
  for (const [, copies] of kinds.toReversed()) {
    const rest = ways[0] ?? [];
    ways.unshift(
      rest.map((_, taken) =>
        rest.slice(Math.max(0, taken - copies), taken + 1).reduce((sum, count) => sum + count, 0),
      ),
    );
  }
  return ways;
}

const DECKS = (['single', 'double'] as const).map((deck) => {
  const kinds = kindsOf(deck);
  return [deck, { kinds, ways: countWays(kinds) }] as const;
});
const COUNTED = Object.fromEntries(DECKS) as Record<Deck, (typeof DECKS)[number][1]>;

/** How many deals a deck has. */
export const countMateDeals = (deck: Deck): number => COUNTED[deck].ways[0]?.[MOVES] ?? 0;

/** The cards of both in a deal. */
export interface MateDeal {
  readonly X: readonly MateCard[];
  readonly Y: readonly MateCard[];
}

/**
 * The deal of this number.
 *
 * @param number from 1 to {@link countMateDeals}.
 * @throws RangeError for any other.
 */
export function mateDeal(number: number, deck: Deck): MateDeal {
  if (!Number.isInteger(number) || number < 1 || number > countMateDeals(deck)) {
    throw new RangeError(`There is no deal ${number}.`);
  }
  const { kinds, ways } = COUNTED[deck];
  let before = number - 1;
  const deal: { X: MateCard[]; Y: MateCard[] } = { X: [], Y: [] };
  for (const [at, [card, copies]] of kinds.entries()) {
    let taken = Math.min(copies, MOVES - deal.X.length);
    for (; ; taken--) {
      const count = ways[at + 1]?.[MOVES - deal.X.length - taken] ?? 0;
      if (before < count) break;
      before -= count;
    }
    deal.X.push(...Array.from({ length: taken }, () => card));
    deal.Y.push(...Array.from({ length: copies - taken }, () => card));
  }
  return deal;
}

/** The number of a deal by the ten cards of X. */
export function mateDealNumber(cards: readonly MateCard[], deck: Deck): number {
  const { kinds, ways } = COUNTED[deck];
  let number = 1;
  let missing = MOVES;
  for (const [at, [card, copies]] of kinds.entries()) {
    const taken = cards.filter((one) => one === card).length;
    for (let more = Math.min(copies, missing); more > taken; more--) {
      number += ways[at + 1]?.[missing - more] ?? 0;
    }
    missing -= taken;
  }
  return number;
}

/** The number of a deal from the shuffled pack. */
export function randomMateDeal(deck: Deck, chance: Chance): number {
  return mateDealNumber(chance.shuffle(MATE_PACKS[deck]).slice(0, MOVES), deck);
}
