import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { liveFigure, tableOf } from './support/site.ts';
import { expect, test as quiet } from './support/test.ts';

interface Host {
  readonly url: string;
  readonly close: () => void;
}

/** A copy of the site at a host of the test's own, which goes away in mid-reading. */
const test = quiet.extend<{ folder: string; host: Host }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  folder: async ({}, use, info) => {
    const folder = info.outputPath('site');
    await cp('dist', folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  host: async ({ folder }, use) => {
    const host = await serve({ port: 0, folder });
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.url.replace(/\/$/, ''));
  },
});
test.use({ serviceWorkers: 'allow' });

test('after the first visit the whole book works without network', async ({ page, host }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  host.close();

  // Pages that were never opened, and what they load only when asked.
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await tableOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't1.1');
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(figure.getByRole('region', { name: 'Analysis' })).toBeVisible();

  await page.goto('/practice/matadors/');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('1 of 10')).toBeVisible();

  await page.goto('/manual/scoring/');
  const drill = page.getByRole('region', { name: 'Practice: Game values' });
  await drill.scrollIntoViewIfNeeded();
  await expect(drill.locator('[data-ready]')).toBeVisible();
  await drill.getByRole('button', { name: 'Begin' }).click();
  await expect(drill.getByText('1 of 5')).toBeVisible();

  await page.goto('/manual/the-laws/#law-61');
  await expect(page.locator('#law-61')).toBeInViewport();

  // An address without its slash, which the host would have led to the page.
  await page.goto('/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page comes from the network while that answers, and the kept one when it is slow or in trouble', async ({
  page,
  folder,
  host,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const file = join(folder, 'glossary/index.html');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replace('<title>', '<title>A newer edition: '));
  await page.goto('/glossary/');
  await expect(page).toHaveTitle(/^A newer edition: /);

  host.close();
  const port = Number(new URL(host.url).port);
  for (const trouble of [
    createServer(() => undefined),
    createServer((_request, response) => response.writeHead(503).end('Down for maintenance')),
  ]) {
    trouble.listen(port, 'localhost');
    await page.goto('/glossary/');
    await expect(page).toHaveTitle(/^Glossary/);
    trouble.closeAllConnections();
    await new Promise((resolve) => trouble.close(resolve));
  }
});
