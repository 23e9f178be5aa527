/** The page that puts the book’s rules to the proof, as a reader uses it. */
import { expect, test } from './support/test.ts';

test('a deal that refutes the book opens in the analysis room', async ({ page }) => {
  await page.goto('/proof/');
  const row = page.locator('.worst tr', { hasText: 'With four jacks it cannot be beaten.' });
  await expect(row).toContainText('refuted');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/analyse\/#/);
  await expect(page.locator('main')).toContainText('Page 129, Vorhand: the worst deal found');
});
