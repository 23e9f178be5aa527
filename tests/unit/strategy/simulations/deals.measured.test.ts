/** Every measure, taken on its first deals. */
import { expect, test } from 'vitest';
import { MEASURES } from '../../../../src/strategy/simulations/measures.ts';
import { takeMeasure } from '../../../../src/strategy/simulations/run.ts';
import { joinTallies } from '../../../../src/strategy/simulations/tally.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';

test.each(
  MEASURES.filter(({ id }) => ['T3', 'T14', 'T15', 'T24'].includes(id)).map(
    (measure) => [measure.id, measure] as const,
  ),
)('%s comes to the same in one stretch or in two', (_, measure) => {
  const whole = takeMeasure(measure, 7, { first: 0, end: 6 });
  const parts = [
    takeMeasure(measure, 7, { first: 0, end: 1 }),
    takeMeasure(measure, 7, { first: 1, end: 6 }),
  ];
  expect(parts.reduce(joinTallies)).toEqual(whole);
  expect(Object.keys(whole).length).toBeGreaterThan(0);
});

test.each(MEASURES.map((measure) => [measure.id, measure] as const))(
  '%s has a case in its first deals',
  (_, measure) => {
    const solver = makeSolver();
    // A rule of second hand seldom has something to say.
    const seeds = Array.from({ length: measure.id === 'T13' ? 12 : 3 }, (_, index) => index + 1);
    const cases = seeds.flatMap((seed) => measure.draw(new Chance(seed), solver));
    expect(cases.length).toBeGreaterThan(0);
    // Differences of points, and scores, may be negative.
    const least = measure.unit === 'score' || measure.id === 'T26' ? -600 : 0;
    const most = measure.unit === 'score' ? 600 : 120;
    expect(cases.filter(({ value }) => value < least || value > most)).toEqual([]);
  },
);
