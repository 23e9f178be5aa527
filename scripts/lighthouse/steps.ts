/** How soon a page is painted, how soon its figure answers a key, and how soon the answer is seen. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../../src/practice/summary.ts';
import type { MeasuredPage } from './pages.ts';
import { onPhone, trace } from './phone.ts';

/** In milliseconds, on a processor four times slower. */
export interface PageTimes {
  /** From the beginning of loading, over a slow line, to the first paint. */
  readonly firstPaint: number;
  /** From the beginning of loading until a key is answered that was pressed at the first paint. */
  readonly firstKey?: number;
  /** From the key until the answer is painted, once all is loaded. */
  readonly paint?: number;
}

/** The line of Lighthouse’s phone: 1.6 Mbit a second, 150 ms there and back. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
/** So many steps are painted and timed. */
const STEPS = 15;
const LONGEST = 30_000;

/** What takes the keys of a figure. */
const TABLE = 'figure[data-hand] [role=group]';

/** Measures a page in a window of its own, without anything kept. */
export async function timePage(
  browser: Browser,
  url: string,
  key: MeasuredPage['key'],
): Promise<PageTimes> {
  return onPhone(browser, async (page, devTools) => {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', LINE);
    const firstKey = key === null ? undefined : await untilAnswered(page, url, key);
    if (key === null) await page.goto(url, { waitUntil: 'load' });
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    if (key === null || firstKey === undefined) return { firstPaint };
    return { firstPaint, firstKey, paint: await keyToPaint(browser, page, devTools, key) };
  });
}

/** Presses the key once, at the first paint, and waits until the figure stands elsewhere. */
async function untilAnswered(
  page: Page,
  url: string,
  key: NonNullable<MeasuredPage['key']>,
): Promise<number> {
  await page.addInitScript(
    ({ key, table }) => {
      const press = (): void => {
        const target = document.querySelector<HTMLElement>(table);
        const figure = target?.closest<HTMLElement>('figure');
        if (!target || !figure) {
          requestAnimationFrame(press);
          return;
        }
        const scrub = (): string => figure.querySelector('.press')?.innerHTML ?? '';
        const before = `${target.innerHTML} ${scrub()}`;
        // A figure far down is hydrated when it comes into view.
        target.scrollIntoView({ block: 'nearest' });
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        new MutationObserver(() => {
          if (figure.dataset['place'] === undefined) return;
          if (`${target.innerHTML} ${scrub()}` === before) return;
          Object.assign(window, { answered: performance.now() });
        }).observe(figure, { attributes: true, childList: true, subtree: true });
      };
      new PerformanceObserver((entries, observer) => {
        if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
        observer.disconnect();
        press();
      }).observe({ type: 'paint', buffered: true });
    },
    { key, table: TABLE },
  );
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => (window as { answered?: number }).answered,
    null,
    { timeout: LONGEST },
  );
  return (await handle.jsonValue()) ?? NaN;
}

/**
 * Steps on with a real key, and reads in the browser's trace when each answer was painted: what a page
 * is given of it (Event Timing) comes in steps of 8 ms.
 */
async function keyToPaint(
  browser: Browser,
  page: Page,
  devTools: CDPSession,
  key: NonNullable<MeasuredPage['key']>,
): Promise<number> {
  await devTools.send('Network.emulateNetworkConditions', {
    ...LINE,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.waitForLoadState('networkidle');
  await page.locator(TABLE).first().focus();
  const events = await trace(browser, page, ['devtools.timeline'], async () => {
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
  });
  const times = events.flatMap(({ args, name }) =>
    name === 'EventTiming' && args?.data?.type === 'keydown' ? [args.data.duration] : [],
  );
  if (times.length !== STEPS) {
    throw new Error(`Of ${STEPS} keys the browser has timed ${times.length}.`);
  }
  return median(times);
}
