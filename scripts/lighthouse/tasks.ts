/** How long a reader’s key may have to wait at most while a page comes. */
import type { Browser } from '@playwright/test';
import { onPhone, trace } from './phone.ts';
import type { TraceEvent } from './phone.ts';

/** A task that takes more milliseconds than this is a long one (Long Tasks API). */
export const LONG = 50;

/** In milliseconds, on a processor four times slower. */
export interface TaskTimes {
  /** The longest task of the main thread, from the beginning of loading until it is quiet. */
  readonly longest: number;
}

/** Loads a page over a quick line, where most comes together. */
export async function timeTasks(browser: Browser, url: string): Promise<TaskTimes> {
  return onPhone(browser, async (page) => {
    const events = await trace(browser, page, ['toplevel', 'devtools.timeline'], async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      // What a page does in its idle time belongs to loading too.
      await page.waitForTimeout(1000);
    });
    return { longest: longestTask(events) };
  });
}

/**
 * The longest task, in milliseconds, of the thread that lays a page out.
 *
 * @throws {RangeError} when nothing was laid out.
 */
export function longestTask(events: readonly TraceEvent[]): number {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const layouts = (thread: readonly TraceEvent[]): number =>
    thread.filter(({ name }) => name === 'Layout').length;
  const [main] = [...threads.values()].sort((one, other) => layouts(other) - layouts(one));
  if (main === undefined || layouts(main) === 0) throw new RangeError('No page was laid out.');
  const tasks = main.filter(({ name }) => name.endsWith('RunTask')).map(({ dur = 0 }) => dur);
  return Math.max(...tasks) / 1000;
}
