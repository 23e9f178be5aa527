import type { Clock } from './clock.ts';
import { SPEEDS } from './speeds.ts';
import type { Speed } from './speeds.ts';

/** Steps at regular intervals until it is stopped or there is no further step. */
export class Ticker {
  readonly #clock: Clock;
  readonly #step: () => boolean;
  #speed: Speed = $state('normal');
  #running = $state(false);
  #cancel: (() => void) | null = null;

  /** @param step makes a step and returns whether there is another; it may stop the ticker. */
  constructor(clock: Clock, step: () => boolean) {
    this.#clock = clock;
    this.#step = step;
  }

  get running(): boolean {
    return this.#running;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** Changes the speed, also for the step in progress. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (this.#running) this.start();
  }

  /** Starts; the first step comes after the interval. */
  start(): void {
    this.stop();
    this.#running = true;
    this.#cancel = this.#clock.after(SPEEDS[this.#speed], () => {
      if (this.#step()) this.start();
      else this.stop();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#running = false;
  }
}
