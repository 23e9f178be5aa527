import { expect } from '@playwright/test';
import { test as base } from '../engines/lacks.ts';

/**
 * Playwright's `test`, where a page must also stay quiet: an error on its console (a refusal by
 * the Content-Security-Policy is one), an uncaught exception or a request to another host fails
 * the test that opened it.
 *
 * A test presses what has just appeared at once, where a reader would still be reading it. So that the
 * page does not take that for a second press (src/lib/one-press.ts), its events are far apart for it;
 * with `atReadersPace` they are as far apart as they are.
 */
export const test = base.extend<{ atReadersPace: boolean; quiet: undefined }>({
  atReadersPace: [false, { option: true }],
  quiet: [
    async ({ atReadersPace, baseURL, context, page }, use) => {
      if (!atReadersPace) {
        await context.addInitScript(() => {
          let now = 0;
          const times = new WeakMap<Event, number>();
          // Below Event, whose time Playwright's clock replaces.
          Object.defineProperty(UIEvent.prototype, 'timeStamp', {
            get(this: Event) {
              const time = times.get(this) ?? (now += 1000);
              times.set(this, time);
              return time;
            },
          });
        });
      }
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`console: ${message.text()}`);
      });
      const notThere = new Set<string>();
      page.on('response', (response) => {
        if (response.status() >= 400) notThere.add(response.url());
      });
      page.on('pageerror', ({ message }) => {
        // Where the page begins there is nothing of the book yet.
        if (page.url() === 'about:blank') return;
        // Firefox says so too of a script that was still on its way when the page was left.
        const [, script] = /^error loading dynamically imported module: (.*)$/.exec(message) ?? [];
        if (script === undefined || notThere.has(script)) noise.push(`exception: ${message}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const foreign = protocol.startsWith('http') && origin !== baseURL;
        if (foreign) noise.push(`request to another host: ${request.url()}`);
      });
      await use(undefined);
      expect(noise, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
