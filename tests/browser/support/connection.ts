/** What a browser says of its connection, which settles how much of the book is kept. */
import type { Page } from '@playwright/test';
import type { Connection } from '../../../src/site/offline/decide.ts';

export const WIFI: Connection = { effectiveType: '4g', saveData: false, type: 'wifi' };

/** Has the browser say this of its connection; `undefined` is a browser that says nothing. */
export async function connect(page: Page, connection: Connection | undefined): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { value: said });
  }, connection);
}
