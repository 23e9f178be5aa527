/** A page that stays open while a newer version of the book comes, whose files are named otherwise. */
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as loud } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { liveFigure, tableOf } from './support/site.ts';

/** A site of the test's own. It may complain of what it misses, as browsers do. */
const test = loud.extend<{ publish: () => void; folder: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  folder: async ({}, use, info) => {
    const folder = info.outputPath('site');
    cpSync('dist', folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const host = await serve({ port: 0, folder });
    await use(host.url.replace(/\/$/, ''));
    host.close();
  },
  publish: async ({ folder }, use) => {
    await use(() => {
      publishNewer(folder);
    });
  },
});

/** Gives every script and style another name, as a new version does that has changed them all. */
function publishNewer(folder: string): void {
  const names = readdirSync(join(folder, '_astro')).filter((name) => /\.(?:js|css)$/.test(name));
  const newer = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => (names.includes(name) ? `new-${name}` : name));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css)$/.test(file) || file.startsWith('pagefind')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), newer(text));
  }
  for (const name of names) {
    renameSync(join(folder, '_astro', name), join(folder, '_astro', `new-${name}`));
  }
}

const notice = (page: Page) => page.locator('#newer').filter({ hasText: 'A newer version' });

test('misses a part, says so once, and goes on at the same card of the hand in the new version', async ({
  page,
  publish,
}) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await tableOf(figure).focus();
  for (const place of ['t1.1', 't1.2', 't1.3']) {
    await page.keyboard.press('ArrowRight');
    await expect(figure).toHaveAttribute('data-place', place);
  }
  publish();
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(notice(page)).toBeVisible();
  // The figure goes on, and another part that is missing says no more.
  await figure.getByRole('button', { name: 'Options' }).click();
  await tableOf(figure).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).not.toHaveAttribute('data-place', 't1.3');
  const place = (await figure.getAttribute('data-place')) ?? '';
  await expect(notice(page)).toHaveCount(1);
  // The address follows a moment after the step.
  await expect(page).toHaveURL(new RegExp(`#foster-09/${place}$`));

  await notice(page).getByRole('button', { name: 'Load the new version' }).click();
  await expect(notice(page)).toBeHidden();
  await liveFigure(page, 'foster-09');
  await expect(figure).toHaveAttribute('data-place', place);
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await expect(figure.getByRole('region', { name: 'Analysis' })).toBeVisible();
});

test('loses no question of a drill', async ({ page, publish }) => {
  await page.goto('/practice/game-value/');
  const drill = page.locator('[data-hydrated]').first();
  await drill.getByRole('textbox').fill('-1');
  await drill.getByRole('textbox').press('Enter');
  await drill.getByRole('button', { name: 'Next' }).click();
  const asked = await drill.locator('.picture').innerText();
  publish();
  await page.evaluate(() => dispatchEvent(new Event('vorhand-missing')));
  await notice(page).getByRole('button', { name: 'Load the new version' }).click();
  await expect(drill).toContainText('2 of 10');
  expect(await drill.locator('.picture').innerText()).toBe(asked);
});

test('keeps a deal of the analysis room, whose engine is gone', async ({ page, publish }) => {
  await page.goto('/hands/foster-09/');
  await page.getByRole('link', { name: 'open it in the analysis room' }).click();
  const figure = page.locator('figure[data-hand]').first();
  await expect(figure).toHaveAttribute('data-hydrated', '');
  await expect(page).toHaveURL(/#/);
  const address = page.url();
  publish();
  await figure.getByRole('button', { name: 'Options' }).click();
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Load the new version' }).click();
  await expect(figure).toHaveAttribute('data-hydrated', '');
  expect(page.url()).toBe(address);
});

test('says nothing where a part is missing and no newer version is there', async ({ page }) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  await page.route('**/_astro/*.js', (route) => route.abort());
  const asked = page.waitForResponse(/\?newer$/);
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  await (await asked).finished();
  await expect(notice(page)).toBeHidden();
});
