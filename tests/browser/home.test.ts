import { expect, test } from './support/test.ts';

test('the home page answers', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Vorhand/);
});

test('an unknown address says that there is no such page', async ({ request }) => {
  const missing = await request.get('/no-such-page/');
  expect(missing.status()).toBe(404);
});
