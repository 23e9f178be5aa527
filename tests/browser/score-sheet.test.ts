/** The balanced score sheets of the chapter on scoring. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/scoring/';

/** The amounts of a line, 0 for the totals, as they are shown. */
function amounts(figure: Locator, line: number): Locator {
  return figure.locator('tbody').nth(line).locator('[data-amount]');
}

test('another total changes every line below it, and the book’s can be had back @core', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const figure = page.locator('[data-balance]').first();
  await expect(amounts(figure, 3)).toHaveText(['+272', '−160', '−48', '−64']);

  const smith = figure.getByLabel('Smith, last entry');
  await smith.fill('-36');
  await expect(figure.locator('[data-says]').nth(1)).toContainText('Smith is lowest, at −36');
  await expect(amounts(figure, 3)).toHaveText(['−124', '−28', '+84', '+68']);

  await smith.fill('many');
  await expect(smith).toHaveAttribute('aria-invalid', 'true');
  await expect(figure.locator('[data-message]')).toContainText('a whole number');
  await expect(amounts(figure, 3)).toHaveText(['−124', '−28', '+84', '+68']);

  await figure.getByRole('button', { name: 'The book’s numbers' }).click();
  await expect(smith).toHaveValue('+96');
  await expect(amounts(figure, 3)).toHaveText(['+272', '−160', '−48', '−64']);
});

test('the lines can be had one by one', async ({ page }) => {
  await page.goto(CHAPTER);
  const figure = page.locator('[data-balance]').nth(1);
  const lines = figure.locator('tbody:visible');
  await expect(lines).toHaveCount(4);
  await figure.getByRole('button', { name: 'Line by line' }).click();
  await expect(lines).toHaveCount(1);
  for (const count of [2, 3, 4]) {
    await figure.getByRole('button', { name: 'The next line' }).click();
    await expect(lines).toHaveCount(count);
  }
  await expect(figure.getByRole('button', { name: 'Line by line' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both examples are worked in full, and nothing asks to be pressed', async ({ page }) => {
    await page.goto(CHAPTER);
    const figures = page.locator('[data-balance]');
    await expect(amounts(figures.nth(0), 0)).toHaveText(['+96', '−12', '+16', '+12']);
    await expect(amounts(figures.nth(0), 3)).toHaveText(['+272', '−160', '−48', '−64']);
    await expect(amounts(figures.nth(1), 3)).toHaveText(['+892', '−410', '−482']);
    await expect(figures.locator('button:visible')).toHaveCount(0);
  });
});
