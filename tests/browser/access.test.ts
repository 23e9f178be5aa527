import { axeFaultsDayAndNight } from './support/axe.ts';
import { PAGES, openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, by day and by night`, async ({ page }) => {
    await openLive(page, path);
    // A link half scrolled away below the running head would count as too small to press.
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
  });
}

test('the skip link leads past the head of the page', async ({ page }) => {
  await page.goto('/hands/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
