import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without a script the page is narrowed to a topic and to differences, and a linked rule stays @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/manual/the-laws/#law-54');
  await page.getByRole('link', { name: 'asking “no more?”' }).click();
  const asked = page.getByRole('heading', { name: 'Asking “no more?”' });
  await expect(asked).toBeInViewport();

  const cutting = page.getByRole('heading', { name: 'Cutting' });
  await page.getByRole('radio', { name: 'Dealing' }).check();
  await expect(cutting).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The pack and its points' })).toBeHidden();
  await expect(asked).toBeVisible();

  const agreed = page.getByRole('heading', { name: 'A faulty pack' });
  await expect(agreed).toBeVisible();
  await page.getByRole('checkbox', { name: 'only where they differ' }).check();
  await expect(agreed).toBeHidden();
  await expect(cutting).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
