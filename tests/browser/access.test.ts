import { axeFaultsDayAndNight } from './support/axe.ts';
import { KINDS, PAGES, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const path of PAGES) {
  test(`${path} is no wider than 320 px, and axe finds nothing, by day and by night${KINDS.has(path) ? ' @core' : ''}`, async ({
    page,
  }) => {
    const usual = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    await page.setViewportSize(usual);
    // A link half scrolled away below the running head would count as too small to press.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
  });
}

test('the skip link leads past the head of the page @core', async ({ page }) => {
  await page.goto('/hands/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
