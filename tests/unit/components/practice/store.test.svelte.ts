/** The reader's progress in the storage of a browser: no answer is lost, and no damaged text. */
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgressStore } from '../../../../components/practice/store.svelte.ts';
import {
  PROGRESS_FORMAT,
  makeProgress,
  parseProgress,
} from '../../../../src/practice/parse-progress.ts';
import { NO_PROGRESS, withResults } from '../../../../src/practice/progress.ts';
import type { Result } from '../../../../src/practice/progress.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';
import { withEffects } from '../../support/effects.svelte.ts';

const { asideKey, key } = PROGRESS_FORMAT;
const NOON = Date.UTC(2026, 10, 22, 12);

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

function open(): ProgressStore {
  const store = new ProgressStore(browser.tab());
  store.open();
  return store;
}

const answer = (id: string, at = NOON): Result => ({
  id,
  at,
  day: 20_779,
  drill: 'points',
  kind: 'tens',
  level: 1,
  right: true,
  seconds: 4.5,
  again: false,
});
const idsOf = ({ progress }: ProgressStore) => progress.results.map(({ id }) => id);

/** What is stored, as a later visit reads it. */
function storedIds(): string[] {
  const read = parseProgress(browser.texts.get(key) ?? makeProgress(NO_PROGRESS));
  return read.ok ? read.value.results.map(({ id }) => id) : [];
}
const withOne = makeProgress(withResults(NO_PROGRESS, [answer('old')]));
/** So long that what is sound of it, and a new answer, would fit in its place. */
const damaged = withOne.replace('"results":[', `"results":[["${'odd'.repeat(100)}"],`);

test('answers and choices are there at the next visit', () => {
  const store = open();
  store.record(answer('a'));
  const choices = { level: 2, follows: true, length: 20, clock: false, options: {} };
  store.choose('points', choices);
  store.remember(false);
  store.forget();
  const { progress, trouble } = open();
  expect(progress.results.map(({ id }) => id)).toEqual(['a']);
  expect(progress.choices.points).toEqual({ ...choices, at: NOON });
  expect(progress.memory).toEqual({ at: NOON, on: false, since: NOON });
  expect(trouble).toBeNull();
});

test('what it holds is state: who shows it follows it', async () => {
  await withEffects(() => {
    const store = new ProgressStore(browser.tab());
    const seen: unknown[] = [];
    $effect(() => {
      seen.push([idsOf(store).join(), store.trouble, store.today]);
    });
    flushSync();
    store.open();
    flushSync();
    store.record(answer('a'));
    flushSync();
    browser.writeElsewhere(key, '{"vorhand":"practice","version":99}');
    flushSync();
    expect(seen).toEqual([
      ['', null, 0],
      ['', null, 20_779],
      ['a', null, 20_779],
      ['a', 'newer', 20_779],
    ]);
  });
});

test('two tabs add to each other, even when both write at once', () => {
  const [one, two] = [open(), open()];
  one.record(answer('a', NOON));
  browser.writeElsewhere(key, withOne.replace(String(NOON), String(NOON - 1)));
  expect(storedIds()).toEqual(['old', 'a']);
  two.record(answer('b', NOON + 1));
  browser.tellTabs();
  for (const tab of [one, two]) expect(idsOf(tab)).toEqual(['old', 'a', 'b']);
});

test('what another tab clears does not come back', () => {
  const [one, two] = [open(), open()];
  one.record(answer('a', NOON - 1));
  browser.tellTabs();
  two.clear();
  browser.tellTabs();
  expect(idsOf(one)).toEqual([]);
  one.record(answer('b', NOON + 1));
  expect(storedIds()).toEqual(['b']);
});

test('answers dated after tomorrow are reported, and those of tomorrow are not', () => {
  const store = open();
  store.record({ ...answer('a'), day: 20_780 });
  expect(store.futureDay).toBeNull();
  store.record({ ...answer('b', NOON + 1), day: 20_790 });
  expect(store.futureDay).toBe(20_790);
});

test('a page left open looks at the clock again', () => {
  const store = open();
  expect(store.today).toBe(20_779);
  vi.setSystemTime(NOON + 86_400_000);
  store.look();
  expect(store.today).toBe(20_780);
});

describe('a damaged text', () => {
  test('is put aside, and reported until the reader dismisses it', () => {
    browser.texts.set(key, damaged);
    const store = open();
    store.record(answer('new', NOON + 1));
    expect(store.trouble).toBe('damaged');
    expect(store.damaged).toBe(damaged);
    expect(storedIds()).toEqual(['old', 'new']);
    expect(open().trouble).toBe('damaged');
    store.dropDamaged();
    expect([store.trouble, store.damaged]).toEqual([null, null]);
    expect(open().trouble).toBeNull();
    expect(idsOf(store)).toEqual(['old', 'new']);
  });

  test('that finds no room aside is not written over by the next answer', () => {
    browser.texts.set(key, damaged);
    browser.room = damaged.length + 10;
    const store = open();
    store.record(answer('new', NOON + 1));
    expect(browser.texts.get(key)).toBe(damaged);
    expect(store.trouble).toBe('stuck');
    expect(store.damaged).toBe(damaged);
    expect(idsOf(store)).toEqual(['old', 'new']);
    expect(store.exported()).toContain('"new"');
  });

  test('does not take the place of one put aside before', () => {
    const store = open();
    browser.writeElsewhere(key, '{"vorhand":"practice"');
    browser.writeElsewhere(key, damaged);
    expect(browser.texts.get(asideKey)).toBe(`{"vorhand":"practice"\n${damaged}`);
    expect(store.damaged).toBe(browser.texts.get(asideKey));
  });

  test('goes with all else when everything is cleared, room or no room', () => {
    for (const room of [Infinity, damaged.length + 10]) {
      browser.texts.set(key, damaged);
      browser.room = room;
      const store = open();
      store.record(answer('new', NOON - 1));
      store.clear();
      expect([store.trouble, store.damaged, idsOf(store)]).toEqual([null, null, []]);
      expect(browser.texts.get(key)).toBe(makeProgress({ ...NO_PROGRESS, cleared: NOON }));
    }
  });
});

test('where nothing may be stored, what is answered counts as long as the page', () => {
  browser.forbidden = true;
  const store = open();
  store.record(answer('a'));
  store.record(answer('b'));
  expect([store.trouble, idsOf(store)]).toEqual(['forbidden', ['a', 'b']]);
});

test('where there is no room, progress goes out as a file, and is stored when there is some', () => {
  browser.texts.set(key, withOne);
  browser.room = withOne.length;
  const store = open();
  store.record(answer('a', NOON + 1));
  expect(store.trouble).toBe('full');
  const file = parseProgress(store.exported());
  expect(file.ok && file.value.results.map(({ id }) => id)).toEqual(['old', 'a']);
  browser.room = Infinity;
  store.record(answer('b', NOON + 2));
  expect([store.trouble, storedIds()]).toEqual([null, ['old', 'a', 'b']]);
});

test('progress of a newer version is left as it is, and one practises beside it', () => {
  const newer = '{"vorhand":"practice","version":99}';
  browser.texts.set(key, newer);
  const store = open();
  store.record(answer('a'));
  expect([store.trouble, idsOf(store)]).toEqual(['newer', ['a']]);
  expect(browser.texts.get(key)).toBe(newer);
});

describe('a file brought back', () => {
  test('adds the answers that are new, and says how many', () => {
    const store = open();
    store.record(answer('a'));
    const file = makeProgress(withResults(NO_PROGRESS, [answer('a'), answer('b', NOON + 1)]));
    expect(store.import(file)).toEqual({ ok: true, value: 1 });
    expect(storedIds()).toEqual(['a', 'b']);
  });

  test('that is damaged changes nothing, and all that is wrong is said', () => {
    const store = open();
    const read = store.import(damaged.replace('"cleared":0', '"cleared":-1'));
    expect(read.ok ? [] : read.errors).toEqual([
      'results[0]: A result has nine parts, or ten.',
      'cleared: The time of the last clearing cannot be understood.',
    ]);
    expect(browser.texts.has(key)).toBe(false);
  });
});
