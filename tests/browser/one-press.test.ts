/** One press, one deed: a second press, or a held key, does not do what the first has brought. */
import type { Locator, Page } from '@playwright/test';
import { openDrill, ONE_QUESTION } from './support/practice.ts';
import { stageOf } from './support/play-table.ts';
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ atReadersPace: true, hasTouch: true });

/** After so long, in milliseconds, what has appeared can be pressed. */
const DEAD = 600;

/** Sits down where the two others pass, so that the game is the reader’s at the first bid. */
async function sitDown(page: Page): Promise<{ readonly table: Locator; readonly bid: Locator }> {
  await page.goto('/play/#deal=15ixetap6j&laws=isko&seat=V');
  const table = page.locator('.play-table');
  await expect(page.locator('.act')).toContainText('deal 15ixetap6j');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(table).toHaveAttribute('data-stage', 'word');
  const bid = table.getByRole('button', { name: 'Bid 18' });
  await expect(bid).toBeFocused();
  // Whatever was pressed before is long past.
  await page.waitForTimeout(DEAD);
  return { table, bid };
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const TWICE: Readonly<Record<string, (page: Page, bid: Locator) => Promise<void>>> = {
  'a double tap': async (page, bid) => {
    const { x, y } = await middleOf(bid);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(120);
    await page.touchscreen.tap(x + 6, y - 4);
  },
  'a double click': async (page, bid) => {
    const { x, y } = await middleOf(bid);
    await page.mouse.dblclick(x, y, { delay: 40 });
  },
  'Enter pressed twice': async (page) => {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
  },
  'Enter held': async (page) => {
    // After the first, each “down” repeats.
    for (let repeat = 0; repeat < 12; repeat++) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(100);
    }
    await page.keyboard.up('Enter');
  },
};

for (const [way, press] of Object.entries(TWICE)) {
  test(`${way} on a bid leaves the choice of the skat open`, async ({ page }) => {
    const { bid, table } = await sitDown(page);
    await press(page, bid);
    const take = table.getByRole('button', { name: 'Take up the skat' });
    await expect(take).toBeVisible();
    await page.waitForTimeout(DEAD);
    expect(await stageOf(table)).toBe('game');
    // Once it has been seen, it can be pressed.
    await take.press('Enter');
    await expect(table).toHaveAttribute('data-stage', 'layout');
    await expect(table.getByRole('group', { name: 'The skat' })).toHaveText(/taken up/u);
  });
}

test('a double click on what cannot be taken back only asks', async ({ page }) => {
  const { bid, table } = await sitDown(page);
  await bid.press('Enter');
  await expect(table).toHaveAttribute('data-stage', 'game');
  await page.waitForTimeout(DEAD);
  const up = table.getByRole('button', { name: 'Leave the table and begin a new sheet' });
  await up.dblclick({ delay: 30 });
  await expect(table.getByRole('button', { name: 'Begin a new sheet', exact: true })).toBeVisible();
  await page.waitForTimeout(DEAD);
  await table.getByRole('button', { name: 'Keep this sheet' }).click();
  await expect(up).toBeFocused();
  expect(await stageOf(table)).toBe('game');
});

test('the same button is pressed as quickly as one can, and held arrows go on', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/');
  const figure = await liveFigure(page, 'foster-09');
  const on = figure.getByRole('button', { name: 'Forward a card' });
  const { x, y } = await middleOf(on);
  for (let step = 0; step < 3; step++) await page.mouse.click(x, y);
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Enter');
  await expect(figure).toHaveAttribute('data-place', 't2.3');
  await figure.getByRole('group', { name: /^The table/u }).focus();
  for (let repeat = 0; repeat < 6; repeat++) {
    await page.keyboard.down('ArrowRight');
    await page.waitForTimeout(60);
  }
  await page.keyboard.up('ArrowRight');
  // A slow device leaves out some of them.
  await expect(figure).toHaveAttribute('data-place', /^t[34]\./u);
});

test('Enter held on the answer of a drill does not go on, and pressed anew it does', async ({
  page,
}) => {
  const drill = await openDrill(page, ONE_QUESTION);
  await drill.getByRole('radio', { name: 'without', exact: true }).focus();
  for (const key of ['Space', '1', '1']) await page.keyboard.press(key);
  for (let repeat = 0; repeat < 8; repeat++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(100);
  }
  await page.keyboard.up('Enter');
  const verdict = drill.locator('[data-verdict]');
  await expect(verdict).toBeVisible();
  await expect(drill.locator('.on .main')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toBeHidden();
});
