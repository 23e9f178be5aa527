/** Adding up against the clock, as a reader does it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const POINTS: Readonly<Record<string, number>> = { ace: 11, '10': 10, king: 4, queen: 3, jack: 2 };

/** The cards on the table, by their names in words. */
async function sum(page: Page): Promise<number> {
  const told = (await page.locator('.felt [aria-live]').textContent()) ?? '';
  return told
    .split(/,| and /)
    .reduce((all, card) => all + (POINTS[card.trim().split(' ')[0] ?? ''] ?? 0), 0);
}

test('by keyboard alone a run survives until a mistake, which is shown, and the best is kept @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice/sprint/');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const start = page.getByRole('button', { name: 'Until a mistake' });
  await start.focus();
  await page.keyboard.press('Enter');
  for (let right = 1; right <= 6; right++) {
    await expect(page.getByRole('textbox', { name: 'Points:' })).toBeFocused();
    await page.keyboard.type(`${await sum(page)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${right} right`)).toBeVisible();
  }
  const right = await sum(page);
  await page.keyboard.type(`${right + 1}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '6 right, 1 wrong' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What was missed' })).toContainText(`${right + 1}`);
  await expect(page.getByText('That is your best so far.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(page.getByText('Most right')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('6');
});

test('a storm ends by itself after three minutes, in the middle of typing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/practice/sprint/');
  const began = Date.now();
  await page.getByRole('button', { name: 'Three minutes' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('3:00');
  await page.keyboard.type(`${await sum(page)}`);
  await page.keyboard.press('Enter');
  await page.clock.runFor(60_000);
  // A minute is gone, and what the test has taken itself.
  await expect(timer).toHaveText(/^(?:2:00|1:\d\d)$/);
  const [minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
  const took = Math.ceil((Date.now() - began) / 1000);
  expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(120 - took);
  // A wrong sum is put right, until the next right one.
  const wrong = await sum(page);
  await page.keyboard.type(`${wrong + 1}`);
  await page.keyboard.press('Enter');
  const putRight = page.getByText(`are ${wrong}, not ${wrong + 1}.`);
  await expect(putRight).toBeVisible();
  await page.keyboard.type(`${await sum(page)}`);
  await page.keyboard.press('Enter');
  await expect(putRight).toBeHidden();
  await page.keyboard.type('1');
  await page.clock.runFor(121_000);
  await expect(page.getByRole('heading', { name: '2 right, 1 wrong' })).toBeVisible();
});
