import AxeBuilder from '@axe-core/playwright';
import { kindsOfPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any kind of page, ${colorScheme}`, async ({ page, request }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const path of await kindsOfPages(request)) {
      await page.goto(path);
      for (const figure of await page.locator('figure[data-hand]').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-live', '');
      }
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
      expect.soft(found, path).toEqual([]);
    }
  });
}

test('the skip link leads past the head of the page', async ({ page }) => {
  await page.goto('/hands/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
