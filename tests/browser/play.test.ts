/** The table to play at, on a phone and by keys alone: sit down, bid, play, leave, go on, give up. */
import { axeFaultsDayAndNight } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a deal by its address is bid, begun, gone on with after a reload, and given up', async ({
  page,
}) => {
  // Hand 16 of the book, from the seat that has the jacks.
  await page.goto('/hands/foster-16/');
  const address = await page
    .locator('#content')
    .getByRole('link', { name: 'Vorhand', exact: true })
    .getAttribute('href');
  await page.goto(address!);
  const table = page.locator('.play-table');
  await expect(page.getByRole('textbox', { name: 'Number' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'The others' }).selectOption('learner');
  await page.getByRole('button', { name: 'Sit down' }).press('Enter');

  // Whatever the others say, the reader’s game is as good.
  const stage = (): Promise<string | null> => table.getAttribute('data-stage');
  await expect(table).toHaveAttribute('data-stage', /word|game/u);
  while ((await stage()) !== 'game') {
    if ((await stage()) === 'word') await table.locator('.act .main').first().press('Enter');
    await page.waitForTimeout(50);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await table.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Grand Solo' });
  await table.getByRole('button', { name: 'Play this' }).press('Enter');

  await expect(table).toHaveAttribute('data-stage', 'card');
  // Cards are called as the reader has settled for the whole book.
  await page.evaluate(() => (document.documentElement.dataset['terms'] = 'de'));
  // The first card has the focus already.
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('data-stage', 'trick');
  await expect(table.getByRole('status')).toContainText(/plays the (?:Kreuz|Pik|Herz|Karo)/u);
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(table).toHaveAttribute('data-stage', /card|trick|wait/u);
  await expect(table).toContainText('Vorhand plays Grand Solo');

  await table.getByRole('button', { name: 'Give up the rest' }).press('Enter');
  // The sheet that comes now has a status of its own.
  await expect(table.getByRole('status').filter({ hasText: 'You have lost' })).toBeVisible();
  await expect(table.getByRole('region', { name: 'The sheet' })).toContainText('Grand Solo, lost');
  await table.getByRole('link', { name: 'Look at it in the analysis room' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/analyse\/#/u);
});
