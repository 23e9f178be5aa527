/** A session: begun, ended, gone on with after a reload, and one that finds the level. */
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { currentEntry } from '../../../../../src/practice/session.ts';
import { withEffects } from '../../../support/effects.svelte.ts';
import { TODAY, NOW, Tab, running, sumOf, answer } from './bench.svelte.ts';

describe('a session', () => {
  test('asks as many questions as chosen, each once, and then is looked back on', () => {
    const page = running({ last: { length: 3 } });
    page.run.start();
    const keys: string[] = [];
    for (let count = 0; count < 3; count++) {
      expect(page.run.isOver).toBe(false);
      keys.push(currentEntry(page.run.session!).question.key);
      answer(page);
      page.run.next();
    }
    expect(new Set(keys).size).toBe(3);
    expect(page.run.isOver).toBe(true);
    expect(page.run.session?.entries).toHaveLength(3);
    page.run.leave();
    expect([page.run.isOver, page.run.session]).toEqual([false, null]);
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
    const [{ origin, question }] = [currentEntry(page.run.session!)];
    answer(page, { right: false });
    page.run.ask([origin], 'again');
    expect(page.run.session!.plan.length).toBe(1);
    expect(currentEntry(page.run.session!).question).toEqual(question);
  });

  test('is followed by the page, question after question', async () => {
    const page = running();
    const seen: (string | null)[] = [];
    await withEffects(() => {
      $effect(() => {
        const { session } = page.run;
        seen.push(session === null ? null : `${session.entries.length}`);
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

describe('a session that is ended', () => {
  test('is looked back on with what was answered', () => {
    const page = running();
    page.run.start();
    answer(page);
    page.run.next();
    page.run.end();
    expect([page.run.isOver, page.run.session!.entries.length]).toEqual([true, 1]);
  });

  test('leads back to the start where nothing was answered', () => {
    const page = running();
    page.run.start();
    page.run.end();
    expect([page.run.isOver, page.run.session]).toEqual([false, null]);
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

  test('has the choices that were made and not yet begun with, as far as the drill has them', async () => {
    const tab = new Tab();
    running({ tab }).run.choose({ level: 2, follows: false, length: 5 }, 'odd');
    const again = running({ tab }).run;
    expect(await again.resume()).toBe(false);
    expect(again.choices).toMatchObject({ level: 2, follows: false, length: 5 });
    expect(again.kind).toBe('odd');
    tab.text = '{"choices":{"level":"constructor"},"kind":"toString"}';
    const odd = running({ tab }).run;
    expect(await odd.resume()).toBe(false);
    expect([odd.choices.level, odd.kind]).toEqual([1, null]);
    const fixed = running({ fixed: { kind: 'even', level: 1 }, tab }).run;
    await fixed.resume();
    expect([fixed.choices.level, fixed.kind]).toEqual([1, 'even']);
  });
});

describe('a placement', () => {
  test('finds the level that is then practised, and says nothing of the skill', async () => {
    const page = running();
    await page.run.startPlacement();
    expect(currentEntry(page.run.session!).question.level).toBe(2);
    for (let count = 0; count < 12; count++) {
      answer(page, { right: currentEntry(page.run.session!).question.level < 3 });
      page.run.next();
    }
    expect(page.run.isOver).toBe(true);
    await vi.waitFor(() => {
      expect(page.run.choices).toMatchObject({ follows: true, level: 3 });
    });
    expect(page.store.progress.choices.points?.level).toBe(3);
    const { results } = page.store.progress;
    expect(results).toHaveLength(12);
    expect(results.every(({ again, question }) => again && question === undefined)).toBe(true);
  });
});
