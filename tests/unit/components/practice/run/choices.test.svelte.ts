/** What the reader, a chapter and the last time settle of a drill. */
import { describe, expect, test } from 'vitest';
import type { FixedChoices } from '../../../../../components/practice/drill-choices.ts';
import { NOW, USUAL, running, sumOf, answer } from './bench.svelte.ts';

describe('what is chosen', () => {
  test('is the drill’s usual on a first visit', () => {
    expect(running().run.choices).toEqual(USUAL);
  });

  test('is what the reader chose last time, as far as the drill knows it', () => {
    const last = { level: 9, follows: false, length: 20, clock: true, options: { sign: 'times' } };
    const { run } = running({ last });
    expect(run.choices).toEqual({ ...last, level: 3, options: { sign: 'plus' } });
  });

  test('is what a chapter settles, before anything that the reader chose', () => {
    const fixed = { level: 2, length: 5, options: { sign: 'and' } };
    const { run } = running({ fixed, last: { level: 3, length: 50, clock: true } });
    expect(run.choices).toEqual({ ...fixed, follows: false, clock: true });
  });

  test('is kept when a session starts', () => {
    const { run, store } = running();
    run.choices = { ...run.choices, length: 20, level: 2 };
    expect(store.progress.choices).toEqual({});
    run.start();
    expect(store.progress.choices.points).toEqual({ ...USUAL, length: 20, level: 2, at: NOW });
  });

  test.each<FixedChoices>([{ level: 2 }, { kind: 'odd' }])(
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
