import AxeBuilder from '@axe-core/playwright';
import { PAGES, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openLive(page, path);
      const { passes, violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
      expect(found).toEqual([]);
      expect(passes.length).toBeGreaterThan(10);
    });
  }
}

test('the skip link leads past the head of the page', async ({ page }) => {
  await page.goto('/hands/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
