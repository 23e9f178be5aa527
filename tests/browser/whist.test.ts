/** A hand of another game as a reader has it: by a deep link, by the keys, and without JavaScript. */
import { expect, test } from './support/test.ts';

test('a hand of whist opens at the place of its address, and steps by keys to its end @core', async ({
  page,
}) => {
  await page.goto('/hands/hoyle-whist-1/#hoyle-whist-1/t7.1');
  const table = page.getByRole('group', { name: /^The table/ });
  await expect(table.getByText('D: jack of diamonds')).toBeAttached();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.getByText('A: 2 of spades')).toBeAttached();
  await expect(page).toHaveURL(/#hoyle-whist-1\/t7\.2$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/#hoyle-whist-1\/t13\.4$/);
  await expect(page.getByText('A and C take 7 tricks.').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all thirteen tricks of four cards stand there, and who took each', async ({ page }) => {
    await page.goto('/hands/hoyle-whist-1/');
    const rows = page.getByRole('table', { name: 'The play, trick by trick' }).locator('tr[id]');
    await expect(rows).toHaveCount(13);
    await expect(rows.last().locator('.inline-card')).toHaveCount(4);
    await expect(rows.last().locator('.won')).toHaveText(/5/);
  });
});
