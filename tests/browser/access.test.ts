import AxeBuilder from '@axe-core/playwright';
import { PAGES, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: the others see the same page by day and by night. */
const ofColours = ['color-contrast', 'link-in-text-block'];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openLive(page, path);
    // A link half scrolled away below the running head would count as too small to press.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    const day = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(found(day)).toEqual([]);
    expect(day.passes.length).toBeGreaterThan(10);

    await page.emulateMedia({ colorScheme: 'dark' });
    const night = await new AxeBuilder({ page }).withRules(ofColours).analyze();
    expect(found(night)).toEqual([]);
    expect(night.passes.map(({ id }) => id)).toContain('color-contrast');
  });
}

function found({ violations }: AxeResults): unknown[] {
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

test('the skip link leads past the head of the page', async ({ page }) => {
  await page.goto('/hands/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
