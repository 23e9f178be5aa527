/**
 * When a section counts as read: its end has been on the screen, and it has been in view for as long
 * as someone takes who reads fast. Scrolling past is not reading; nor is it reading to leave the page
 * open at its top.
 */

/** Words a second of a reader in a hurry, some 720 a minute: most read at a third of this. */
const FASTEST = 12;

/** No section holds a reader up longer than this: the reader may know half of it. */
const LONGEST = 40;

/** How long a section of so many words must be in view, in seconds. */
export function secondsFor(words: number): number {
  return Math.min(LONGEST, Math.max(1, words / FASTEST));
}

/** How a section stands in the window. */
export interface InView {
  /** How much of the window's height it takes, in any unit. */
  readonly height: number;
  /** Whether its end is in the window or above it. */
  readonly endInView: boolean;
}

/** Follows a reader through the sections of a page. */
export class Pace {
  readonly #left: number[];
  readonly #read: boolean[];

  /** @param words how many each section has, in their order. */
  constructor(words: readonly number[]) {
    this.#left = words.map(secondsFor);
    this.#read = words.map(() => false);
  }

  /**
   * Lets time pass, which the sections in view share by their height.
   *
   * @returns the numbers of the sections that are read now and were not before.
   */
  pass(seconds: number, views: readonly InView[]): number[] {
    const whole = views.reduce((sum, { height }) => sum + height, 0);
    const fresh: number[] = [];
    for (const [index, { endInView, height }] of views.entries()) {
      if (whole === 0 || height === 0) continue;
      const secondsLeft = (this.#left[index] ?? 0) - (seconds * height) / whole;
      this.#left[index] = secondsLeft;
      if (secondsLeft > 0 || !endInView || this.#read[index] === true) continue;
      this.#read[index] = true;
      fresh.push(index);
    }
    return fresh;
  }
}
