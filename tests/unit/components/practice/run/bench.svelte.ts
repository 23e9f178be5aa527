/** A drill as it runs on a page, by a clock, chance and a store that are handed in. */

import type { Device } from '../../../../../components/parts/device.ts';
import type {
  DrillChoice,
  FixedChoices,
} from '../../../../../components/practice/drill-choices.ts';
import { DrillRun } from '../../../../../components/practice/run.svelte.ts';
import type { BegunDrill, ProgressKeeper } from '../../../../../components/practice/run.svelte.ts';
import { parseJson } from '../../../../../src/lib/json/json.ts';
import type { DrillId } from '../../../../../src/practice/drill.ts';
import { NO_PROGRESS, withChoices, withResults } from '../../../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../../../src/practice/progress.ts';
import { currentEntry } from '../../../../../src/practice/session.ts';
import { trivialDrill } from '../../../practice/trivial-drill.ts';
import type { Sum } from '../../../practice/trivial-drill.ts';

export const TODAY = 20_000;
export const NOW = TODAY * 86_400_000;

/** Keeps progress as long as the test. */
export class Kept implements ProgressKeeper {
  progress: Progress = $state.raw(NO_PROGRESS);
  readonly today: number = TODAY;

  record(result: Result): void {
    this.progress = withResults(this.progress, [result]);
  }

  choose(drill: DrillId, choices: DrillChoice): void {
    this.progress = withChoices(this.progress, drill, { ...choices, at: NOW });
  }
}

/** A device whose time passes when told, with a new seed and name whenever asked for one. */
export class Bench implements Device {
  past = 0;
  starts = 0;
  asked = 0;
  readonly watch: Device['watch'];

  constructor() {
    const seconds = (): number => this.past;
    this.watch = {
      start: () => {
        this.starts += 1;
        this.past = 0;
      },
      pause: () => undefined,
      resume: () => undefined,
      get seconds() {
        return seconds();
      },
    };
  }

  readonly now = (): number => NOW + 1000 * this.asked;
  readonly day = (): number => TODAY;
  readonly seed = (): number => 100 + (this.asked += 1);
  readonly name = (): string => `session${(this.asked += 1)}`;
}

export const USUAL: DrillChoice = {
  level: 1,
  follows: true,
  length: 10,
  clock: false,
  options: { sign: 'plus' },
};

/** The tab of a browser: what it keeps of a session outlives the page. */
export class Tab implements BegunDrill {
  text: string | null = null;
  readonly read = (): unknown => {
    const json = parseJson(this.text ?? '');
    return json.ok ? json.value : undefined;
  };
  readonly write = (data: unknown): void => {
    this.text = data === null ? null : JSON.stringify(data);
  };
}

export function running({
  fixed = {},
  last,
  store = new Kept(),
  tab = null,
}: { fixed?: FixedChoices; last?: Partial<DrillChoice>; store?: Kept; tab?: Tab | null } = {}) {
  const device = new Bench();
  if (last !== undefined) store.choose('points', { ...USUAL, ...last });
  const run = new DrillRun<Sum, number>(trivialDrill(), fixed, store, device, tab);
  run.loadChoices();
  return { device, run, store };
}

export const sumOf = (run: DrillRun<Sum, number>): number => {
  const { left, right } = currentEntry(run.session!).question;
  return left + right;
};

/** Answers the present question after so many seconds. */
export function answer(
  { device, run }: { device: Bench; run: DrillRun<Sum, number> },
  { right = true, seconds = 1 } = {},
): void {
  device.past = seconds;
  run.answer(sumOf(run) + (right ? 0 : 1));
}

/** Progress as it stands a day later. */
export class Later extends Kept {
  override readonly today = TODAY + 1;

  constructor(progress: Progress) {
    super();
    this.progress = progress;
  }
}
