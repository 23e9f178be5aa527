/** The cover, for a reader who comes back. */
import { expect, test } from './support/test.ts';

test('the cover leads back to the lesson, the table and the day’s questions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const goOn = page.getByRole('navigation', { name: 'Where you stopped' });
  await expect(goOn).toBeHidden();
  await page.goto('/learn/');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/#./u);
  const step = (await page.locator('.lesson').getAttribute('data-step'))!;
  await page.goto('/play/');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('.play-table')).toHaveAttribute('data-stage', /word|wait/u);
  await page.goto('/');
  const items = goOn.getByRole('listitem');
  await expect(items).toHaveText([
    /^Go on with the lesson\s+step 2 of \d+$/u,
    /^Back to the table\s+deal 1$/u,
    /^Today’s ten questions\s+three minutes$/u,
  ]);
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Play a game' })).toBeInViewport({ ratio: 1 });
  await goOn.getByRole('link', { name: 'Go on with the lesson' }).click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-step', step);
});
