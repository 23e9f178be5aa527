/** Chance from a seed: the same each time, and fair for the small seeds that addresses hold. */
import { describe, expect, it } from 'vitest';
import { Chance } from '../../../src/lib/random.ts';

const SEEDS = Array.from({ length: 4000 }, (_, seed) => seed);

describe('Chance', () => {
  it('gives the same numbers for the same seed', () => {
    const draw = (seed: number): number[] => {
      const chance = new Chance(seed);
      return [chance.next(), chance.below(100), chance.between(5, 9), chance.next()];
    };
    for (const seed of [0, 1, 77, 999_999, 4_294_967_295]) {
      expect(draw(seed), `seed ${seed}`).toEqual(draw(seed));
    }
  });

  it('draws fairly at the first draw, whatever row of seeds it comes from', () => {
    const firsts = SEEDS.map((seed) => new Chance(seed).next());
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = firsts.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(share, `tenth ${tenth}`).toBeGreaterThan(300);
      expect(share, `tenth ${tenth}`).toBeLessThan(500);
    }
  });

  it('draws fairly at the second draw too', () => {
    const count = [0, 0, 0, 0];
    for (const seed of SEEDS) {
      const chance = new Chance(seed);
      chance.below(4);
      count[chance.below(4)]!++;
    }
    for (const share of count) expect(Math.abs(share - 1000)).toBeLessThan(150);
  });

  it('shuffles without losing anything, and leaves the list alone', () => {
    const cards = ['CJ', 'SJ', 'HJ', 'DJ'];
    expect(new Chance(3).shuffle(cards).toSorted()).toEqual(cards.toSorted());
    expect(cards).toEqual(['CJ', 'SJ', 'HJ', 'DJ']);
    expect(new Set(new Chance(4).sample(SEEDS, 50)).size).toBe(50);
  });

  it('refuses what cannot be drawn', () => {
    expect(() => new Chance(1).below(0)).toThrow(RangeError);
    expect(() => new Chance(1).pick([])).toThrow(RangeError);
    expect(() => new Chance(1).sample([1, 2], 3)).toThrow('3 of 2');
  });
});
