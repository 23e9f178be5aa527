/** The margin of a gap, against what repeated samples really scatter by. */
import { describe, expect, test } from 'vitest';
import { gapOf, isSure } from '../../../../../src/strategy/players/cards/gap.ts';
import { Chance } from '../../../../../src/lib/random.ts';

interface DrawnDeal {
  readonly weight: number;
  readonly better: boolean;
  readonly other: boolean;
}

/** A deal of a made-up place: two cards that stand together in most deals, the first a little better. */
function drawDeal(chance: Chance, isWeighted: boolean): DrawnDeal {
  const kind = chance.next();
  const better = kind < 0.72;
  const other = kind < 0.6 || kind > 0.95;
  // Deals in which the first is ahead are believed twice as much.
  const weight = isWeighted ? (better && !other ? 2 : 1) * (0.2 + chance.next()) : 1;
  return { weight, better, other };
}

/** By how much the first is truly ahead: 12 against 5 of 100, or weighed 24 against 5 of 112. */
const TRUE_GAP = { alike: 0.12 - 0.05, weighted: (0.24 - 0.05) / 1.12 };

/** As the players choose from the drawn deals: each as often as its weight asks. */
function chosenByWeight(drawnDeals: readonly DrawnDeal[], chosen: number, chance: Chance) {
  const step = drawnDeals.reduce((sum, { weight }) => sum + weight, 0) / chosen;
  let next = chance.next() * step;
  let passed = 0;
  return drawnDeals.flatMap((deal) => {
    passed += deal.weight;
    let times = 0;
    for (; next < passed; next += step) times++;
    return times === 0 ? [] : [{ ...deal, weight: times }];
  });
}

const gapIn = (deals: readonly DrawnDeal[]) =>
  gapOf(
    { worlds: deals, isWhole: false },
    deals.map(({ better }) => better),
    deals.map(({ other }) => other),
  );

describe.each([
  { name: 'of deals all alike', isWeighted: false, truth: TRUE_GAP.alike },
  { name: 'of deals chosen by their weight', isWeighted: true, truth: TRUE_GAP.weighted },
])('the margin of a gap $name', ({ isWeighted, truth }) => {
  test.each([24, 100])('holds the true gap in about 95 of 100 samples of %i deals', (size) => {
    const chance = new Chance(size + Number(isWeighted));
    const samples = 4000;
    let held = 0;
    for (let at = 0; at < samples; at++) {
      const drawn = Array.from({ length: isWeighted ? size * 5 : size }, () =>
        drawDeal(chance, isWeighted),
      );
      const gap = gapIn(isWeighted ? chosenByWeight(drawn, size, chance) : drawn);
      if (Math.abs(gap.by - truth) <= gap.margin) held++;
    }
    expect(held / samples).toBeGreaterThan(0.91);
    expect(held / samples).toBeLessThan(0.985);
  });
});

describe('a gap', () => {
  const worlds = (number: number) => Array.from({ length: number }, () => ({ weight: 1 }));
  const all = (number: number, is: boolean) => Array.from({ length: number }, () => is);

  test('of few deals that all agree has a margin still, and of many a smaller one', () => {
    const of = (number: number) =>
      gapOf({ worlds: worlds(number), isWhole: false }, all(number, true), all(number, true));
    expect(of(24)).toMatchObject({ by: 0, isSteady: false });
    expect(of(24).margin).toBeGreaterThan(0.05);
    expect(of(100).margin).toBeLessThan(of(24).margin / 2);
  });

  test('over every deal there can be has no margin, for there is no chance in it', () => {
    const better = [true, true, true, false];
    const gap = gapOf({ worlds: worlds(4), isWhole: true }, better, all(4, false));
    expect(gap).toEqual({ by: 0.75, margin: 0, isSteady: true });
    expect(isSure(gap)).toBe(true);
  });

  test('that only one half of the sample shows is not sure, however wide', () => {
    const better = Array.from({ length: 100 }, (_, at) => at % 2 === 0);
    const gap = gapOf({ worlds: worlds(100), isWhole: false }, better, all(100, false));
    expect(gap.by).toBe(0.5);
    expect(gap.by).toBeGreaterThan(gap.margin);
    expect(isSure(gap)).toBe(false);
  });

  test('of cards that share their deals is surer than two shares by themselves', () => {
    // 60 deals both win, 30 both lose, 10 only the better.
    const better = Array.from({ length: 100 }, (_, at) => at < 70);
    const other = Array.from({ length: 100 }, (_, at) => at < 60);
    const { by, margin } = gapOf({ worlds: worlds(100), isWhole: false }, better, other);
    const apart = 1.96 * Math.sqrt((0.7 * 0.3 + 0.6 * 0.4) / 100);
    expect(by).toBeCloseTo(0.1, 10);
    expect(margin).toBeLessThan(apart * 0.6);
  });
});
