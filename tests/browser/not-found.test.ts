import { expect, test as base } from '@playwright/test';

// Without the watch over the console: Chromium reports the 404 there.
base('an unknown address answers 404 with a page that leads back @core', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await page.locator('main').getByRole('link', { name: 'contents' }).click();
  await expect(page).toHaveURL('/manual/');
});
