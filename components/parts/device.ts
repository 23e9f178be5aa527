/** The clock and chance of the device, for the pure modules, which know neither. */
import { LAST_SEED } from '../../src/practice/origin.ts';
import type { Day } from '../../src/lib/days.ts';

/** Milliseconds since the beginning of 1970. */
export function now(): number {
  return Date.now();
}

/** The day of a moment in the reader's calendar, which is not that of UTC. */
export function dayAt(moment: number): Day {
  const offset = new Date(moment).getTimezoneOffset() * 60_000;
  return Math.floor((moment - offset) / 86_400_000);
}

/** Today, in the reader's calendar. */
export function clockDay(): Day {
  return dayAt(now());
}

/** A seed that nobody can foresee. */
export function freshSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0]! % LAST_SEED) + 1;
}

/** A name for a session that no other has, from time and chance. */
export function freshName(): string {
  return `${now().toString(36)}-${freshSeed().toString(36)}`;
}

/** The clock and chance that a component on a page uses. */
export interface Device {
  readonly now: () => number;
  readonly day: () => Day;
  readonly seed: () => number;
  readonly name: () => string;
  /** Measures one thing at a time. */
  readonly watch: Pick<Stopwatch, 'pause' | 'resume' | 'seconds' | 'start'>;
}

/** The reader's own device. */
export function ownDevice(): Device {
  return { now, day: clockDay, seed: freshSeed, name: freshName, watch: new Stopwatch() };
}

/** Measures the seconds that pass while the page is in view. */
export class Stopwatch {
  #past = 0;
  #since: number | null = null;

  /** From zero. */
  start(): void {
    this.#past = 0;
    this.#since = performance.now();
  }

  pause(): void {
    this.#past = this.#milliseconds();
    this.#since = null;
  }

  resume(): void {
    this.#since ??= performance.now();
  }

  /** So far, to a tenth. */
  get seconds(): number {
    return Math.round(this.#milliseconds() / 100) / 10;
  }

  #milliseconds(): number {
    return this.#past + (this.#since === null ? 0 : performance.now() - this.#since);
  }
}
