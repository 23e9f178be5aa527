/** A session that begins with its page: nothing presses, and nothing is stored, before the first answer. */
import { describe, expect, test } from 'vitest';
import { LESSON_LEARNT, NOTHING_LEARNT } from '../../../../../src/practice/taught/learning.ts';
import { currentEntry, isTimed } from '../../../../../src/practice/session.ts';
import { primerOf } from '../../../../../src/practice/taught/primer.ts';
import { Kept, Tab, answer, running } from './bench.svelte.ts';

describe('a session that begins by itself', () => {
  test('stores the reader’s choices with the first answer, not before', () => {
    const store = new Kept();
    const page = running({ store, tab: new Tab() });
    page.run.startByItself();
    expect(store.progress).toEqual({ ...store.progress, choices: {}, results: [] });
    expect(page.run.isUnderWay).toBe(false);
    answer(page);
    expect(Object.keys(store.progress.choices)).toEqual(['points']);
    expect(page.run.isUnderWay).toBe(true);
  });

  test('lets the first answer take its time, and no other', () => {
    const page = running({ last: { clock: true } });
    page.run.startByItself();
    expect(isTimed(page.run.session!)).toBe(false);
    answer(page, { seconds: 500 });
    expect(currentEntry(page.run.session!).response?.late).toBe(false);
    page.run.next();
    expect(isTimed(page.run.session!)).toBe(true);
    answer(page, { seconds: 500 });
    expect(currentEntry(page.run.session!).response?.late).toBe(true);
  });

  test('is timed from the first question where the reader pressed for it', () => {
    const page = running({ last: { clock: true } });
    page.run.start();
    answer(page, { seconds: 500 });
    expect(currentEntry(page.run.session!).response?.late).toBe(true);
  });

  test('asks at first only the kinds that the reader has been taught, and others from the next level', () => {
    const page = running({ last: { length: 10 } });
    page.run.learning = LESSON_LEARNT;
    page.run.startByItself();
    const kinds: string[][] = [[], []];
    for (let count = 0; count < 10; count++) {
      const { kind, level } = currentEntry(page.run.session!).question;
      kinds[level - 1]?.push(kind);
      answer(page);
      page.run.next();
    }
    expect(kinds[0]).toEqual(['even', 'even', 'even']);
    expect(kinds[1]!.length).toBeGreaterThan(0);
  });

  test('introduces what the reader has not been taught', () => {
    const { run } = running();
    run.choose({}, 'odd');
    run.startByItself();
    const { origin, question } = currentEntry(run.session!);
    expect(primerOf(run.drill, origin, question, NOTHING_LEARNT)).toMatch(/odd number/);
    const learning = {
      ...NOTHING_LEARNT,
      sections: new Set(['first-principles#matadors']),
    };
    expect(primerOf(run.drill, origin, question, learning)).toBeNull();
  });
});
