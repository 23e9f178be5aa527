/** The phone that pages are measured on. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How much slower than the machine’s a phone’s processor is. */
const SLOWER = 4;

/** One thing of a browser’s trace, as far as anything is read of it; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly type?: string; readonly duration: number } };
}

/** Does something with a page in a window of its own, without anything kept, on a slow processor. */
export async function onPhone<Result>(
  browser: Browser,
  act: (page: Page, devTools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await act(page, devTools);
  } finally {
    await context.close();
  }
}

/** The events of these kinds that the browser reports during an action. */
export async function trace(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [...categories] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
}
