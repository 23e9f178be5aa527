/**
 * Many small choices in one large number: each is a digit in a base of its own, as many values as
 * the choice has. What has been put in comes out in the same order.
 */
type Whole = number | bigint;

/** Collects digits. */
export class DigitWriter {
  readonly #digits: (readonly [digit: bigint, base: bigint])[] = [];

  /**
   * Adds a digit.
   *
   * @throws RangeError unless `digit` is a whole number from 0 to `base` - 1.
   */
  put(digit: Whole, base: Whole): void {
    const [value, values] = [BigInt(digit), BigInt(base)];
    if (value < 0n || value >= values)
      throw new RangeError(`${digit} is no digit to base ${base}.`);
    this.#digits.push([value, values]);
  }

  /** All of them as one number, the first digit in its lowest place. */
  number(): bigint {
    return this.#digits.reduceRight((number, [digit, base]) => number * base + digit, 0n);
  }
}

/** Returns the digits of a number in the order in which they were added. */
export class DigitReader {
  #number: bigint;

  constructor(number: bigint) {
    this.#number = number;
  }

  /** The next digit, 0 to `base` - 1. A number that has come to its end gives zeros. */
  take(base: number): number {
    return Number(this.takeLarge(BigInt(base)));
  }

  takeLarge(base: bigint): bigint {
    const digit = this.#number % base;
    this.#number /= base;
    return digit;
  }

  /** Whether nothing but zeros is left. */
  get done(): boolean {
    return this.#number === 0n;
  }
}
