import { describe, expect, test } from 'vitest';
import { SETTINGS_FORMAT } from '../../../../../src/book/settings.ts';
import {
  NO_TOURNAMENTS,
  withPlan,
  withTournament,
} from '../../../../../src/score/tournament/edit.ts';
import { DESK_FORMAT } from '../../../../../src/score/tournament/desk-format.ts';
import { ELBOW_FORMAT, NO_ELBOW, countHand } from '../../../../../src/play/elbow-format.ts';
import { TABLE_FORMAT } from '../../../../../src/play/play-format.ts';
import { makeResultCode } from '../../../../../src/play/series/result-code.ts';
import { EMPTY_BOOK, newRun, withRun } from '../../../../../src/play/series/series-run.ts';
import { SERIES_FORMAT } from '../../../../../src/play/series/series-format.ts';
import { PROGRESS_FORMAT, makeProgress } from '../../../../../src/practice/parse-progress.ts';
import { NO_PROGRESS, withResults } from '../../../../../src/practice/progress.ts';
import type { Result } from '../../../../../src/practice/progress.ts';
import {
  bringBack,
  makeFile,
  parseFile,
} from '../../../../../components/parts/whole-file/file-text.ts';
import { ANSWERS_FORMAT } from '../../../../../src/reader/answers-format.ts';
import { withAnswer } from '../../../../../src/reader/answers.ts';
import { MARKS_FORMAT } from '../../../../../src/reader/marks-format.ts';
import type { Bookmark } from '../../../../../src/reader/marks.ts';
import { READING_FORMAT } from '../../../../../src/reader/reading-format.ts';
import { NOTHING_READ, withSections } from '../../../../../src/reader/reading.ts';
import { DRAFT_FORMAT } from '../../../../../src/analyse/draft.ts';
import { EVENINGS_FORMAT } from '../../../../../src/analyse/evening/evening-format.ts';
import type { Evening } from '../../../../../src/analyse/evening/evening-format.ts';
import { EMPTY, putCard } from '../../../../../src/analyse/set-up.ts';
import { NO_SCORES, withSheet } from '../../../../../src/score/edit.ts';
import { SCORES_FORMAT } from '../../../../../src/score/score-format.ts';
import { TWO_FORMAT } from '../../../../../src/game/two-handed/kept.ts';
import { resultOfTwelve } from '../../../play/series/results.ts';
import { tournamentOf } from '../../../score/tournament/support.ts';
import { sheetOf } from '../../../score/support.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';

const RESULT: Result = {
  id: 's.1',
  at: 1_700_000_000_000,
  day: 19_675,
  drill: 'matadors',
  kind: 'with',
  level: 1,
  right: true,
  seconds: 2.5,
  again: false,
};
const PROGRESS = withResults(NO_PROGRESS, [RESULT]);
const MARK: Bookmark = {
  spot: {
    ...{ is: 'hand', hand: 'foster-01', title: 'Hand 1', place: 't7.2', says: 'trick 7' },
    language: 'en',
  },
  note: 'Why not the ten?',
  at: 5,
  changed: 6,
};
const EVENING: Evening = {
  key: 'e1',
  name: 'An evening',
  at: '2026-11-22T12:00:00.000Z',
  games: [{ text: '(;GM[Skat];)', cost: null, reviews: [] }],
};
const DRAFT = {
  setUp: putCard(EMPTY, 'CJ', 'V')!,
  text: 'to be read',
  hands: [{ code: '1A', text: 'a hand' }],
};
const READING = withSections(NOTHING_READ, 'tenace', ['', 'one'], ['', 'one'], 7);

const ANSWERS = withAnswer({}, 'foster-01/t7.3', { card: 'C10', at: 8 });

const SCORES = withSheet(NO_SCORES, sheetOf(['A', 'B', 'C'], [{ is: 'passed-in' }]));

const TABLE = { laws: 'isko', strength: 'club', done: [], deal: null } as const;
const SERIES = {
  ...withRun(EMPTY_BOOK, newRun('2026-11-26', { laws: 'isko', strength: 'club' })),
  codes: [makeResultCode(resultOfTwelve())],
};
const TWO = { seed: 3, deal: 1, you: 24, opponent: 0, deeds: ['pass'], answers: [] };
const ELBOW = countHand(NO_ELBOW, 'one', ['bid']);
const TOURNAMENTS = withTournament(NO_TOURNAMENTS, tournamentOf({}));

/** A browser in which something of everything is kept. */
function fullBrowser(): FakeBrowser {
  const browser = new FakeBrowser();
  const put = (key: string, value: object): void =>
    void browser.texts.set(key, JSON.stringify(value));
  put(PROGRESS_FORMAT.key, PROGRESS_FORMAT.make(PROGRESS));
  put(ANSWERS_FORMAT.key, ANSWERS_FORMAT.make(ANSWERS));
  put(MARKS_FORMAT.key, MARKS_FORMAT.make([MARK]));
  put(READING_FORMAT.key, READING_FORMAT.make(READING));
  put(EVENINGS_FORMAT.key, EVENINGS_FORMAT.make([EVENING]));
  put(DRAFT_FORMAT.key, DRAFT_FORMAT.make(DRAFT));
  put(SCORES_FORMAT.key, SCORES_FORMAT.make(SCORES));
  put(TABLE_FORMAT.key, TABLE_FORMAT.make(TABLE));
  put(SERIES_FORMAT.key, SERIES_FORMAT.make(SERIES));
  put(TWO_FORMAT.key, TWO_FORMAT.make(TWO));
  put(ELBOW_FORMAT.key, ELBOW_FORMAT.make(ELBOW));
  put(DESK_FORMAT.key, DESK_FORMAT.make(TOURNAMENTS));
  put(SETTINGS_FORMAT.key, { theme: 'dark', fromLater: true });
  return browser;
}

/** What the text of a file does to a browser, in words. */
function bring(browser: FakeBrowser, text: string): (string | null)[] {
  const read = parseFile(text);
  if (!read.ok) throw new Error(read.errors.join(' '));
  return bringBack(browser.tab(), read.value.parts).map(({ says }) => says);
}

describe('the file of everything', () => {
  const text = makeFile(fullBrowser().tab());

  test('brings all of it to a new browser, and says so', () => {
    const browser = new FakeBrowser();
    expect(bring(browser, text)).toEqual([
      '1 answer',
      '2 sections read',
      '1 question answered',
      '1 bookmark or note',
      null,
      '1 evening',
      'what you left unfinished there',
      'your settings',
      null,
      '1 score sheet',
      'the table you play at',
      '1 result',
      'your game of two-handed Skat',
      '1 hand reviewed',
      '1 tournament',
    ]);
    const stored = (key: string): unknown => JSON.parse(browser.texts.get(key) ?? 'null');
    expect(PROGRESS_FORMAT.read(stored(PROGRESS_FORMAT.key))).toEqual({
      is: 'whole',
      value: PROGRESS,
    });
    expect(MARKS_FORMAT.read(stored(MARKS_FORMAT.key))).toEqual({ is: 'whole', value: [MARK] });
    expect(READING_FORMAT.read(stored(READING_FORMAT.key))).toEqual({
      is: 'whole',
      value: READING,
    });
    expect(EVENINGS_FORMAT.read(stored(EVENINGS_FORMAT.key))).toEqual({
      is: 'whole',
      value: [EVENING],
    });
    expect(DRAFT_FORMAT.read(stored(DRAFT_FORMAT.key))).toEqual({ is: 'whole', value: DRAFT });
    expect(stored(SETTINGS_FORMAT.key)).toEqual({ theme: 'dark' });
  });

  test('changes nothing where all of it is known, and nothing twice', () => {
    const browser = fullBrowser();
    const before = new Map(browser.texts);
    expect(bring(browser, text)).toEqual(Array.from({ length: 15 }, () => null));
    expect(browser.texts).toEqual(before);
  });

  test('takes nothing away that is there', () => {
    const browser = new FakeBrowser();
    const other: Bookmark = {
      ...MARK,
      spot: { ...MARK.spot, is: 'hand', hand: 'foster-02' } as Bookmark['spot'],
    };
    browser.texts.set(MARKS_FORMAT.key, JSON.stringify(MARKS_FORMAT.make([other])));
    bring(browser, text);
    const kept = MARKS_FORMAT.read(JSON.parse(browser.texts.get(MARKS_FORMAT.key) ?? ''));
    expect(kept).toMatchObject({ value: expect.arrayContaining([other, MARK]) as unknown });
  });

  test('brings the desk’s list of players to a browser that has none, and says so', () => {
    const typed = (list: string): object => DESK_FORMAT.make(withPlan(NO_TOURNAMENTS, { list }));
    const from = new FakeBrowser();
    from.texts.set(DESK_FORMAT.key, JSON.stringify(typed('Smith\nBrown')));
    const file = makeFile(from.tab());
    const fresh = new FakeBrowser();
    expect(bring(fresh, file).at(-1)).toBe('what was typed at the desk');
    expect(fresh.texts.get(DESK_FORMAT.key)).toBe(from.texts.get(DESK_FORMAT.key));
    const own = new FakeBrowser();
    own.texts.set(DESK_FORMAT.key, JSON.stringify(typed('Jones')));
    expect(bring(own, file).at(-1)).toBeNull();
    expect(own.texts.get(DESK_FORMAT.key)).toBe(JSON.stringify(typed('Jones')));
  });

  test('of a part that a newer version keeps here, holds what is stored and leaves it alone', () => {
    const browser = fullBrowser();
    const newer = '{"vorhand":"marks","version":9,"marks":[]}';
    browser.texts.set(MARKS_FORMAT.key, newer);
    expect(JSON.parse(makeFile(browser.tab()))).toMatchObject({
      marks: JSON.parse(newer) as object,
    });
    const read = parseFile(text);
    if (!read.ok) throw new Error('It is sound.');
    const marks = bringBack(browser.tab(), read.value.parts).find(
      ({ title }) => title === 'Bookmarks and notes',
    );
    expect(marks).toMatchObject({ isStored: false });
    expect(browser.texts.get(MARKS_FORMAT.key)).toBe(newer);
  });

  test('says what a browser without room or leave could not take', () => {
    const browser = new FakeBrowser();
    browser.forbidden = true;
    const read = parseFile(text);
    if (!read.ok) throw new Error('It is sound.');
    const brought = bringBack(browser.tab(), read.value.parts);
    expect(brought.filter(({ isStored }) => !isStored).map(({ title }) => title)).toEqual([
      'Practice',
      'Where you read',
      'Questions answered',
      'Bookmarks and notes',
      'Evenings of games',
      'The analysis room',
      'Settings',
      'Score sheets',
      'The table',
      'Series',
      'Two-handed Skat',
      'Hints at the table',
      'Tournaments',
    ]);
  });

  test('is read where it is of the practice alone, as files were before', () => {
    expect(bring(new FakeBrowser(), makeProgress(PROGRESS))).toEqual(['1 answer']);
    const first = '{"vorhand":"practice","version":1,"results":[],"levels":{"matadors":3}}';
    expect(bring(new FakeBrowser(), first)).toEqual(['your choices in the practice']);
  });

  test.each([
    ['no JSON', '{"vorhand":'],
    ['something else', '{"name":"a package"}'],
    ['no version', '{"vorhand":"everything"}'],
    ['a newer version', '{"vorhand":"everything","version":2}'],
    ['a damaged part', '{"vorhand":"everything","version":1,"marks":{"vorhand":"marks"}}'],
    [
      'a newer part',
      '{"vorhand":"everything","version":1,"marks":{"vorhand":"marks","version":7}}',
    ],
  ])('is refused, with the reason, when it is %s', (_, bad) => {
    const read = parseFile(bad);
    expect(read.ok ? [] : read.errors).not.toEqual([]);
  });

  test('brings back every other part where one is damaged, from a newer version or no part at all', () => {
    const data = JSON.parse(text) as Record<string, unknown>;
    const marks = MARKS_FORMAT.make([MARK]) as { readonly marks: readonly object[] };
    for (const [spoilt, problem] of [
      [
        { ...marks, version: 9 },
        'Bookmarks and notes: from a newer version of Vorhand; reload the page.',
      ],
      [{ vorhand: 'marks' }, 'Bookmarks and notes: none of it can be read.'],
      ['constructor', 'Bookmarks and notes: none of it can be read.'],
    ] as const) {
      const file = JSON.stringify({ ...data, marks: spoilt });
      const read = parseFile(file);
      expect(read).toMatchObject({ ok: true, value: { problems: [problem] } });
      const browser = new FakeBrowser();
      expect(bring(browser, file)).toHaveLength(14);
      expect(browser.texts.has(MARKS_FORMAT.key)).toBe(false);
      expect(browser.texts.has(SCORES_FORMAT.key)).toBe(true);
    }
    const half = { ...marks, marks: [...marks.marks, { spot: 'nowhere' }] };
    const read = parseFile(JSON.stringify({ ...data, marks: half }));
    expect(read).toMatchObject({
      ok: true,
      value: {
        parts: { marks },
        problems: ['Bookmarks and notes: part of it cannot be read.'],
      },
    });
  });

  test('is read whatever names it uses that every object inherits', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
    /** The data with one more member of this name in each of its objects, and its lists. */
    const spoilt = (data: unknown, name: string): unknown => {
      if (Array.isArray(data)) return data.map((each) => spoilt(each, name));
      if (typeof data !== 'object' || data === null) return data;
      const entries = Object.entries(data).map(([key, each]) => [key, spoilt(each, name)] as const);
      return Object.fromEntries([...entries, [name, entries[0]?.[1] ?? 1]]);
    };
    for (const name of names) {
      const file = JSON.stringify(spoilt(JSON.parse(text), name));
      for (const browser of [new FakeBrowser(), fullBrowser()]) {
        const read = parseFile(file);
        if (!read.ok) throw new Error(read.errors.join(' '));
        bringBack(browser.tab(), read.value.parts);
        // And once more, to what has just been stored.
        bringBack(browser.tab(), read.value.parts);
      }
    }
  });
});
