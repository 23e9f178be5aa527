/** A drill as it runs on a page, by a clock, chance and a store that are handed in. */
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Device } from '../../../../components/drills/clock.ts';
import { DrillRun } from '../../../../components/drills/run.svelte.ts';
import type {
  DrillChoice,
  Fixed,
  ProgressKeeper,
} from '../../../../components/drills/run.svelte.ts';
import type { StartedKeeper } from '../../../../components/drills/started-store.ts';
import type { DrillId } from '../../../../src/practice/drill.ts';
import { NO_PROGRESS, withChoices, withResults } from '../../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../../src/practice/progress.ts';
import { present } from '../../../../src/practice/session.ts';
import { trivialDrill } from '../../practice/trivial-drill.ts';
import type { Sum } from '../../practice/trivial-drill.ts';
import { withEffects } from '../../support/effects.svelte.ts';

const TODAY = 20_000;
const NOW = TODAY * 86_400_000;

/** Keeps progress as long as the test. */
class Kept implements ProgressKeeper {
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
class Bench implements Device {
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

const USUAL: DrillChoice = {
  level: 1,
  follows: true,
  length: 10,
  clock: false,
  options: { sign: 'plus' },
};

/** The tab of a browser: what it keeps of a session outlives the page. */
class Tab implements StartedKeeper {
  text: string | null = null;
  readonly read = (): string | null => this.text;
  readonly write = (text: string | null): void => {
    this.text = text;
  };
}

function running({
  fixed = {},
  last,
  store = new Kept(),
  tab = null,
}: { fixed?: Fixed; last?: Partial<DrillChoice>; store?: Kept; tab?: Tab | null } = {}) {
  const device = new Bench();
  if (last !== undefined) store.choose('points', { ...USUAL, ...last });
  const run = new DrillRun<Sum, number>(trivialDrill(), fixed, store, device, tab);
  run.takeUp();
  return { device, run, store };
}

const sumOf = (run: DrillRun<Sum, number>): number => {
  const { left, right } = present(run.session!).question;
  return left + right;
};

/** Answers the present question after so many seconds. */
function answer(
  { device, run }: { device: Bench; run: DrillRun<Sum, number> },
  { right = true, seconds = 1 } = {},
): void {
  device.past = seconds;
  run.answer(sumOf(run) + (right ? 0 : 1));
}

describe('what is chosen', () => {
  test('is the drill’s usual on a first visit', () => {
    expect(running().run.chosen).toEqual(USUAL);
  });

  test('is what the reader chose last time, as far as the drill knows it', () => {
    const last = { level: 9, follows: false, length: 20, clock: true, options: { sign: 'times' } };
    const { run } = running({ last });
    expect(run.chosen).toEqual({ ...last, level: 3, options: { sign: 'plus' } });
  });

  test('is what a chapter settles, before anything that the reader chose', () => {
    const fixed = { level: 2, length: 5, options: { sign: 'and' } };
    const { run } = running({ fixed, last: { level: 3, length: 50, clock: true } });
    expect(run.chosen).toEqual({ ...fixed, follows: false, clock: true });
  });

  test('is kept when a session starts', () => {
    const { run, store } = running();
    run.chosen = { ...run.chosen, length: 20, level: 2 };
    expect(store.progress.choices).toEqual({});
    run.start();
    expect(store.progress.choices.points).toEqual({ ...USUAL, length: 20, level: 2, at: NOW });
  });

  test.each<Fixed>([{ level: 2 }, { kind: 'odd' }])(
    'is not kept where a chapter settles the level or kind: %o',
    (fixed) => {
      const { run, store } = running({ fixed, last: { level: 3 } });
      run.start();
      expect(store.progress.choices.points?.level).toBe(3);
    },
  );

  test('keeps the reader’s own length and options where a chapter settles them', () => {
    const fixed = { length: 5, options: { sign: 'and' } };
    const { run, store } = running({ fixed, last: { length: 50 } });
    run.start();
    expect(store.progress.choices.points).toMatchObject({ length: 50, options: { sign: 'plus' } });
    expect(run.session?.plan).toMatchObject(fixed);
  });
});

describe('a session', () => {
  test('asks as many questions as chosen, each once, and then is looked back on', () => {
    const page = running({ last: { length: 3 } });
    page.run.start();
    const keys: string[] = [];
    for (let count = 0; count < 3; count++) {
      expect(page.run.over).toBe(false);
      keys.push(present(page.run.session!).question.key);
      answer(page);
      page.run.next();
    }
    expect(new Set(keys).size).toBe(3);
    expect(page.run.over).toBe(true);
    expect(page.run.session?.asked).toHaveLength(3);
    page.run.leave();
    expect([page.run.over, page.run.session]).toEqual([false, null]);
  });

  test('asks one kind only where a chapter settles it', () => {
    const page = running({ fixed: { kind: 'odd', length: 6 } });
    page.run.start();
    for (let count = 0; count < 6; count++) {
      expect(sumOf(page.run) % 2).toBe(1);
      answer(page);
      page.run.next();
    }
  });

  test('is another one each time, from the chance of the device', () => {
    const { run } = running();
    run.start();
    const { seed } = run.session!.plan;
    run.start();
    expect(run.session!.plan.seed).not.toBe(seed);
  });

  test('brings back a kind that was missed, and says so', async () => {
    const { run, store } = running();
    const missed = {
      at: NOW - 2 * 86_400_000,
      day: TODAY - 2,
      drill: 'points',
      kind: 'odd',
    } as const;
    store.record({ ...missed, id: 'a.1', level: 1, right: false, seconds: 2, again: false });
    await run.recall();
    expect(run.returning.map(({ kind }) => kind)).toEqual(['odd']);
    run.start();
    expect(run.session!.plan.returning).toEqual(run.returning);
  });

  test('asks again just the questions it is given', () => {
    const page = running();
    page.run.start();
    const [{ origin, question }] = [present(page.run.session!)];
    answer(page, { right: false });
    page.run.ask([origin], 'again');
    expect(page.run.session!.plan.length).toBe(1);
    expect(present(page.run.session!).question).toEqual(question);
  });

  test('is followed by the page, question after question', async () => {
    const page = running();
    const seen: (string | null)[] = [];
    await withEffects(() => {
      $effect(() => {
        const { session } = page.run;
        seen.push(session === null ? null : `${session.asked.length}`);
      });
      flushSync();
      page.run.start();
      flushSync();
      answer(page);
      page.run.next();
      flushSync();
    });
    expect(seen).toEqual([null, '1', '2']);
  });
});

describe('an answer', () => {
  test('is recorded once, with its time, its seconds and a name of its own', () => {
    const page = running();
    page.run.start();
    answer(page, { seconds: 3.5 });
    answer(page, { right: false, seconds: 9 });
    const { kind, level } = present(page.run.session!).question;
    expect(page.store.progress.results).toEqual([
      {
        id: expect.stringMatching(/^session\d+\.1$/) as string,
        at: page.device.now(),
        day: TODAY,
        drill: 'points',
        kind,
        level,
        right: true,
        seconds: 3.5,
        again: false,
      },
    ]);
    page.run.next();
    answer(page);
    page.run.start();
    answer(page);
    expect(new Set(page.store.progress.results.map(({ id }) => id)).size).toBe(3);
  });

  test('is nothing before there is a question', () => {
    const { run, store } = running();
    run.answer(5);
    run.next();
    expect([run.session, run.over, store.progress]).toEqual([null, false, NO_PROGRESS]);
  });

  test('is timed from its own question', () => {
    const page = running();
    page.run.start();
    answer(page, { seconds: 8 });
    page.run.next();
    expect([page.device.starts, page.device.past]).toEqual([2, 0]);
  });

  test('is late past the limit, and only where the reader runs the clock', () => {
    for (const clock of [true, false]) {
      const page = running({ last: { clock } });
      page.run.start();
      // A practised player takes two seconds at level 1; twice that is the limit.
      answer(page, { seconds: 4.1 });
      expect(present(page.run.session!).answered?.late).toBe(clock);
    }
  });

  test('leads to the next level after three right ones, and that is kept', () => {
    const page = running();
    page.run.start();
    for (let count = 0; count < 3; count++) {
      expect(page.run.chosen.level).toBe(1);
      answer(page);
      page.run.next();
    }
    expect(page.run.chosen.level).toBe(2);
    expect(page.store.progress.choices.points?.level).toBe(2);
    expect(present(page.run.session!).question.level).toBe(2);
  });

  test('to a question asked again says nothing about the level', () => {
    const page = running();
    page.run.start();
    const { origin } = present(page.run.session!);
    page.run.ask([origin, origin, origin], 'again');
    for (let count = 0; count < 3; count++) {
      answer(page);
      page.run.next();
    }
    expect(page.run.chosen.level).toBe(1);
    expect(page.store.progress.results.every(({ again }) => again)).toBe(true);
  });
});

describe('what was missed', () => {
  test('is kept as the very question, and comes back as it was', async () => {
    const page = running();
    page.run.start();
    const { origin, question } = present(page.run.session!);
    answer(page, { right: false });
    page.run.next();
    answer(page);
    const [missed, right] = page.store.progress.results;
    expect(missed!.question).toMatch(/^level=1&seed=\d+&is=/);
    expect(right!.question).toBeUndefined();

    const later = running({ store: new Later(page.store.progress) });
    later.device.asked = 50;
    await later.run.recall();
    later.run.start();
    answer(later);
    later.run.next();
    const back = present(later.run.session!);
    expect(back.question).toEqual(question);
    expect(back.origin).toEqual({ ...origin, kind: null });
    expect(back.back!.reason).toBe('You missed this very question yesterday.');
    // The answer to it is known for one to that question, also when it is right.
    answer(later);
    expect(later.store.progress.results.at(-1)!.question).toBe(missed!.question);
  });
});

/** Progress as it stands a day later. */
class Later extends Kept {
  override readonly today = TODAY + 1;

  constructor(progress: Progress) {
    super();
    this.progress = progress;
  }
}

describe('one kind alone', () => {
  test('is asked where the reader chooses it, and is not kept', () => {
    const page = running();
    page.run.kind = 'even';
    page.run.start();
    for (let count = 0; count < 5; count++) {
      expect(sumOf(page.run) % 2).toBe(0);
      answer(page);
      page.run.next();
    }
    expect(running({ store: page.store }).run.kind).toBeNull();
  });
});

describe('a session that is ended', () => {
  test('is looked back on with what was answered', () => {
    const page = running();
    page.run.start();
    answer(page);
    page.run.next();
    page.run.end();
    expect([page.run.over, page.run.session!.asked.length]).toEqual([true, 1]);
  });

  test('leads back to the start where nothing was answered', () => {
    const page = running();
    page.run.start();
    page.run.end();
    expect([page.run.over, page.run.session]).toEqual([false, null]);
  });
});

describe('a page that is loaded again', () => {
  test('goes on with the session, its answers and its name', async () => {
    const tab = new Tab();
    const page = running({ tab });
    page.run.start();
    for (let count = 0; count < 4; count++) {
      answer(page, { right: count !== 1, seconds: 2 });
      page.run.next();
    }
    const again = running({ tab, store: page.store });
    expect(await again.run.resume()).toBe(true);
    expect(again.run.session).toEqual(page.run.session);
    answer(again);
    const names = again.store.progress.results.map(({ id }) => id.replace(/\.\d+$/, ''));
    expect(new Set(names).size).toBe(1);
    expect(again.store.progress.results).toHaveLength(5);
  });

  test('shows an answer that was given and not left', async () => {
    const tab = new Tab();
    const page = running({ tab });
    page.run.start();
    answer(page, { right: false });
    const again = running({ tab, store: page.store });
    await again.run.resume();
    expect(again.run.session).toEqual(page.run.session);
    expect(again.store.progress.results).toHaveLength(1);
  });

  test('begins anew after the last question, and after whatever cannot be read', async () => {
    const tab = new Tab();
    const page = running({ last: { length: 1 }, tab });
    page.run.start();
    answer(page);
    page.run.next();
    expect(await running({ tab }).run.resume()).toBe(false);
    for (const text of [
      '',
      '{',
      '[]',
      '{"plan":{},"again":null,"answers":[[1,2]]}',
      '{"again":[]}',
    ]) {
      tab.text = text;
      expect(await running({ tab }).run.resume(), text).toBe(false);
    }
  });
});

describe('a placement', () => {
  test('finds the level that is then practised, and says nothing of the skill', async () => {
    const page = running();
    await page.run.place();
    expect(present(page.run.session!).question.level).toBe(2);
    for (let count = 0; count < 12; count++) {
      answer(page, { right: present(page.run.session!).question.level < 3 });
      page.run.next();
    }
    expect(page.run.over).toBe(true);
    await vi.waitFor(() => {
      expect(page.run.chosen).toMatchObject({ level: 3, follows: true });
    });
    expect(page.store.progress.choices.points?.level).toBe(3);
    const { results } = page.store.progress;
    expect(results).toHaveLength(12);
    expect(results.every(({ again, question }) => again && question === undefined)).toBe(true);
  });
});
