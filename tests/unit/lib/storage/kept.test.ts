/** What is kept: nothing of it is lost, whatever the storage holds, refuses or is made to hold. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Format } from '../../../../src/lib/storage/format.ts';
import { Kept } from '../../../../src/lib/storage/kept.ts';
import type { KeptState } from '../../../../src/lib/storage/kept.ts';
import { FakeBrowser } from '../../support/fake-browser.ts';

/** Words behind a version: `[1,"ace"]`. A word with another letter than a to z is damaged. */
const WORDS: Format<readonly string[]> = {
  key: 'words',
  asideKey: 'words-aside',
  empty: [],
  make: (words) => [1, ...words],
  read: (data) => {
    const [version, ...words] = Array.isArray(data) ? (data as unknown[]) : [];
    if (version === 2) return { is: 'newer' };
    if (version !== 1) return { is: 'damaged', value: [] };
    const sound = words.map(String).filter((word) => /^[a-z]+$/.test(word));
    return { is: sound.length === words.length ? 'whole' : 'damaged', value: sound };
  },
};

/** Words of a version as they are stored: `1 ace king` as `[1,"ace","king"]`. */
function textOf(words: string): string {
  const [version, ...others] = words.split(' ');
  return JSON.stringify([Number(version), ...others]);
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

/** Words kept in a tab of their own, open. */
class Words {
  state: KeptState<readonly string[]> = { value: [], trouble: null, damaged: null };
  readonly tab = browser.tab();
  readonly kept: Kept<readonly string[]>;
  readonly close: () => void;
  readonly #added: string[] = [];

  constructor({ holds = true, again = false } = {}) {
    this.kept = new Kept(WORDS, this.tab, {
      holds,
      tell: (state) => {
        this.state = state;
      },
      ...(again
        ? {
            again: (stored) => {
              const missing = this.#added.filter((word) => !stored.includes(word));
              return missing.length === 0 ? stored : [...stored, ...missing];
            },
          }
        : {}),
    });
    this.close = this.kept.open();
  }

  add(word: string): boolean {
    this.#added.push(word);
    return this.kept.change((words) => (words.includes(word) ? words : [...words, word]));
  }

  get said(): string {
    return `${this.state.trouble ?? 'kept'}: ${this.state.value.join(' ')}`;
  }
}

const stored = (): string | undefined => browser.texts.get('words');
const aside = (): string | undefined => browser.texts.get('words-aside');

describe('what is kept', () => {
  test('is stored with every change, and read by the next page', () => {
    const words = new Words();
    expect(words.said).toBe('kept: ');
    expect(browser.texts.size).toBe(0);
    expect(words.add('ace')).toBe(true);
    expect(words.add('king')).toBe(true);
    expect(stored()).toBe(textOf('1 ace king'));
    expect(words.kept.text).toBe(textOf('1 ace king'));
    expect(new Words().said).toBe('kept: ace king');
  });

  test('touches nothing before it is opened, as while a page is built', () => {
    browser.forbidden = true;
    const kept = new Kept(WORDS, browser.tab(), { holds: true, tell: () => undefined });
    expect(kept.value).toEqual([]);
  });

  test('is followed in every tab, until it is closed', () => {
    const [one, two] = [new Words(), new Words()];
    one.add('ace');
    browser.tellTabs();
    expect(two.said).toBe('kept: ace');
    two.close();
    one.add('king');
    browser.tellTabs();
    expect(two.said).toBe('kept: ace');
  });

  test('of another tab is not overwritten by a tab that has not heard of it yet', () => {
    const [one, two] = [new Words(), new Words()];
    one.add('ace');
    two.add('king');
    expect(stored()).toBe(textOf('1 ace king'));
    browser.tellTabs();
    expect([one.said, two.said]).toEqual(['kept: ace king', 'kept: ace king']);
  });

  test('goes in again where a tab writing at the same moment dropped it', () => {
    const words = new Words({ again: true });
    words.add('ace');
    browser.writeElsewhere('words', textOf('1 king'));
    expect(words.said).toBe('kept: king ace');
    expect(stored()).toBe(textOf('1 king ace'));
  });

  test('is empty when another tab has cleared it, or the whole storage', () => {
    const words = new Words();
    for (const key of ['words', null]) {
      words.add('ace');
      browser.writeElsewhere(key, null);
      expect(words.said).toBe('kept: ');
    }
    browser.writeElsewhere('another', 'text');
    expect(stored()).toBeUndefined();
  });

  test('is read again when the Back button brings the page back', () => {
    const words = new Words();
    browser.texts.set('words', textOf('1 ace'));
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    words.tab.events.dispatchEvent(shown(false));
    expect(words.said).toBe('kept: ');
    words.tab.events.dispatchEvent(shown(true));
    expect(words.said).toBe('kept: ace');
  });
});

describe('where storage is forbidden', () => {
  beforeEach(() => {
    browser.forbidden = true;
  });

  test('a change that holds counts as long as the page', () => {
    const words = new Words();
    expect(words.said).toBe('forbidden: ');
    expect(words.add('ace')).toBe(false);
    words.add('king');
    expect(words.said).toBe('forbidden: ace king');
    expect(words.kept.text).toBe(textOf('1 ace king'));
  });

  test('and allowed later, what waited is stored beside what was there', () => {
    const words = new Words();
    words.add('ace');
    browser.forbidden = false;
    browser.texts.set('words', textOf('1 king'));
    words.add('ten');
    expect(words.said).toBe('kept: king ace ten');
    expect(stored()).toBe(textOf('1 king ace ten'));
  });

  test('a change that must be stored is not made', () => {
    const words = new Words({ holds: false });
    expect(words.add('ace')).toBe(false);
    expect(words.said).toBe('forbidden: ');
  });

  test('letting damaged texts go does not fail', () => {
    const words = new Words();
    words.kept.drop();
    expect(words.said).toBe('forbidden: ');
  });
});

describe('where there is no room', () => {
  test('a change that holds waits, and is stored when another tab makes room', () => {
    browser.texts.set('words', textOf('1 ace'));
    browser.texts.set('large', 'x'.repeat(50));
    browser.room = 60;
    const words = new Words();
    expect(words.add('king')).toBe(false);
    words.add('ten');
    expect(words.said).toBe('full: ace king ten');
    expect(stored()).toBe(textOf('1 ace'));
    browser.writeElsewhere('large', null);
    expect(words.said).toBe('full: ace king ten');
    browser.writeElsewhere('words', textOf('1 seven'));
    expect(words.said).toBe('kept: seven king ten');
    expect(stored()).toBe(textOf('1 seven king ten'));
  });

  test('a change that must be stored is not made, and one that makes room is', () => {
    browser.texts.set('words', textOf('1 ace'));
    browser.room = 9;
    const words = new Words({ holds: false });
    expect(words.add('king')).toBe(false);
    expect(words.said).toBe('full: ace');
    expect(words.kept.change(() => ['x'])).toBe(true);
    expect(words.said).toBe('kept: x');
  });

  test('at all, as in an old private mode, reading works and the first change reports it', () => {
    browser.room = 0;
    const words = new Words();
    expect(words.said).toBe('kept: ');
    words.add('ace');
    expect(words.said).toBe('full: ace');
  });
});

describe('a damaged text', () => {
  test('is put aside whole, and what is sound of it stays', () => {
    browser.texts.set('words', textOf('1 ace K!NG ten'));
    const words = new Words();
    expect(words.said).toBe('damaged: ace ten');
    expect(words.state.damaged).toBe(textOf('1 ace K!NG ten'));
    expect([stored(), aside()]).toEqual([textOf('1 ace ten'), textOf('1 ace K!NG ten')]);
    expect(words.add('king')).toBe(true);
    expect(words.said).toBe('kept: ace ten king');
    expect(aside()).toBe(textOf('1 ace K!NG ten'));
    expect(new Words().state).toEqual({
      value: ['ace', 'ten', 'king'],
      trouble: null,
      damaged: textOf('1 ace K!NG ten'),
    });
  });

  test('is put aside below an earlier one, and none twice', () => {
    const words = new Words();
    for (const text of ['damage', textOf('1 ace K!NG'), 'damage', '']) {
      browser.writeElsewhere('words', text);
      expect(words.state.trouble).toBe('damaged');
    }
    expect(aside()).toBe(`damage\n${textOf('1 ace K!NG')}\n`);
    expect(words.state.damaged).toBe(`damage\n${textOf('1 ace K!NG')}\n`);
  });

  test.each([true, false])('met with a change is put aside first (holds: %s)', (holds) => {
    const words = new Words({ holds });
    browser.texts.set('words', textOf('1 ace K!NG'));
    expect(words.add('ten')).toBe(true);
    expect(words.said).toBe('damaged: ace ten');
    expect([stored(), aside()]).toEqual([textOf('1 ace ten'), textOf('1 ace K!NG')]);
  });

  test('is put aside once where two tabs meet it', () => {
    const [one, two] = [new Words(), new Words()];
    browser.writeElsewhere('words', textOf('1 ace K!NG'));
    one.add('ten');
    two.add('nine');
    browser.tellTabs();
    expect([stored(), aside()]).toEqual([textOf('1 ace ten nine'), textOf('1 ace K!NG')]);
  });

  test('that finds no room aside is never written over', () => {
    browser.texts.set('words', textOf('1 ace K!NG'));
    browser.room = 25;
    const words = new Words();
    expect(words.said).toBe('stuck: ace');
    expect(words.state.damaged).toBe(textOf('1 ace K!NG'));
    expect(words.add('ten')).toBe(false);
    expect(words.said).toBe('stuck: ace ten');
    expect([stored(), aside()]).toEqual([textOf('1 ace K!NG'), undefined]);

    const other = new Words({ holds: false });
    expect(other.add('nine')).toBe(false);
    expect(other.said).toBe('stuck: ace');
    expect(stored()).toBe(textOf('1 ace K!NG'));

    browser.room = Infinity;
    words.add('seven');
    expect(words.said).toBe('damaged: ace ten seven');
    expect([stored(), aside()]).toEqual([textOf('1 ace ten seven'), textOf('1 ace K!NG')]);
  });

  test('that finds no room below an earlier one leaves that as it is', () => {
    browser.texts.set('words-aside', 'earlier');
    browser.texts.set('words', textOf('1 ace K!NG'));
    browser.room = 30;
    const words = new Words();
    expect(words.said).toBe('stuck: ace');
    expect(words.state.damaged).toBe(`earlier\n${textOf('1 ace K!NG')}`);
    words.add('ten');
    expect([stored(), aside()]).toEqual([textOf('1 ace K!NG'), 'earlier']);
  });

  test('can be let go, in all tabs', () => {
    browser.texts.set('words', textOf('1 ace K!NG'));
    const [one, two] = [new Words(), new Words()];
    one.kept.drop();
    browser.tellTabs();
    for (const { state } of [one, two]) {
      expect(state).toEqual({ value: ['ace'], trouble: null, damaged: null });
    }
    expect([stored(), aside()]).toEqual([textOf('1 ace'), undefined]);
  });

  test('can be let go where there is no room for a copy, and then all that waited is stored', () => {
    browser.texts.set('words', textOf('1 ace K!NG'));
    browser.room = 16;
    const words = new Words();
    words.add('ten');
    words.kept.drop();
    expect(words.state).toEqual({ value: ['ace', 'ten'], trouble: null, damaged: null });
    expect([stored(), aside()]).toEqual([textOf('1 ace ten'), undefined]);
  });
});

describe('the text of a newer version', () => {
  test.each([true, false])('is neither read nor written (holds: %s)', (holds) => {
    browser.texts.set('words', textOf('2 ace'));
    const words = new Words({ holds });
    expect(words.said).toBe('newer: ');
    expect(words.add('king')).toBe(false);
    expect(words.said).toBe(holds ? 'newer: king' : 'newer: ');
    words.kept.drop();
    expect([stored(), aside()]).toEqual([textOf('2 ace'), undefined]);
  });

  test('that comes from another tab leaves what the page shows', () => {
    const words = new Words();
    words.add('ace');
    browser.writeElsewhere('words', textOf('2 everything'));
    expect(words.said).toBe('newer: ace');
    expect(stored()).toBe(textOf('2 everything'));
  });

  test('is no trouble any more when it is gone', () => {
    browser.texts.set('words', textOf('2 ace'));
    const words = new Words();
    words.add('king');
    browser.writeElsewhere('words', textOf('1 ten'));
    expect(words.said).toBe('kept: ten king');
    expect(stored()).toBe(textOf('1 ten king'));
  });
});
