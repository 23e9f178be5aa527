/** What is loaded when it is asked for: the first press is answered, and nothing moves when it comes. */
import type { Page } from '@playwright/test';
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Holds a script of the site back until the function given is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/_astro/${name}.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the list of tricks opens at the row of the trick on the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/hands/foster-09/#foster-09/t9.2');
  const figure = await liveFigure(page, 'foster-09');
  await figure.getByRole('tab', { name: 'Tricks' }).click();
  await expect(figure.locator('.tricks .now')).toBeInViewport({ ratio: 0.9 });
  await expect(figure.locator('.tricks .now').getByRole('rowheader')).toHaveText('9');
});

test('one press opens the menu, however slowly it comes', async ({ page }) => {
  const release = await holdBack(page, 'Choices');
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  const opener = figure.getByRole('button', { name: 'Options' });
  await opener.click();
  await expect(figure.getByText('The menu is being loaded').first()).toBeVisible();
  await opener.click();
  release();
  await expect(figure.getByRole('group', { name: 'Options' })).toBeVisible();
  await opener.click();
  await expect(figure.getByRole('group', { name: 'Options' })).toBeHidden();
});

test('a word whose meaning cannot be loaded leads to the glossary', async ({
  browser,
  baseURL,
}) => {
  // A page of its own, which may complain of what it cannot load.
  const page = await browser.newPage({ baseURL: baseURL! });
  await page.route('**/_astro/term-popover.*.js', (route) => route.abort());
  await page.goto('/manual/first-principles/');
  await page.getByRole('link', { name: 'Hinterhand', exact: true }).click();
  await expect(page).toHaveURL(/\/glossary\/#hinterhand$/);
  await page.close();
});
