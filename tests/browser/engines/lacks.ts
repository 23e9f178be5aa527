/** What the drivers of other browsers than Chromium cannot do: their lack, and not the book’s. */
import { test as base } from '@playwright/test';
import type { Locator, Page, TestInfo } from '@playwright/test';

/** Playwright’s `test`, which is skipped where a browser cannot be asked for what it needs. */
export const test = base.extend<{ lacks: undefined }>({
  lacks: [
    async ({ page, browserName, launchOptions, javaScriptEnabled, colorScheme }, use, info) => {
      const unpatched = launchOptions.channel === 'moz-firefox';
      info.skip(unpatched && !javaScriptEnabled, 'Firefox cannot be driven with its scripts off');
      info.skip(unpatched && colorScheme !== null, 'Firefox cannot be driven with a colour scheme');
      // Each key and each look at a page is several messages to Firefox.
      if (unpatched) info.setTimeout(2 * info.timeout);
      if (browserName !== 'chromium') skipWhatIsLacking(page, info, !unpatched);
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Skips a test, with its reason, where it comes to ask a browser for what cannot be asked of it.
 *
 * @param page in any browser but Chromium.
 * @param patched whether the browser is Playwright’s own, of which more can be asked.
 */
function skipWhatIsLacking(page: Page, info: TestInfo, patched: boolean): void {
  const skip = (reason: string) => (): never => {
    // Ends the test.
    info.skip(true, reason);
    throw new Error(reason);
  };
  Object.assign(page.context(), {
    newCDPSession: skip('Only Chromium can be slowed down and looked into'),
  });
  if (patched) return;
  Object.assign(page, {
    emulateMedia: skip('Firefox cannot be driven with other media'),
    // Playwright 1.65 sends inches where Firefox reads centimetres.
    pdf: skip('Firefox is told another size of paper'),
  });
  // A finger reaches Firefox through no driver yet, so what it would press is clicked.
  const { prototype } = page.locator('html').constructor as { prototype: Locator };
  Object.assign(prototype, {
    tap(this: Locator, options?: Parameters<Locator['tap']>[0]) {
      return this.click(options);
    },
  });
  const waitForEvent = page.waitForEvent.bind(page) as (...args: unknown[]) => unknown;
  const download = skip('Firefox does not tell its driver of a file that a page has made');
  Object.assign(page, {
    waitForEvent: (...args: unknown[]) =>
      args[0] === 'download' ? download() : waitForEvent(...args),
  });
}

/**
 * Firefox 153 may crash where axe asks an element of which others its ARIA speaks, as in
 * `ariaOwnsElements`. No page of the book names them so: axe then reads the attributes alone.
 */
export async function makeSafeForAxe(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'firefox') return;
  await page.evaluate(() => {
    for (const name of Object.keys(Element.prototype)) {
      if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
}
