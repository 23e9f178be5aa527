/** Something that a reader can be in the middle of, with a way to begin it and to find it as it was. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface ListedActivity {
  readonly name: string;
  /** What stores it: the name of an activity of src/lib/storage/begun.ts, or of a part of the whole file. */
  readonly storedAs: string;
  readonly path: string;
  /** Comes into the middle of it. */
  readonly begin: (page: Page) => Promise<void>;
  /** Finds it as it was. */
  readonly find: (page: Page) => Promise<void>;
}

/** The text of an element, remembered on the way in and compared on the way back. */
export function remembered(read: (page: Page) => Promise<string>) {
  let text = '';
  return {
    take: async (page: Page): Promise<void> => {
      text = await read(page);
      expect(text).not.toBe('');
    },
    compare: async (page: Page): Promise<void> => {
      await expect.poll(() => read(page)).toBe(text);
    },
  };
}
