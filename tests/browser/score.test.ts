/** The score pad as it is used at a table: a phone, thumbs, and a short list from first to last. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaultsDayAndNight } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const entry = (page: Page) => page.getByRole('region', { name: 'Enter a game' });

/** Presses keys of the pad one after the other; each is one tap. */
async function tap(page: Page, ...names: readonly (RegExp | string)[]): Promise<void> {
  for (const name of names) {
    await entry(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .tap();
  }
}

/** How a player stands, by the key with his name. */
async function expectTotals(page: Page, totals: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, total] of Object.entries(totals)) {
    await expect(entry(page).getByRole('button', { name: new RegExp(`^${name}`) })).toContainText(
      total,
    );
  }
}

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole list is entered, taken back, mended, reloaded, taken along and brought back @core', async ({
    page,
  }) => {
    await page.goto('/score/');
    for (const [index, name] of ['Smith', 'Jones', 'Brown'].entries()) {
      await page.getByRole('textbox', { name: `Player ${index + 1}` }).fill(name);
    }
    await page.getByRole('combobox', { name: 'Laws' }).selectOption('isko');
    await expect(page.getByRole('textbox', { name: 'Deals' })).toHaveValue('36');
    await page.getByRole('textbox', { name: 'Deals' }).fill('4');
    await page.getByRole('button', { name: 'Begin the sheet' }).tap();
    await expect(entry(page).getByText('Deal 1 of 4: Smith deals. 3 left after it.')).toBeVisible();

    // Five taps, and the value grows as they are made.
    await tap(page, /^Jones/, 'Suit game in clubs, 12');
    await tap(page, 'with 2');
    await expect(page.getByText('clubs 12 × (with 2, game 3) = 36')).toBeVisible();
    await tap(page, 'won +48, schneider');
    await expect(page.getByText('clubs 12 × (with 2, game 3, schneider 4) = 48')).toBeVisible();
    await tap(page, 'Write it down');
    await expectTotals(page, { Smith: '0', Jones: '+98', Brown: '0' });

    // Four, where there are no matadors; the others get their 40.
    await tap(page, /^Brown/, 'Null ouvert, 46', /^lost/, 'Write it down');
    await expectTotals(page, { Smith: '+40', Jones: '+138', Brown: '−142' });
    await tap(page, /^Take back/);
    await expectTotals(page, { Smith: '0', Jones: '+98', Brown: '0' });
    await tap(page, /^Do it again/);
    await tap(page, 'Passed in', 'Write it down');
    await expect(entry(page).getByText('Deal 4 of 4: Smith deals. It is the last.')).toBeVisible();

    // In the middle of the next game the page is gone.
    await tap(page, /^Smith/, 'Grand, 24', 'with 4');
    await page.reload();
    await expect(entry(page).getByRole('button', { name: 'with 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await tap(page, 'won +120, plain', 'Write it down');
    await expect(page.getByText('The list is full: 4 deals.')).toBeVisible();

    // The first game was lost after all: every total follows.
    const sheet = page.getByRole('region', { name: 'The sheet' });
    await sheet.getByRole('button', { name: /^Mend Deal 1/ }).tap();
    await tap(page, 'lost −72, plain', 'Keep the change');
    await expect(page.getByRole('status').first()).toContainText('worked out anew');
    const standings = page.getByRole('region', { name: 'How you stand' });
    const row = async (name: string): Promise<string[]> =>
      standings
        .getByRole('row', { name: new RegExp(`^${name} [+−\\d]`) })
        .getByRole('cell')
        .allInnerTexts();
    // Smith 120 + 50 + 2 × 40; Jones −72 − 50 + 40; Brown −92 − 50 + 40.
    expect(await row('Total')).toEqual(['+250', '−82', '−102']);
    expect(await row('Balanced')).toEqual(['+684', '−312', '−372']);
    await standings.getByRole('textbox', { name: 'A point is worth' }).fill('1/4');
    await standings.getByRole('textbox', { name: 'A point is worth' }).blur();
    await expect(standings.getByRole('list', { name: 'Who pays whom' })).toContainText(
      'Brown pays Smith 0.93',
    );

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).tap();
    const file = await (await coming).path();
    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Table (CSV)' }).tap();
    expect(readFileSync(await (await table).path(), 'utf8')).toContain(
      '"clubs 12 × (with 2, game 3) = 36; lost double, -72"',
    );

    // Deleted for good, and brought back.
    await page.getByRole('button', { name: 'Another sheet' }).tap();
    await page.getByRole('button', { name: 'Delete Smith, Jones and Brown' }).tap();
    await page.getByRole('button', { name: 'Delete it for good' }).tap();
    await expect(page.getByRole('list', { name: 'Sheets kept here' })).toHaveCount(0);
    await page.getByLabel('Bring back from a file').setInputFiles(file);
    await expect(page.getByText('One sheet brought back')).toBeVisible();
    await page.getByRole('button', { name: 'Open Smith, Jones and Brown' }).tap();
    expect(await row('Balanced')).toEqual(['+684', '−312', '−372']);
  });
});

test('by keyboard a game is entered without the focus being lost, and is told @core', async ({
  page,
}) => {
  await page.goto('/score/');
  await page.getByRole('button', { name: 'Begin the sheet' }).press('Enter');
  const name = entry(page).getByRole('button', { name: /^Player 1/ });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await entry(page).getByRole('button', { name: 'Tournee in spades, 7' }).press('Enter');
  await expect(entry(page).getByRole('button', { name: 'with 1', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await entry(page)
    .getByRole('button', { name: /^won .*plain/ })
    .press('Enter');
  await entry(page).getByRole('button', { name: 'Write it down' }).press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText(
    'Deal 1: Player 1, Tournee in spades, with 1, won: +14. Player 1 +14, Player 2 0 and Player 3 0.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form to print stands there, with the values at its head @core', async ({ page }) => {
    await page.goto('/score/');
    const form = page.getByRole('region', { name: /^A form: 1922/ });
    await expect(form.getByRole('row')).toHaveCount(1 + 7 + 1 + 36 + 3);
    await expect(form).toContainText('Grand');
  });
});
