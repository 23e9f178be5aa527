import type { Clock } from './clock.ts';
import { SPEEDS } from './speeds.ts';
import type { Speed } from './speeds.ts';

/** Goes on by itself, a step at a time, until it is stopped or there is no further step. */
export class Ticker {
  readonly #clock: Clock;
  readonly #step: () => boolean;
  #speed: Speed = $state('normal');
  #running = $state(false);
  #cancel: (() => void) | null = null;

  /** @param step goes a step on and says whether there is another; it may stop the ticker. */
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

  /** Another speed; the card on the table stays that long from now on. */
  setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (this.#running) this.start();
  }

  /** The first step is not made at once. */
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
