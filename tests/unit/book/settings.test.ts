import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { BEFORE_PAINT } from '../../../src/book/before-paint.ts';
import {
  SETTINGS,
  SETTINGS_FORMAT,
  showSettings,
  withSettings,
} from '../../../src/book/settings.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';

/** The attributes that a page gets from what is stored. */
function shown(stored: unknown): DOMStringMap {
  const root = { dataset: {} };
  showSettings(root, SETTINGS, stored);
  return root.dataset;
}

test('My rules are those that the table can play, and today’s unless the reader sets others', () => {
  expect(SETTINGS.rules[0]).toBe('isko');
  expect([...SETTINGS.rules].sort()).toEqual([...PLAYED_LAWS].sort());
});

describe('showSettings', () => {
  test('sets what is chosen, and nothing where the choice is the default', () => {
    expect(shown({ suits: 'german', terms: 'en', theme: 'dark' })).toEqual({
      suits: 'german',
      theme: 'dark',
    });
  });

  test('takes back a choice that is no longer stored', () => {
    const root: { dataset: DOMStringMap } = { dataset: { theme: 'dark', other: 'kept' } };
    showSettings(root, SETTINGS, { suits: 'french' });
    expect(root.dataset).toEqual({ other: 'kept' });
  });

  test.each([
    ['nothing', null],
    ['a list', ['dark']],
    ['a text', 'dark'],
    ['values of other types', { theme: 1, suits: ['german'], terms: null }],
    ['unknown values', { theme: 'pink', suits: '', terms: 'DE' }],
  ])('shows the defaults for %s', (_, stored) => {
    expect(shown(stored)).toEqual({});
  });
});

test('a choice is kept beside the others, and beside what only a later version knows', () => {
  const { make, read } = SETTINGS_FORMAT;
  const stored = { theme: 'dark', motion: 'less', size: 2 };
  expect(read(make(stored))).toEqual({ is: 'whole', value: stored });
  expect(withSettings(stored, { theme: 'light' })).toEqual({ ...stored, theme: 'light' });
  for (const odd of [null, [], 'dark', 7]) {
    expect(withSettings(odd, { theme: 'light' })).toEqual({ theme: 'light' });
  }
});

describe('the script before the page', () => {
  /** Runs it as the page does, with nothing around it but a document and a storage. */
  function paint(localStorage: unknown): DOMStringMap {
    const dataset = {};
    runInNewContext(BEFORE_PAINT, { document: { documentElement: { dataset } }, localStorage });
    return dataset;
  }
  const holding = (text: string | null) => ({
    getItem: (key: string) => (key === SETTINGS_FORMAT.key ? text : 'wrong key'),
  });

  test('stands alone, and shows what is stored', () => {
    expect(paint(holding('{"theme":"dark","terms":"de"}'))).toEqual({
      script: '',
      theme: 'dark',
      terms: 'de',
    });
  });

  test('shows the defaults when nothing is stored, or something damaged', () => {
    expect(paint(holding(null))).toEqual({ script: '' });
    expect(paint(holding('{"theme":'))).toEqual({ script: '' });
  });

  test('shows the defaults where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(paint(forbidden)).toEqual({ script: '' });
    expect(paint(undefined)).toEqual({ script: '' });
  });

  test('is small: every page carries it', () => {
    expect(BEFORE_PAINT.length).toBeLessThan(1200);
  });

  test('cannot end the script element it stands in', () => {
    expect(BEFORE_PAINT).not.toMatch(/<\/?script|<!--/i);
  });
});
