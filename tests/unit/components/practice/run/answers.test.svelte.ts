/** What is kept of an answer, and what comes back of it. */
import { DrillRun } from '../../../../../components/practice/run.svelte.ts';
import { trivialDrill } from '../../../practice/trivial-drill.ts';
import type { Sum } from '../../../practice/trivial-drill.ts';
import { describe, expect, test } from 'vitest';
import { NO_PROGRESS } from '../../../../../src/practice/progress.ts';
import { currentEntry } from '../../../../../src/practice/session.ts';
import { Bench, Kept, Later, TODAY, answer, running, sumOf } from './bench.svelte.ts';

describe('an answer', () => {
  test('is recorded once, with its time, its seconds and a name of its own', () => {
    const page = running();
    page.run.start();
    answer(page, { seconds: 3.5 });
    answer(page, { right: false, seconds: 9 });
    const { kind, level } = currentEntry(page.run.session!).question;
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
    expect([run.session, run.isOver, store.progress]).toEqual([null, false, NO_PROGRESS]);
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
      expect(currentEntry(page.run.session!).response?.late).toBe(clock);
    }
  });

  test('leads to the next level after three right ones, and that is kept', () => {
    const page = running();
    page.run.start();
    for (let count = 0; count < 3; count++) {
      expect(page.run.choices.level).toBe(1);
      answer(page);
      page.run.next();
    }
    expect(page.run.choices.level).toBe(2);
    expect(page.store.progress.choices.points?.level).toBe(2);
    expect(currentEntry(page.run.session!).question.level).toBe(2);
  });

  test('to a question asked again says nothing about the level', () => {
    const page = running();
    page.run.start();
    const { origin } = currentEntry(page.run.session!);
    page.run.ask([origin, origin, origin], 'again');
    for (let count = 0; count < 3; count++) {
      answer(page);
      page.run.next();
    }
    expect(page.run.choices.level).toBe(1);
    expect(page.store.progress.results.every(({ again }) => again)).toBe(true);
  });
});

describe('what was missed', () => {
  test('is kept as the very question, and comes back as it was', async () => {
    const page = running();
    page.run.start();
    const { origin, question } = currentEntry(page.run.session!);
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
    const back = currentEntry(later.run.session!);
    expect(back.question).toEqual(question);
    expect(back.origin).toEqual({ ...origin, kind: null });
    expect(back.review!.reason).toBe('You missed this very question yesterday.');
    // The answer to it is known for one to that question, also when it is right.
    answer(later);
    expect(later.store.progress.results.at(-1)!.question).toBe(missed!.question);
  });

  test('is its kind alone where the drill’s questions have no address', async () => {
    const drill = { ...trivialDrill(), unaddressed: true } as const;
    const store = new Kept();
    const run = new DrillRun<Sum, number>(drill, {}, store, new Bench());
    run.start();
    run.answer(sumOf(run) + 1);
    expect(store.progress.results.at(-1)).toMatchObject({ right: false, question: undefined });

    const later = new DrillRun<Sum, number>(drill, {}, new Later(store.progress), new Bench());
    await later.recall();
    expect(later.returning).toEqual([]);
  });
});
