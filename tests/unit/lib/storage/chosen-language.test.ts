/** The edition that a reader has chosen, and to whom the other one is shown. */
import { describe, expect, test } from 'vitest';
import {
  SETTINGS_KEY,
  isForReader,
  keepLanguage,
} from '../../../../src/lib/storage/chosen-language.ts';

/** A storage with one text in it, and what is in it after a use. */
function storing(text: string | null) {
  let stored = text;
  const storage = {
    getItem: (key: string) => (key === SETTINGS_KEY ? stored : null),
    setItem: (key: string, value: string) => {
      if (key === SETTINGS_KEY) stored = value;
    },
  };
  return { store: () => storage, text: () => stored };
}
const forbidden = (): never => {
  throw new Error('SecurityError');
};

describe('a choice', () => {
  test('is kept beside the settings, which stay', () => {
    const { store, text } = storing('{"theme":"dark","language":"en"}');
    keepLanguage(store, 'de');
    expect(JSON.parse(text() ?? '')).toEqual({ theme: 'dark', language: 'de' });
  });

  test('is the first thing that is stored', () => {
    const { store, text } = storing(null);
    keepLanguage(store, 'de');
    expect(text()).toBe('{"language":"de"}');
  });

  test.each(['{', '[]', '"dark"', 'null'])('does not write over what cannot be read: %s', (bad) => {
    const { store, text } = storing(bad);
    keepLanguage(store, 'de');
    expect(text()).toBe(bad);
  });

  test('is not kept where nothing may be stored', () => {
    expect(() => {
      keepLanguage(forbidden, 'de');
    }).not.toThrow();
  });
});

describe('the German edition', () => {
  const GERMAN = { language: 'de', isOffered: true };

  test.each([
    ['chosen', '{"language":"de"}', 'en-GB', true],
    ['not chosen, and the browser is English', '{"theme":"dark"}', 'en-GB', false],
    ['not chosen, and the browser is Austrian', null, 'de-AT', true],
    ['not chosen, and the browser is German', '{"theme":"dark"}', 'de', true],
    ['not chosen, and the browser speaks another language', null, 'den', false],
    ['declined for the English one', '{"language":"en"}', 'de-DE', false],
    ['in what cannot be read', '{', 'de', true],
  ])('%s: %s, %s', (_, text, browser, isShown) => {
    expect(isForReader(storing(text).store, browser, GERMAN)).toBe(isShown);
  });

  test('is not offered to a reader whose answer could not be kept', () => {
    expect(isForReader(forbidden, 'de', GERMAN)).toBe(false);
  });
});

test('the English edition is shown to who has chosen it, but not offered for the browser’s sake', () => {
  const english = { language: 'en', isOffered: false };
  expect(isForReader(storing('{"language":"en"}').store, 'de', english)).toBe(true);
  expect(isForReader(storing(null).store, 'en-US', english)).toBe(false);
});
