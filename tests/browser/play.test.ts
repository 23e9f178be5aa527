/** The table to play at, on a phone and by keys alone: deal, bid, play, leave, go on, give up. */
import { axeFaultsDayAndNight } from './support/axe.ts';
import { ENGLISH } from './support/editions.ts';
import { callGrand, giveUp, openMenu, sitDownToJacks } from './support/play-table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a deal by its address is bid, begun, gone on with after a reload, and given up @core', async ({
  page,
}) => {
  const table = await sitDownToJacks(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await callGrand(table);

  await expect(table).toHaveAttribute('data-stage', 'card');
  // Cards are called as the reader has settled for the whole book.
  await page.evaluate(() => (document.documentElement.dataset['terms'] = 'de'));
  // The first card has the focus already.
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('data-stage', 'trick');
  await expect(table.getByRole('status')).toContainText(
    /(?:Anna|Bert) plays the (?:Kreuz|Pik|Herz|Karo)/u,
  );
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(table).toHaveAttribute('data-stage', /card|trick|wait/u);
  await expect(table).toContainText('You play Grand Solo');

  await giveUp(page, ENGLISH, async () => {
    await expect(
      table.getByRole('group', { name: /If you give up, you lose the game: −/u }),
    ).toBeVisible();
  });
  await expect(table.getByText(/^You lose \d+\.$/u)).toBeVisible();
  await openMenu(page);
  await expect(table.getByRole('region', { name: 'The sheet' })).toContainText('Grand Solo, lost');
  await page.keyboard.press('Escape');
  await table.getByRole('link', { name: 'Analyse' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/analyse\/#/u);
});
