/** Questions of several drills one after the other, with a clock, a store and drills handed in. */
import { describe, expect, test, vi } from 'vitest';
import type { Device } from '../../../../components/parts/device.ts';
import { MixedRun } from '../../../../components/practice/mixed-run.svelte.ts';
import type { DrillParts } from '../../../../components/practice/load-drill.ts';
import { parseJson } from '../../../../src/lib/json/json.ts';
import type { DrillId } from '../../../../src/practice/drill.ts';
import { missedTask } from '../../../../src/practice/memory/tasks.ts';
import { MIXED } from '../../../../src/practice/mixed.ts';
import type { BegunMixed, MixedTask } from '../../../../src/practice/mixed.ts';
import type { Result } from '../../../../src/practice/progress.ts';
import { trivialDrill } from '../../practice/trivial-drill.ts';
import type { Sum } from '../../practice/trivial-drill.ts';

const TODAY = 20_000;
const device: Device = {
  now: () => TODAY * 86_400_000,
  day: () => TODAY,
  seed: () => 7,
  name: () => 'fresh',
  watch: { start: () => undefined, pause: () => undefined, resume: () => undefined, seconds: 2 },
};
const parts = { drill: trivialDrill(), Question: () => undefined } as unknown as DrillParts;

/** What a tab stores of a run, as text. */
class Tab {
  text: string | null = null;
  readonly read = () => {
    const json = parseJson(this.text ?? '');
    return json.ok ? MIXED.read(json.value) : undefined;
  };
  readonly write = (run: BegunMixed | null): void => {
    this.text = run === null ? null : JSON.stringify(run);
  };
}

function running(
  load: (id: DrillId) => Promise<DrillParts> = () => Promise.resolve(parts),
  tab = new Tab(),
) {
  const results: Result[] = [];
  const run = new MixedRun(tab, { record: (result) => void results.push(result) }, device, load);
  const answer = (right: boolean): void => {
    const { left, right: other } = run.current!.entry.question as Sum;
    run.answer(left + other + (right ? 0 : 1));
  };
  return { answer, results, run, tab };
}

const task = (place: number, again = false): MixedTask => ({
  drill: 'points',
  name: `d${TODAY}-fresh.${place}`,
  place,
  of: 10,
  own: false,
  again,
  asks: { level: 1, kind: null, options: { sign: 'plus' }, seed: place },
});

describe('questions of several drills', () => {
  test('come one after the other, and each answer is kept by its name', async () => {
    const { answer, results, run } = running();
    await run.start([task(1), task(2)], TODAY);
    expect([run.state, run.isLast]).toEqual(['asking', false]);
    answer(true);
    answer(false);
    await run.next();
    expect(run.isLast).toBe(true);
    answer(false);
    await run.next();
    expect([run.state, run.current, run.answered]).toEqual(['over', null, 2]);
    expect(results.map(({ id, right }) => [id, right])).toEqual([
      ['d20000-fresh.1', true],
      ['d20000-fresh.2', false],
    ]);
    expect(results[0]!.question).toBeUndefined();
    expect(results[1]!.question).toMatch(/^level=1&seed=2&is=/);
  });

  test('wait for their answer, and can be ended', async () => {
    const { answer, results, run } = running();
    await run.start([task(1), task(2)], TODAY);
    await run.next();
    expect(run.answered).toBe(0);
    answer(true);
    run.end();
    expect([run.state, run.answered, results.length]).toEqual(['over', 1, 1]);
  });

  test('asked again say nothing of the skill, and are not missed', async () => {
    const { answer, results, run } = running();
    await run.start([task(1, true)], TODAY);
    answer(false);
    expect(results[0]).toMatchObject({ again: true, right: false });
    expect(results[0]!.question).toBeUndefined();
  });

  test('that come back are known by the question that was missed, though another is asked', async () => {
    const { answer, results, run } = running();
    const missed = {
      drill: 'points',
      kind: 'odd',
      question: 'level=1&seed=5&is=old',
      level: 1,
      missedOn: TODAY - 1,
      rightDays: 0,
      due: TODAY,
    } as const;
    await run.start(
      [missedTask(missed, TODAY, 9, { name: 'x.1', place: 1, of: 1, own: false })],
      TODAY,
    );
    expect(run.current!.entry.review!.reason).toBe('You missed odd sums yesterday.');
    expect(run.current!.entry.question.kind).toBe('odd');
    answer(true);
    expect(results[0]!.question).toBe(missed.question);
  });

  test('say when a drill cannot be loaded', async () => {
    const { run } = running(() => Promise.reject(new Error('offline')));
    await run.start([task(1)], TODAY);
    expect([run.current, run.trouble === '']).toEqual([null, false]);
    run.end();
    expect([run.state, run.trouble]).toEqual(['over', '']);
  });

  test('begun anew take nothing of what an earlier run still loads', async () => {
    const waiting: ((parts: DrillParts) => void)[] = [];
    const { run } = running(() => new Promise((resolve) => waiting.push(resolve)));
    const first = run.start([task(1)], TODAY);
    const second = run.start([task(2)], TODAY);
    waiting[0]!(parts);
    await first;
    expect(run.current).toBeNull();
    waiting[1]!(parts);
    await second;
    expect(run.current!.task.name).toBe('d20000-fresh.2');
  });

  test('go on after a reload where they were: before an answer, and after it', async () => {
    const first = running();
    await first.run.start([task(1), task(2), task(3)], TODAY - 1);
    first.answer(true);
    await first.run.next();
    for (const isAnswered of [false, true]) {
      if (isAnswered) first.answer(false);
      const { results, run } = running(undefined, first.tab);
      expect(run.resume()).toBe(true);
      await vi.waitFor(() => {
        expect(run.current?.task).toEqual(task(2));
      });
      expect([run.state, run.answered, run.right, run.day]).toEqual(['asking', 1, 1, TODAY - 1]);
      expect(run.current!.entry.response?.grade.right ?? null).toBe(isAnswered ? false : null);
      // The answer was recorded when it was given.
      expect(results).toEqual([]);
    }
    const { run } = running(undefined, first.tab);
    expect(run.resume(TODAY)).toBe(false);
    first.run.end();
    expect(run.resume()).toBe(false);
  });

  test('go on with an answer that an earlier version stored, as the drill reads it', async () => {
    const first = running();
    await first.run.start([task(1)], TODAY);
    first.answer(true);
    const drill = { ...trivialDrill(), readAnswer: (stored: number) => stored - 100 };
    const later = () => Promise.resolve({ ...parts, drill } as unknown as DrillParts);
    first.tab.text = first.tab.text!.replace(
      /"answer":\[(\d+)/u,
      (_, sum) => `"answer":[${Number(sum) + 100}`,
    );
    const { run } = running(later, first.tab);
    run.resume();
    await vi.waitFor(() => {
      expect(run.current?.entry.response?.grade.right).toBe(true);
    });
  });

  test('that were stored otherwise than they are today are not gone on with', () => {
    const tab = new Tab();
    for (const text of [
      '{',
      '{"tasks":[]}',
      '{"day":1,"begunOn":1,"answered":0,"right":0,"answer":null,"tasks":[{"drill":"__proto__"}]}',
      '{"day":1,"begunOn":1,"answered":0,"right":0,"answer":null,"tasks":["constructor"]}',
    ]) {
      tab.text = text;
      expect(running(undefined, tab).run.resume(), text).toBe(false);
    }
  });
});
