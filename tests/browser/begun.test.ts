/**
 * One rule for all that a reader can be in the middle of: it is there again after a reload, and after
 * going away by a link and back.
 */
import { ACTIVITIES } from './support/activities/index.ts';
import { expect, test } from './support/test.ts';

for (const { begin, find, name, path } of ACTIVITIES) {
  test(`${name}: there again after a reload, Back and Forward`, async ({ page }) => {
    await page.goto(path);
    await begin(page);
    await find(page);
    await page.reload();
    await find(page);
    // The link may lie under a dialog.
    await page.locator('a[aria-label="Vorhand"]').evaluate((link) => {
      (link as HTMLElement).click();
    });
    await expect(page).toHaveURL('/');
    await page.goBack();
    await find(page);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await find(page);
  });
}
