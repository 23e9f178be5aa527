/** One visit to each kind of page, in every browser that Playwright can start. */
import type { Locator, Page } from '@playwright/test';
import { VISITS } from './engines/visits.ts';
import type { Act, Target } from './engines/visits.ts';
import { expect, test } from './support/test.ts';

for (const { says, path, acts } of VISITS) {
  test(`${says} (${path}) @core`, async ({ page }) => {
    await page.goto(path);
    for (const act of acts) await perform(page, act);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, 'how much the page is too wide').toBeLessThanOrEqual(0);
  });
}

async function perform(page: Page, act: Act): Promise<void> {
  if ('sees' in act) await expect(found(page, act.sees)).toBeVisible();
  else if ('click' in act) await found(page, act.click).click();
  else if ('focus' in act) await found(page, act.focus).focus();
  else if ('press' in act) await page.keyboard.press(act.press);
  else await page.keyboard.type(act.type);
}

function found(page: Page, { css, text }: Target): Locator {
  const all = page.locator(css);
  return (text === undefined ? all : all.filter({ hasText: text }))
    .filter({ visible: true })
    .first();
}
