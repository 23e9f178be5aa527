import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import type { Page } from '@playwright/test';
import { writeOffline } from '../../src/build/keep-offline.ts';
import { WIFI, connect } from './support/connection.ts';
import { liveFigure, tableOf } from './support/site.ts';
import { expect, test as quiet } from './support/test.ts';

interface Host {
  readonly url: string;
  readonly close: () => void;
  /** The paths that it has been asked for. */
  asked: string[];
  /** What it takes half a second over. */
  slow: RegExp | null;
}

/** Stands before a host and sees what it is asked for. */
async function before(inner: { readonly url: string; readonly close: () => void }): Promise<Host> {
  const server = createServer((asking, answering) => {
    const path = asking.url ?? '/';
    host.asked.push(path);
    const ask = () => {
      const { method, headers } = asking;
      const passed = request(new URL(path, inner.url), { method, headers }, (answer) => {
        answering.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(answering);
      });
      passed.on('error', () => answering.destroy());
      passed.end();
    };
    setTimeout(ask, host.slow?.test(path) ? 500 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    url: `http://localhost:${port}/`,
    asked: [],
    slow: null,
    close: () => {
      server.close();
      server.closeAllConnections();
      inner.close();
    },
  };
  return host;
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
    const host = await before(await serve({ port: 0, folder }));
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.url.replace(/\/$/, ''));
  },
});
test.use({ serviceWorkers: 'allow' });

/**
 * Opens a page that is to be left as soon as it is seen. Of what is on its way when a page is left
 * Firefox says that the service worker had a fault.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Waits until the service worker has done what it does by itself. */
async function wholeBookKept(page: Page): Promise<void> {
  await open(page, '/offline/');
  await expect(page.getByText(/^The whole book is kept here/)).toBeVisible({ timeout: 60_000 });
}

/** Has the page keep what is read, and waits until the page given is kept. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path))
    .toBe(true);
}

test('on a good connection the whole book works without network after the first visit', async ({
  page,
  host,
}) => {
  await connect(page, WIFI);
  await open(page, '/');
  await wholeBookKept(page);
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
  await expect(page.getByText('1 of 10')).toBeVisible();

  await page.goto('/manual/scoring/');
  const drill = page.getByRole('region', { name: 'Practice: Game values' });
  await drill.scrollIntoViewIfNeeded();
  await expect(drill.locator('[data-ready]')).toBeVisible();
  await drill.getByRole('button', { name: 'Begin' }).click();
  await expect(drill.getByText('1 of 5')).toBeVisible();

  await page.goto('/manual/the-laws/#law-61');
  await expect(page.locator('#law-61')).toBeInViewport();

  // A link to a place as it was sent, which leads to the table that is kept.
  await page.goto('/hands/foster-12/t3.2/');
  await expect(page).toHaveURL('/hands/foster-12/#foster-12/t3.2');
  await expect(await liveFigure(page, 'foster-12')).toHaveAttribute('data-place', 't3.2');

  // An address without its slash, which the host would have led to the page.
  await page.goto('/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the German edition keeps its own pages, and speaks German without network', async ({
  page,
  host,
}) => {
  await connect(page, WIFI);
  await open(page, '/de/');
  await open(page, '/de/offline/');
  await expect(page.getByText(/^Das ganze Buch ist hier gespeichert/)).toBeVisible({
    timeout: 60_000,
  });
  expect(host.asked.filter((path) => /^\/(?:manual|glossary|practice)\//.test(path))).toEqual([]);
  host.close();

  await page.goto('/de/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('group', { name: /^Der Tisch/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't1.1');
  await figure.getByRole('tab', { name: 'Analyse' }).click();
  await expect(figure.getByRole('region', { name: 'Analyse' })).toBeVisible();

  await page.goto('/de/practice/matadors/');
  await expect(page.getByText('1 von 10')).toBeVisible();

  // What no edition has: the page that says so is German too.
  await page.goto('/de/no-such-page/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a page comes from the network while that answers, and the kept one when it is slow or in trouble', async ({
  page,
  folder,
  host,
}) => {
  await connect(page, WIFI);
  await open(page, '/');
  await wholeBookKept(page);
  const file = join(folder, 'glossary/index.html');
  const built = await readFile(file, 'utf8');
  await writeFile(file, built.replace('<title>', '<title>A newer edition: '));
  await open(page, '/glossary/');
  await expect(page).toHaveTitle(/^A newer edition: /);

  host.close();
  const port = Number(new URL(host.url).port);
  for (const trouble of [
    createServer(() => undefined),
    createServer((_request, response) => response.writeHead(503).end('Down for maintenance')),
  ]) {
    trouble.listen(port, 'localhost');
    await open(page, '/glossary/');
    await expect(page).toHaveTitle(/^A newer edition: Glossary/);
    trouble.closeAllConnections();
    await new Promise((resolve) => trouble.close(resolve));
  }
});

/** The pages that are kept, by their paths. */
async function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await (await caches.open('vorhand-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('/'));
  });
}

test.describe('on a connection of which the browser says nothing', () => {
  test('what is read works without network, with what it needs, and no more is fetched @core', async ({
    page,
    host,
  }) => {
    await connect(page, undefined);
    await open(page, '/hands/foster-09/');
    await waitUntilKept(page, '/hands/foster-09.analysis.json');
    await open(page, '/manual/scoring/');
    await waitUntilKept(page, '/manual/scoring/');
    await open(page, '/offline/');
    await expect(page.getByText(/^3 of \d+ pages are kept here/)).toBeVisible();
    await expect(page.getByText('does not say whether the connection is metered')).toBeVisible();
    expect((await keptPages(page)).sort()).toEqual([
      '/hands/foster-09/',
      '/manual/scoring/',
      '/offline/',
    ]);
    host.close();

    await page.goto('/hands/foster-09/');
    const figure = await liveFigure(page, 'foster-09');
    await tableOf(figure).focus();
    await page.keyboard.press('ArrowRight');
    await expect(figure).toHaveAttribute('data-place', 't1.1');
    // Never opened while there was a network.
    await figure.getByRole('tab', { name: 'Analysis' }).click();
    await expect(figure.getByRole('region', { name: 'Analysis' })).toBeVisible();

    await page.goto('/hands/foster-10/');
    await expect(page.getByText('the page /hands/foster-10/ is not kept')).toBeVisible();
    await page.getByText('Pages that are kept').click();
    await page.getByRole('listitem').getByRole('link', { name: /No. 9/ }).click();
    await expect(page).toHaveURL(/\/hands\/foster-09\/$/);
  });

  test('the whole book is fetched when it is asked for, stopped, gone on with, and removed', async ({
    page,
    host,
  }) => {
    await connect(page, undefined);
    await page.goto('/offline/');
    await expect(
      page.getByText(/^The whole book has \d+ pages\. It is a download of \d/),
    ).toBeVisible();
    // So slow that there is time to stop it.
    host.slow = /^\/manual\//;
    const whole = page.getByRole('button', { name: 'Keep the whole book' });
    await whole.click();
    await expect(page.getByText(/^\d+ of \d+ files$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('status')).toHaveText('Stopped. What has been downloaded is kept.');
    const sofar = (await keptPages(page)).length;
    host.slow = null;

    await whole.click();
    await expect(page.getByRole('status')).toContainText('The whole book is here', {
      timeout: 60_000,
    });
    await expect(page.getByText(/^The whole book is kept here/)).toBeVisible();
    expect((await keptPages(page)).length).toBeGreaterThan(sofar);

    await page.getByRole('button', { name: 'Remove what is kept' }).click();
    await expect(page.getByText('You have removed everything')).toBeVisible();
    // What the open page still loads, by the worker that is about to go.
    const loaded = await page.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')!.src;
      const { ok } = await fetch(script);
      // A worker keeps what it has answered a moment later.
      await new Promise((later) => setTimeout(later, 300));
      return { ok, isKept: (await caches.match(script)) !== undefined };
    });
    expect(loaded).toEqual({ ok: true, isKept: false });
    await open(page, '/glossary/');
    await page.goto('/offline/');
    await expect(page.getByText('No page is kept here yet')).toBeVisible();
    expect(await keptPages(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start keeping pages again' }).click();
    await waitUntilKept(page, '/offline/');
  });
});

test('on a metered connection what a page has fetched is kept, and not a byte more', async ({
  page,
  host,
}) => {
  await connect(page, { ...WIFI, type: 'cellular' });
  await open(page, '/hands/foster-09/');
  await liveFigure(page, 'foster-09');
  await waitUntilKept(page, '/hands/foster-09/');
  await page.goto('/offline/');
  await expect(page.getByText('says that the connection is slow or metered')).toBeVisible();
  expect(host.asked).not.toContain('/hands/foster-09.analysis.json');
  expect(host.asked).not.toContain('/offline/files.json');
});

test('a new edition fetches only what has changed', async ({ page, folder, host }) => {
  await connect(page, WIFI);
  await open(page, '/');
  await wholeBookKept(page);
  const file = join(folder, 'glossary/index.html');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('<title>', '<title>A newer edition: '));
  // The German edition is a book with a worker of its own.
  await rm(join(folder, 'de'), { recursive: true });
  await writeOffline(folder);
  host.asked = [];
  // The new worker takes over once no page of the old one is open.
  await open(page, '/');
  await expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      ),
    )
    .toBe(true);
  await page.goto('about:blank');
  await wholeBookKept(page);
  const pages = host.asked.filter(
    (path) => path.endsWith('/') && path !== '/' && path !== '/offline/',
  );
  expect(pages).toEqual(['/glossary/']);
  expect(host.asked.filter((path) => path.startsWith('/_astro/'))).toEqual([]);
});
