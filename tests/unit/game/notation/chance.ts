/** Chance that can be repeated: the same seed gives the same numbers. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 (included) to 1 (excluded). Marsaglia's xorshift on a stepped counter. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `end` - 1. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  /** So many different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    return Array.from({ length: count }, () => {
      const item = this.pick(left);
      left.splice(left.indexOf(item), 1);
      return item;
    });
  }
}
