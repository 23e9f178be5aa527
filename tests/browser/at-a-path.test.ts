/** The book built for a path, and every address in it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { editionEnvironment } from '../../scripts/edition.mjs';
import { serve } from '../../scripts/serve.mjs';
import { crawl } from './support/crawl.ts';
import { WIFI, connect } from './support/connection.ts';
import { inOptions, liveFigure, tableOf } from './support/site.ts';
import { test as quiet } from './support/test.ts';
import { readToldOutside } from './support/told-outside.ts';

const SITE = 'https://skat.example';

interface Host {
  readonly url: string;
  readonly close: () => void;
}

/** The same sources built for `/vorhand/`, once for all tests here: the one edition, and the other in its folder. */
const folderUnder = 'node_modules/.cache/vorhand-under-a-path';
async function buildUnder(): Promise<Host> {
  await buildEdition('en', folderUnder);
  await buildEdition('de', `${folderUnder}/de`);
  return serve({ port: 0, folder: folderUnder });
}

async function buildEdition(edition: 'de' | 'en', outDir: string): Promise<void> {
  // With caches of its own, so that the next build at the root finds what it has left.
  const cacheDir = `${folderUnder}-cache-${edition}`;
  const options = { outDir, cacheDir, logLevel: 'error' };
  const build = spawn(
    process.execPath,
    ['-e', `import('astro').then(({ build }) => build(${JSON.stringify(options)}))`],
    {
      env: editionEnvironment(edition, {
        ...process.env,
        SITE,
        BASE: '/vorhand',
        ASTRO_TELEMETRY_DISABLED: '1',
      }),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((resolve) => build.on('exit', resolve));
  if (code !== 0) throw new Error('The book could not be built under a path (see above).');
}

const test = quiet.extend<object, { host: Host }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const host = await buildUnder();
      await use(host);
      host.close();
      rmSync(folderUnder, { recursive: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ host }, use) => {
    await use(new URL(host.url).origin);
  },
});

// One after the other in one process, which builds once.
test.describe.configure({ mode: 'default' });
test('in a book under a path no address is broken or leads out of that path', async ({ host }) => {
  const { asked, faults, named } = await crawl(host.url, folderUnder, SITE);
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(500);
  expect(named).toBeGreaterThan(30_000);
});

test('every page gives search engines and chats its full address and its picture', ({ host }) => {
  const { pathname } = new URL(host.url);
  const { faults, pages, places } = readToldOutside(folderUnder, SITE + pathname);
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(80);
  expect(places).toBeGreaterThan(600);
});

test('a reader gets about: a hand, a link to share, the search, a place that is kept', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const at = (path: string) => `${host.url}${path}`;
  await page.goto(at('hands/foster-09/'));
  const figure = await liveFigure(page, 'foster-09');
  await tableOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/vorhand\/hands\/foster-09\/#foster-09\/t1\.1$/);
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(figure.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await page.locator('[data-copies]').first().click();
  await expect(page.getByText('The link is copied.').first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(at('hands/foster-09/'));

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search the book' });
  await search.getByLabel('Words to look for').fill('law 61');
  await expect(search.getByRole('link', { name: 'Law 61' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('manual/the-laws/#law-61'));

  // What is kept names the hand without the path, and leads back to it under the path.
  await page.goto(host.url);
  await page.getByRole('link', { name: /^The hand you last played/ }).click();
  await expect(page).toHaveURL(/\/vorhand\/hands\/foster-09\/#foster-09\/t1\.1$/);

  await page.goto(at('kept/'));
  const last = page.locator('main').getByRole('link', { name: /^The hand you last played/ });
  expect(await last.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
    at('hands/foster-09/#foster-09/t1.1'),
  );
});

test.describe('a link to a place, as it is sent', () => {
  test('leads to the place in the figure, and the way back does not come through it', async ({
    page,
    context,
    host,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const inHand = `${host.url}hands/foster-09/#foster-09/t6.2`;
    await page.goto(inHand);
    await inOptions(await liveFigure(page, 'foster-09'), async (menu) => {
      await menu.getByRole('button', { name: 'Copy a link to this place' }).click();
      await expect(menu.getByText('The link is copied.')).toBeVisible();
    });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${host.url}hands/foster-09/t6.2/`);

    await page.goto(`${host.url}hands/`);
    await page.goto(copied);
    await page.waitForURL(inHand);
    const figure = await liveFigure(page, 'foster-09');
    await expect(figure).toHaveAttribute('data-place', 't6.2');
    await page.goBack();
    await expect(page).toHaveURL(`${host.url}hands/`);
  });

  test('shows chats, which only read the page, where it leads', async ({ host, request }) => {
    const html = await (await request.get(`${host.url}hands/foster-09/t6.2/`)).text();
    expect(html).toContain(
      'property="og:title" content="No. 9: Club Solo, by Mittelhand · trick 6',
    );
    expect(html).toContain('Mittelhand is to play. Declarer 39, defenders 36.');
    expect(html.length).toBeLessThan(5000);
    // Without one a browser asks for /favicon.ico, which there is not.
    expect(html).toContain('<link rel="icon"');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the hand as a book prints it', async ({ page, host }) => {
      await page.goto(`${host.url}hands/foster-09/t6.2/`);
      await page.waitForURL(`${host.url}hands/foster-09/#foster-09/t6.2`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club Solo, by Mittelhand');
    });
  });
});

test('the analysis room opens a hand of the book by its link, and solves it', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}hands/foster-09/`);
  await page.getByRole('link', { name: 'open it in the analysis room' }).click();
  await expect(page).toHaveURL(/\/vorhand\/analyse\/#/);
  await expect(page.locator('figure[data-hand]').first()).toHaveAttribute('data-hydrated', '');
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the book under a path works as it does at a root', async ({ page, host, context }) => {
    await connect(page, WIFI);
    await page.goto(host.url);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(host.url);
    await page.goto(`${host.url}offline/`);
    await expect(page.getByText(/^The whole book is kept here/)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto(`${host.url}hands/foster-12/`);
    await liveFigure(page, 'foster-12');
    await page.goto(`${host.url}glossary`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
