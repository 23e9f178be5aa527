import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, where a page must also stay quiet: an error on its console (a refusal by
 * the Content-Security-Policy is one), an uncaught exception or a request to another host fails
 * the test that opened it.
 */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`exception: ${error.message}`));
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
