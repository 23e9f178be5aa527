import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test as base } from '../engines/lacks.ts';

/** As text, since it is the page that imports. Where no script of the page runs there is nothing to wait for. */
const SCRIPTS_HAVE_RUN = `document.documentElement.dataset.script === undefined ? null : (async () => {
  await globalThis.pictured;
  const scripts = document.querySelectorAll('link[data-soon=run]');
  await Promise.allSettled([...scripts].map(({ href }) => import(href)));
})()`;

/**
 * Has `goto` and `reload` wait for the scripts that a page names, unless the test asks for less than the
 * whole page: they come after its first picture, and mostly after the event `load`. What a page does before
 * then is tested in first-picture.test.ts and ahead.test.ts.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const scripts = async (): Promise<void> => {
    // A page that only leads to another is left meanwhile.
    await page.evaluate(SCRIPTS_HAVE_RUN).catch(() => undefined);
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await scripts();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await scripts();
    return response;
  };
}

/**
 * Playwright's `test`, where a page must also stay quiet: an error on its console (a refusal by
 * the Content-Security-Policy is one), an uncaught exception or a request to another host fails
 * the test that opened it.
 */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      waitForScripts(page);
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
