/** Runs a sprint on a page and stores the bests. The caller passes the clock and chance. */
import { Begun } from '../../../src/lib/storage/begun.ts';
import type { Activity } from '../../../src/lib/storage/begun.ts';
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { BegunStorages } from '../../../src/lib/storage/browser.ts';
import type { Browser } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { KeptState } from '../../../src/lib/storage/kept.ts';
import { mergeSprints, sprintBests, sprintResult } from '../../../src/practice/sprint/bests.ts';
import type { SprintBests, SprintResult } from '../../../src/practice/sprint/bests.ts';
import { SPRINTS_FORMAT } from '../../../src/practice/sprint/sprint-format.ts';
import {
  giveSum,
  passTime,
  readBegunSprint,
  resumeSprint,
  startSprint,
  timeLeft,
} from '../../../src/practice/sprint/sprint.ts';
import type { BegunSprint, Sprint, SprintKind } from '../../../src/practice/sprint/sprint.ts';
import type { Device } from '../../parts/device.ts';

const SPRINT: Activity<BegunSprint> = { activity: 'sprint', lasts: 'tab', read: readBegunSprint };

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
  readonly #begun: Begun<BegunSprint>;

  constructor(clock: Clock, browser: Browser = BROWSER, storages?: BegunStorages) {
    this.#clock = clock;
    this.#begun = new Begun(SPRINT, '', storages);
    this.#kept = new Kept(SPRINTS_FORMAT, browser, {
      holds: true,
      tell: (state) => {
        this.#state = state;
      },
    });
  }

  /**
   * Reads the stored results and follows other tabs, until the returned function is called. A sprint
   * that was left in the middle goes on; its clock has not stood still.
   */
  open(): () => void {
    const close = this.#kept.open();
    const begun = this.#begun.read();
    if (begun !== undefined) {
      this.before = this.bests(begun.kind);
      this.sprint = resumeSprint(begun);
      this.look();
    }
    return close;
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
    this.#begun.write(this.sprint);
  }

  give(answer: number): void {
    if (this.sprint?.endTime !== null) return;
    this.now = this.#clock.now();
    this.sprint = giveSum(this.sprint, answer, this.now);
    this.#begun.write(this.sprint);
    this.#keepIfOver();
  }

  /** Updates the time; call it regularly while a sprint runs. */
  look(): void {
    if (this.sprint?.endTime !== null) return;
    this.now = this.#clock.now();
    this.sprint = passTime(this.sprint, this.now);
    this.#keepIfOver();
  }

  /** Goes back to the choice; an unfinished sprint is given up. */
  leave(): void {
    this.sprint = null;
    this.#begun.write(null);
  }

  #keepIfOver(): void {
    const { sprint } = this;
    if (typeof sprint?.endTime !== 'number') return;
    this.#begun.write(null);
    const result = sprintResult(sprint, this.#clock.now(), this.#clock.day());
    this.#kept.change((results) => mergeSprints(results, [result]));
  }
}
