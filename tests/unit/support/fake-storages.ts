import type { BegunStorages } from '../../../src/lib/storage/browser.ts';

/** The storages of a browser and of one tab, for what is begun. */
export function fakeStorages(): BegunStorages {
  const storage = (): BegunStorages['tab'] => {
    const texts = new Map<string, string>();
    return {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    };
  };
  return { browser: storage(), tab: storage() };
}
