/** The page that puts the book’s rules to the proof, as a reader uses it. */
import { expect, test } from './support/test.ts';

test('ten cards of one’s own are counted, dealt and won so many times', async ({ page }) => {
  await page.goto('/proof/');
  const own = page.locator('.own-hand');
  await own.scrollIntoViewIfNeeded();
  await expect(own).toHaveAttribute('data-ready', '');
  await expect(own).toContainText('make 7, short of eight');

  // The ace of hearts in place of the seven of diamonds makes eight.
  await own.getByRole('button', { name: 'seven of diamonds' }).click();
  await own.getByRole('button', { name: 'ace of hearts' }).click();
  await expect(own).toContainText('make 8, a fair Solo');

  await own.getByRole('button', { name: 'Deal 1,000 times' }).click();
  await expect(own).toContainText(/Won: \d+(?:\.\d)? ± \d/);
  await expect(own).toContainText('of 1,000 deals', { timeout: 25_000 });
});

test('a deal that refutes the book opens in the analysis room', async ({ page }) => {
  await page.goto('/proof/');
  const row = page.locator('.worst tr', { hasText: 'With four jacks it cannot be beaten.' });
  await expect(row).toContainText('is refuted');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/analyse\/#/);
  await expect(page.locator('main')).toContainText('Page 129, Vorhand: the worst deal found');
});
