/** Counting cases and taking shares with their margins from them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDeal, estimate, joinTallies } from '../../../../src/strategy/simulations/tally.ts';
import type { Case, Tally } from '../../../../src/strategy/simulations/tally.ts';
import { Chance } from '../../../../src/lib/random.ts';

const tallied = (deals: readonly (readonly Case[])[]): Record<string, Tally> => {
  const tallies: Record<string, Tally> = {};
  for (const deal of deals) addDeal(tallies, deal);
  return tallies;
};
const cases = fc.array(
  fc.record({ group: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: 0, max: 120 }) }),
  { maxLength: 4 },
);

test('tallies of two stretches joined are those of all their deals', () => {
  fc.assert(
    fc.property(fc.array(cases), fc.array(cases), (one, other) => {
      expect(joinTallies(tallied(one), tallied(other))).toEqual(tallied([...one, ...other]));
    }),
  );
});

test('the mean is that of all cases, however they come in deals', () => {
  fc.assert(
    fc.property(fc.array(cases, { minLength: 1 }), (deals) => {
      const values = deals.flat().filter(({ group }) => group === 'a');
      fc.pre(values.length > 0);
      const sum = values.reduce((total, { value }) => total + value, 0);
      expect(estimate(tallied(deals)['a']!).mean).toBeCloseTo(sum / values.length, 9);
    }),
  );
});

describe('the margin', () => {
  test('of one case a deal is that of the textbook: 1.96 √(p (1 − p) / n)', () => {
    const deals = Array.from({ length: 1000 }, (_, index) => [
      { group: 'a', value: Number(index < 300) },
    ]);
    expect(estimate(tallied(deals)['a']!).margin).toBeCloseTo(
      1.96 * Math.sqrt((0.3 * 0.7) / 1000),
      5,
    );
  });

  test('does not shrink when every case is counted three times', () => {
    const once = Array.from({ length: 500 }, (_, index) => [{ group: 'a', value: index % 2 }]);
    const thrice = once.map((deal) => [...deal, ...deal, ...deal]);
    expect(estimate(tallied(thrice)['a']!).margin).toBeCloseTo(
      estimate(tallied(once)['a']!).margin,
      9,
    );
  });

  test('of what happened always is three in the number of deals', () => {
    const deals = Array.from({ length: 200 }, () => [{ group: 'a', value: 1 }]);
    expect(estimate(tallied(deals)['a']!)).toEqual({ cases: 200, mean: 1, margin: 3 / 200 });
  });

  test('holds the true share in 92 to 98 of 100 measures with seats that are alike', () => {
    const chance = new Chance(1909);
    let held = 0;
    for (let measure = 0; measure < 400; measure++) {
      const deals = Array.from({ length: 300 }, () => {
        const luck = chance.happens(0.5);
        return [0, 1, 2].map(() => ({
          group: 'a',
          value: Number(chance.happens(luck ? 0.9 : 0.3)),
        }));
      });
      const { margin, mean } = estimate(tallied(deals)['a']!);
      if (Math.abs(mean - 0.6) <= margin) held++;
    }
    expect(held / 400).toBeGreaterThan(0.92);
    expect(held / 400).toBeLessThan(0.98);
  });
});
