/** Chance that can be repeated: the same seed gives the same questions, on every machine. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A source of numbers that follow from its seed. Drawing from it changes it. */
export class Chance {
  readonly #generator: RandomGenerator;

  /** @param seed a whole number; its lowest 32 bits count. */
  constructor(seed: number) {
    this.#generator = xoroshiro128plus(scatter(seed));
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    return uniformFloat64(this.#generator);
  }

  /**
   * A whole number from 0 to `end` - 1.
   *
   * @throws RangeError unless `end` is a whole number above 0.
   */
  below(end: number): number {
    if (!Number.isInteger(end) || end < 1) throw new RangeError(`There is nothing below ${end}.`);
    return uniformInt(this.#generator, 0, end - 1);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Whether something of this probability (0 to 1) happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** The same items in random order; the list itself stays as it is. */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }

  /**
   * So many different items, in random order.
   *
   * @throws RangeError when there are not so many.
   */
  sample<T>(items: readonly T[], count: number): T[] {
    if (count > items.length) throw new RangeError(`${count} of ${items.length} cannot be drawn.`);
    return this.shuffle(items).slice(0, count);
  }
}

/**
 * Spreads a seed over all 32 bits (the last step of MurmurHash3). The generator's first number is
 * little more than its seed: small seeds would all begin with the same luck.
 */
function scatter(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
