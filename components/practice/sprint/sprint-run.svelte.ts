/** Runs a sprint on a page and stores the bests. The caller passes the clock and chance. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { Browser } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { KeptState } from '../../../src/lib/storage/kept.ts';
import { mergeSprints, sprintBests, sprintResult } from '../../../src/practice/sprint/bests.ts';
import type { SprintBests, SprintResult } from '../../../src/practice/sprint/bests.ts';
import { SPRINTS_FORMAT } from '../../../src/practice/sprint/sprint-format.ts';
import { giveSum, passTime, startSprint, timeLeft } from '../../../src/practice/sprint/sprint.ts';
import type { Sprint, SprintKind } from '../../../src/practice/sprint/sprint.ts';
import type { Device } from '../../parts/device.ts';

type Clock = Pick<Device, 'day' | 'now' | 'seed'>;

export class SprintRun {
  sprint: Sprint | null = $state.raw(null);
  /** The time at the last look at the clock. */
  now = $state(0);
  /** The bests before this sprint, for comparison. */
  before: SprintBests | null = $state.raw(null);

  #state: KeptState<readonly SprintResult[]> = $state.raw({
    value: [],
    trouble: null,
    damaged: null,
  });
  readonly #kept: Kept<readonly SprintResult[]>;
  readonly #clock: Clock;

  constructor(clock: Clock, browser: Browser = BROWSER) {
    this.#clock = clock;
    this.#kept = new Kept(SPRINTS_FORMAT, browser, {
      holds: true,
      tell: (state) => {
        this.#state = state;
      },
    });
  }

  /** Reads the stored results and follows other tabs, until the returned function is called. */
  open(): () => void {
    return this.#kept.open();
  }

  get trouble() {
    return this.#state.trouble;
  }

  bests(kind: SprintKind): SprintBests {
    return sprintBests(this.#state.value, kind);
  }

  /** Seconds left of a storm, rounded up; null in a survival run. */
  get secondsLeft(): number | null {
    const left = this.sprint === null ? null : timeLeft(this.sprint, this.now);
    return left === null ? null : Math.ceil(left / 1000);
  }

  start(kind: SprintKind): void {
    this.before = this.bests(kind);
    this.now = this.#clock.now();
    this.sprint = startSprint(kind, this.#clock.seed(), this.now);
  }

  give(answer: number): void {
    if (this.sprint?.endTime !== null) return;
    this.now = this.#clock.now();
    this.sprint = giveSum(this.sprint, answer, this.now);
    this.#keepIfOver();
  }

  /** Updates the time; call it regularly while a sprint runs. */
  look(): void {
    if (this.sprint?.endTime !== null) return;
    this.now = this.#clock.now();
    this.sprint = passTime(this.sprint, this.now);
    this.#keepIfOver();
  }

  /** Goes back to the choice; an unfinished sprint is not stored. */
  leave(): void {
    this.sprint = null;
  }

  #keepIfOver(): void {
    const { sprint } = this;
    if (typeof sprint?.endTime !== 'number') return;
    const result = sprintResult(sprint, this.#clock.now(), this.#clock.day());
    this.#kept.change((results) => mergeSprints(results, [result]));
  }
}
