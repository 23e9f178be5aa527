/** What the drivers of other browsers than Chromium cannot do: their lack, and not the book’s. */
import type { Page, TestInfo } from '@playwright/test';

/**
 * Skips a test, with its reason, where it comes to ask a browser for what cannot be asked of it.
 *
 * @param page in any browser but Chromium.
 * @param patched whether the browser is Playwright’s own, of which more can be asked.
 */
export function skipWhatIsLacking(page: Page, info: TestInfo, patched: boolean): void {
  const skip = (reason: string) => (): never => {
    // Ends the test.
    info.skip(true, reason);
    throw new Error(reason);
  };
  Object.assign(page.context(), {
    newCDPSession: skip('Only Chromium can be slowed down and looked into'),
  });
  if (patched) return;
  Object.assign(page, { emulateMedia: skip('Firefox cannot be driven with other media') });
  // A page that Firefox brings back as it was does not load, and Playwright would wait for that.
  for (const [name, steps] of [
    ['goBack', -1],
    ['goForward', 1],
  ] as const) {
    const go = (): Promise<void> =>
      page.evaluate((by) => {
        history.go(by);
      }, steps);
    Object.assign(page, { [name]: go });
  }
  const waitForEvent = page.waitForEvent.bind(page) as (...args: unknown[]) => unknown;
  const download = skip('Firefox does not tell its driver of a file that a page has made');
  Object.assign(page, {
    waitForEvent: (...args: unknown[]) =>
      args[0] === 'download' ? download() : waitForEvent(...args),
  });
}
