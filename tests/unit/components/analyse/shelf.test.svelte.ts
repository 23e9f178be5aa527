/** The reader's saved hands in the storage of a browser: a hand that is said to be kept is kept. */
import fc from 'fast-check';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { HandsStore } from '../../../../components/analyse/shelf.svelte.ts';
import { makeHandCode } from '../../../../src/game/codes/hand-code.ts';
import { HANDS_FORMAT } from '../../../../src/game/codes/saved-hands.ts';
import { arbitraryHand } from '../../game/notation/arbitrary-hand.ts';
import { withEffects } from '../../support/effects.svelte.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

const { asideKey, key } = HANDS_FORMAT;
const [one, two] = fc
  .sample(arbitraryHand, 2)
  .map((hand, index) => ({ ...hand, title: `Hand ${index + 1}` }))
  .map((hand) => ({ ...hand, id: makeHandCode(hand) }));

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

function open(): HandsStore {
  const handsStore = new HandsStore(browser.tab());
  handsStore.open();
  return handsStore;
}
const namesOn = (handsStore: HandsStore) => handsStore.hands.map(({ name }) => name);

/** The names of the hands stored, as a later visit reads them. */
function storedNames(): string[] {
  const reading = HANDS_FORMAT.read(JSON.parse(browser.texts.get(key) ?? 'null'));
  return reading.is === 'whole' ? reading.value.map(({ name }) => name) : [];
}

test('hands are kept, renamed and removed, and are there at the next visit', () => {
  const handsStore = open();
  expect(handsStore.keep(one!, null)).toBe(true);
  expect(handsStore.keep(two!, 'the text')).toBe(true);
  expect(namesOn(open())).toEqual(['Hand 2', 'Hand 1']);
  expect(open().hands[0]).toMatchObject({ code: two!.id, text: 'the text' });
  handsStore.rename(handsStore.hands[1]!.key, 'Another name');
  handsStore.remove(handsStore.hands[0]!.key);
  expect(namesOn(open())).toEqual(['Another name']);
});

test('the same hand kept again takes its own place, with the name it has in another tab', () => {
  const [handsStore, other] = [open(), open()];
  handsStore.keep(one!, null);
  browser.tellTabs();
  other.rename(other.hands[0]!.key, 'Another name');
  handsStore.keep(one!, 'the text');
  expect(storedNames()).toEqual(['Another name']);
});

test('what it holds is state, and follows other tabs', async () => {
  await withEffects(() => {
    const [handsStore, other] = [open(), open()];
    const seen: string[] = [];
    $effect(() => {
      seen.push(`${namesOn(handsStore).join()}|${handsStore.trouble.slice(0, 12)}`);
    });
    flushSync();
    other.keep(one!, null);
    browser.tellTabs();
    flushSync();
    browser.writeElsewhere(key, '{"broken');
    flushSync();
    expect(seen).toEqual(['|', 'Hand 1|', '|Some of what']);
  });
});

describe('a hand is not said to be kept', () => {
  test('where nothing may be stored', () => {
    browser.forbidden = true;
    const handsStore = open();
    expect(handsStore.keep(one!, null)).toBe(false);
    expect([handsStore.trouble, namesOn(handsStore)]).toEqual([
      expect.stringContaining('no hand can be saved here'),
      [],
    ]);
  });

  test('where there is no room, until a hand is deleted', () => {
    const handsStore = open();
    handsStore.keep(one!, 'x'.repeat(2000));
    browser.room = browser.texts.get(key)!.length;
    expect(handsStore.keep(two!, null)).toBe(false);
    expect([handsStore.trouble, namesOn(handsStore)]).toEqual([
      expect.stringContaining('no more room'),
      ['Hand 1'],
    ]);
    handsStore.remove(handsStore.hands[0]!.key);
    expect(handsStore.keep(two!, null)).toBe(true);
    expect([handsStore.trouble, storedNames()]).toEqual(['', ['Hand 2']]);
  });

  test('where a newer version has written', () => {
    const newer = '{"vorhand":"saved hands","version":3,"hands":{}}';
    browser.texts.set(key, newer);
    const handsStore = open();
    expect(handsStore.keep(one!, null)).toBe(false);
    expect(handsStore.trouble).toContain('newer version');
    expect([browser.texts.get(key), browser.texts.get(asideKey)]).toEqual([newer, undefined]);
  });

  test('where damaged hands are that find no room aside', () => {
    browser.texts.set(key, '{"broken');
    browser.room = 10;
    const handsStore = open();
    expect(handsStore.keep(one!, null)).toBe(false);
    expect(handsStore.trouble).toContain('no room to put it aside');
    expect(browser.texts.get(key)).toBe('{"broken');
  });
});

test('damaged hands are put aside, the sound ones stay, and the next change is kept', () => {
  const handsStore = open();
  handsStore.keep(one!, null);
  const text = browser.texts.get(key)!.replace('"hands":[', '"hands":[{},');
  browser.writeElsewhere(key, text);
  expect([handsStore.trouble, namesOn(handsStore)]).toEqual([
    expect.stringContaining('put aside and not deleted'),
    ['Hand 1'],
  ]);
  expect(browser.texts.get(asideKey)).toBe(text);
  expect(handsStore.keep(two!, null)).toBe(true);
  expect([handsStore.trouble, storedNames()]).toEqual(['', ['Hand 2', 'Hand 1']]);
});
