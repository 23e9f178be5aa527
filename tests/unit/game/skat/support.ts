/** What the tests of the rules share: cards from text, deals from chance, and outcomes by hand. */
import fc from 'fast-check';
import { CARDS, isCard } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { Checked } from '../../../../src/lib/checked.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { Announced, Contract, ContractKind } from '../../../../src/game/skat/contract.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import type { DeclarerResult } from '../../../../src/game/skat/result.ts';

/** `CJ SJ HA` as cards; throws for anything that is not a card. */
export function cards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (!isCard(word)) throw new Error(`${word} is no card`);
      return word;
    });
}

/** A deal from four lines of cards, each card once. */
export function deal(V: string, M: string, H: string, skat: string): Deal {
  const [first, second, ...more] = cards(skat);
  const hands = { V: cards(V), M: cards(M), H: cards(H) };
  const all = new Set([...hands.V, ...hands.M, ...hands.H, ...cards(skat)]);
  const sizes = [hands.V.length, hands.M.length, hands.H.length, more.length];
  if (
    first === undefined ||
    second === undefined ||
    all.size !== 32 ||
    sizes.join() !== '10,10,10,0'
  )
    throw new Error('That is not ten cards a seat and two in the skat, each once.');
  return { ...hands, skat: [first, second] };
}

export function contract(
  kind: ContractKind,
  trump: Suit | null = null,
  announced: Announced = null,
): Contract {
  return { kind, trump, announced };
}

/** The value of a check that must have passed. */
export function value<T>(checked: Checked<T, unknown>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

/**
 * A result as a book states it, without the tricks: the declarer's points with the skat, and how
 * many of the ten tricks were won.
 */
export function stated(
  points: number,
  more: Partial<Omit<DeclarerResult, 'points'>> = {},
): DeclarerResult {
  return {
    declarer: 'V',
    points: { declarer: points, defenders: 120 - points, skat: 0 },
    tricks: { declarer: 5, defenders: 5 },
    schneider: points > 90 ? 'declarer' : points < 31 ? 'defenders' : null,
    schwarz: null,
    made: points > 60,
    ...more,
  };
}

/** Any pack in any order. */
export const anyPack: fc.Arbitrary<Card[]> = fc.shuffledSubarray([...CARDS], {
  minLength: 32,
  maxLength: 32,
});

/** Any deal. */
export const anyDeal: fc.Arbitrary<Deal> = anyPack.map((pack) => ({
  V: pack.slice(0, 10),
  M: pack.slice(10, 20),
  H: pack.slice(20, 30),
  skat: [pack[30]!, pack[31]!],
}));

/** Any contract with a trump suit exactly where its kind has one, and nothing announced. */
export const anyContract: fc.Arbitrary<Contract> = fc
  .tuple(
    fc.constantFrom(...(Object.keys(KINDS) as ContractKind[])),
    fc.constantFrom<Suit>('C', 'S', 'H', 'D'),
  )
  .map(([kind, suit]) => contract(kind, KINDS[kind].trumps === 'suit' ? suit : null));
