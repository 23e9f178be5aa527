import type { Page } from '@playwright/test';
import { axeFaultsDayAndNight } from './support/axe.ts';
import { handFiles, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the book' });

test('nothing of the search is loaded before it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/glossary/', { waitUntil: 'networkidle' });
  const ofSearch = () =>
    asked.filter((path) => /pagefind|places\.json|\/(?:search|dialog)\./.test(path));
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeVisible();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(4);
});

test('Ctrl and K, / and the link open it, Esc closes it, and the focus goes back @core', async ({
  page,
}) => {
  await page.goto('/manual/tenace/');
  const search = page.locator('header').getByRole('link', { name: 'Search' });
  const dialog = dialogOf(page);
  const next = page.getByRole('link', { name: 'Passt-mir-nicht' }).last();
  await next.focus();
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(next).toBeFocused();
  }
  await search.click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/manual\/tenace\/$/);
});

test('a / that is typed into a field stays there', async ({ page }) => {
  await page.goto('/glossary/');
  const field = page.getByRole('searchbox', { name: 'Find a word' });
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a figure keeps its own keys, and / opens the search from it', async ({ page }) => {
  await openLive(page, '/hands/foster-09/');
  const figure = page.locator('figure#foster-09');
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't1.1');
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.type('law 61');
  await expect(figure).toHaveAttribute('data-place', 't1.1');
});

test('Enter goes to the place that was named, on this page or another', async ({ page }) => {
  await page.goto('/manual/the-laws/');
  await page.keyboard.press('/');
  await dialogOf(page).getByRole('searchbox').pressSequentially('law 61');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manual\/the-laws\/#law-61$/);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#law-61')).toBeInViewport();

  await page.keyboard.press('/');
  await dialogOf(page).getByRole('searchbox').fill('trick 6 of hand 9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hands\/foster-09\/#foster-09\/t6$/);
  await expect(page.locator('figure#foster-09')).toHaveAttribute('data-place', /^t6\b/);
});

test('↓ and ↑ go along the results and back, and a letter goes on in the field', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const dialog = dialogOf(page);
  const field = dialog.getByRole('searchbox');
  await field.pressSequentially('tenace');
  await expect(dialog.getByRole('status')).toContainText(/Found on \d+ pages\./);
  await page.keyboard.press('ArrowDown');
  const first = dialog.locator('#search-found a').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.locator('#search-found a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  await expect(field).toBeFocused();
  await field.fill('tenace');
  await expect(first).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manual\/tenace\//);
});

test('it fits a narrow phone and a wide page, and axe finds nothing in it by day and by night', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/manual/tenace/');
    await page.keyboard.press('/');
    const dialog = dialogOf(page);
    await dialog.getByRole('searchbox').fill('page 99');
    await expect(dialog.getByRole('status')).toContainText('Enter goes to page 99 of 1922.');
    const box = await dialog.boundingBox();
    expect(box === null ? Infinity : box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
    expect(box === null ? Infinity : box.y + box.height, `${width}`).toBeLessThanOrEqual(height);
    const over = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(over, `${width}`).toBe(0);
    expect(await axeFaultsDayAndNight(page, 'dialog'), `${width}`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page of the search', async ({ page }) => {
    await page.goto('/manual/tenace/');
    await page.locator('header').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\/$/);
  });
});

test('a hand’s number in the address leads to its page', async ({ page, request }) => {
  for (const address of ['/hands/9/', '/hands/09/', '/hands/foster-9/', '/hands/9']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/hands\/foster-09\/$/);
    // Firefox complains of styles that are still to come when a page is left.
    await page.waitForLoadState();
  }
  for (const file of handFiles()) {
    const id = file.replace(/\.hand$/, '');
    const number = /^foster-0*(\d+)$/.exec(id)?.[1];
    if (number === undefined) continue;
    const html = await (await request.get(`/hands/${number}/`)).text();
    expect(html).toContain(`<a href="/hands/${id}/">`);
  }
});
