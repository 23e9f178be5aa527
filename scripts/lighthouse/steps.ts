/** How soon a figure answers a key, and how soon the answer is seen. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../../src/practice/summary.ts';
import type { MeasuredPage } from './pages.ts';
import { onPhone, trace } from './phone.ts';

/** In milliseconds, on a processor four times slower. */
export interface StepTimes {
  /** From the beginning of loading, over a slow line, until a key makes a step. */
  readonly alive: number;
  /** From the key until the answer is painted, once all is loaded. */
  readonly paint: number;
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

type Steps = NonNullable<MeasuredPage['steps']>;

/** Measures a page in a window of its own, without anything kept. */
export async function timeSteps(browser: Browser, url: string, steps: Steps): Promise<StepTimes> {
  return onPhone(browser, async (page, devTools) => {
    const alive = await untilAlive(page, devTools, url, steps);
    const paint = await keyToPaint(browser, page, devTools, steps);
    return { alive, paint };
  });
}

/** Presses the key from the first picture on, until the figure answers. */
async function untilAlive(
  page: Page,
  devTools: CDPSession,
  url: string,
  steps: Steps,
): Promise<number> {
  await page.addInitScript(({ key, shows, table }) => {
    const state = (): string => {
      const shown = document.querySelector<HTMLElement>(shows);
      return `${shown?.dataset['place'] ?? ''} ${shown?.querySelector('.current')?.textContent ?? ''}`;
    };
    // Nobody presses a key before there is a picture; and what asks the page for its layout before
    // then has the browser lay it out without its styles.
    const press = (): void => {
      requestAnimationFrame(() => {
        const target = document.querySelector<HTMLElement>(table);
        if (target === null) {
          press();
          return;
        }
        const before = state();
        // A figure far down is woken when it comes into view.
        target.scrollIntoView({ block: 'nearest' });
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        // Answers come at once or with the next frame.
        requestAnimationFrame(() => {
          setTimeout(() => {
            if (state() === before) press();
            else Object.assign(window, { alive: performance.now() });
          });
        });
      });
    };
    press();
  }, steps);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => (window as { alive?: number }).alive, null, {
    timeout: LONGEST,
  });
  return (await handle.jsonValue()) ?? NaN;
}

/**
 * Steps on with a real key, and reads in the browser's trace when each answer was painted: what a page
 * is told of it (Event Timing) comes in steps of 8 ms, which is more than figures are apart.
 */
async function keyToPaint(
  browser: Browser,
  page: Page,
  devTools: CDPSession,
  steps: Steps,
): Promise<number> {
  await devTools.send('Network.emulateNetworkConditions', {
    ...LINE,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.waitForLoadState('networkidle');
  await page.locator(steps.table).first().focus();
  const events = await trace(browser, page, ['devtools.timeline'], async () => {
    for (let step = 0; step < STEPS; step += 1) {
      await page.keyboard.press(steps.key);
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
