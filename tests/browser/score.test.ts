/** The score pad as it is used at a table: a phone, thumbs, and a short list from first to last. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaultsDayAndNight } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const entry = (page: Page) => page.getByRole('rowgroup', { name: 'Enter a deal' });
const sheet = (page: Page) => page.getByRole('table', { name: 'The sheet' });

/** Presses keys of the pad one after the other; each is one tap. */
async function tap(page: Page, ...names: readonly (RegExp | string)[]): Promise<void> {
  for (const name of names) {
    await entry(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .tap();
  }
}

/** Writes the names into the head of the sheet. */
async function writeNames(page: Page, ...names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Player ${index + 1}` }).fill(name);
  }
}

/** How the players stand, at the head of their columns. */
async function expectTotals(page: Page, ...totals: readonly string[]): Promise<void> {
  await expect(
    sheet(page)
      .getByRole('columnheader')
      .filter({ has: page.getByRole('textbox') }),
  ).toHaveText(totals);
}

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a whole list is entered, taken back, changed, reloaded, taken along and brought back @core', async ({
    page,
  }) => {
    await page.goto('/score/');
    await writeNames(page, 'Smith', 'Jones', 'Brown');
    await page.getByRole('button', { name: 'Change', exact: true }).tap();
    const length = page.getByRole('textbox', { name: 'Deals' });
    await expect(length).toHaveValue('36');
    await length.fill('4');
    await length.blur();
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByText('Today’s rules · Seeger · 3 players · 4 deals')).toBeVisible();
    await expect(entry(page).getByText('Smith deals. 4 deals to play.')).toBeVisible();

    // The value grows as the keys are pressed, and the line fills.
    await tap(page, /^Jones/, 'Clubs 12', 'with 2');
    await expect(page.getByText('clubs 12 × (with 2, game 3) = 36')).toBeVisible();
    await tap(page, 'won +36', 'schneider');
    await expect(page.getByText('clubs 12 × (with 2, game 3, schneider 4) = 48')).toBeVisible();
    await tap(page, 'Write it down');
    await expectTotals(page, '0', '+98', '0');

    // Without matadors one press fewer; the others get their 40.
    await tap(page, /^Brown/, 'Null 23', 'Null ouvert', /^lost/, 'Write it down');
    await expectTotals(page, '+40', '+138', '−142');
    await tap(page, /^Undo/);
    await expectTotals(page, '0', '+98', '0');
    await tap(page, /^Redo/);
    await tap(page, 'Passed in', 'Write it down');
    await expect(entry(page).getByText('Smith deals. The last deal.')).toBeVisible();

    // In the middle of the next game the page is gone.
    await tap(page, /^Smith/, 'Grand 24', 'with 4');
    await page.reload();
    await expect(entry(page).getByRole('button', { name: 'with 4' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await tap(page, 'won +120', 'Write it down');
    await expect(page.getByText('The list is full: 4 deals.')).toBeVisible();

    // The first game was lost after all: every total follows.
    await sheet(page)
      .getByRole('button', { name: /^Change Deal 1/ })
      .tap();
    await tap(page, 'schneider', 'lost −72', 'Save the change');
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
    await expect(standings.getByRole('row', { name: /^For own games/ })).toHaveCount(0);
    await standings.getByRole('button', { name: 'How the total is made up' }).tap();
    expect(await row('For own games')).toEqual(['+50', '−50', '−50']);
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
    await page.getByRole('button', { name: 'Delete Smith, Jones and Brown' }).tap();
    await page.getByRole('button', { name: 'Delete it for good' }).tap();
    await expect(page.getByRole('list', { name: 'Sheets kept here' })).toHaveCount(0);
    await page.getByLabel('Bring back from a file').setInputFiles(file);
    await expect(page.getByText('One sheet brought back')).toBeVisible();
    await page.getByRole('button', { name: 'Open Smith, Jones and Brown' }).tap();
    expect(await row('Balanced')).toEqual(['+684', '−312', '−372']);
  });
});

test.describe('by touch at 360 px, with house rules', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a table chooses them, doubles a game, has a Bock after it, and plays a Bierlachs', async ({
    page,
  }) => {
    await page.goto('/score/');
    await writeNames(page, 'Smith', 'Jones', 'Brown');
    await expect(entry(page).getByRole('button', { name: 'Kontra', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Change', exact: true }).tap();
    await page.getByText('House rules', { exact: true }).tap();
    await expect(page.getByText('The International Skat Order knows none of these.')).toBeVisible();
    for (const name of ['Ramsch', 'Kontra and Re', 'Bock rounds'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByText('36 deals · with Ramsch, Kontra and Bock')).toBeVisible();

    // Lost with 60 points each, with Kontra: 40 × 2 × 2, and Seeger’s points beside it.
    await tap(page, /^Jones/, 'Hearts 10', 'with 3', '60 points each', 'Kontra', 'Write it down');
    await expectTotals(page, '+40', '−210', '+40');
    await expect(entry(page)).toContainText('this deal counts double, and 2 more after it');
    // A Jungfrau and a Bock: 70 × 2 × 2.
    await tap(page, 'Ramsch', /^Brown/, 'Jungfrau: one took none');
    await entry(page)
      .getByRole('textbox', { name: /^Points/ })
      .fill('70');
    await expect(entry(page)).toContainText('70 charged; Jungfrau, double; Bock, double, −280');
    expect(await axeFaultsDayAndNight(page)).toEqual([]);
    await tap(page, 'Write it down');
    await expectTotals(page, '+40', '−210', '−240');
    await page.reload();
    await expectTotals(page, '+40', '−210', '−240');

    await page.getByRole('button', { name: 'New sheet' }).tap();
    await page.getByRole('button', { name: 'Change', exact: true }).tap();
    await page.getByText('House rules', { exact: true }).tap();
    await page.getByRole('checkbox', { name: 'Bierlachs', exact: true }).check();
    await page.getByRole('textbox', { name: 'Limit' }).fill('100');
    await page.getByRole('textbox', { name: 'Limit' }).blur();
    await page.getByRole('button', { name: 'Done' }).tap();
    await tap(page, /^Jones/, 'Grand 24', 'with 4', 'won others −120', 'Write it down');
    await expectTotals(page, '−120', '0', '−120');
    await expect(page.getByText('Smith and Brown pay, with 120 minus points.')).toBeVisible();
    await expect(sheet(page)).toContainText('Jones: Grand, with 4, won');
  });
});

test.describe('by touch at 390 × 664', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('three deals are entered without a scroll between the presses of a deal', async ({
    page,
  }) => {
    await page.goto('/score/');
    await page.getByRole('button', { name: 'Add a fourth player' }).tap();
    await expect(page.getByRole('textbox', { name: 'Player 4' })).toBeFocused();
    await writeNames(page, 'Anna', 'Bert', 'Carla', 'Dirk');
    const deals = [
      [/^Bert/, 'Spades 11', 'without 1', /^won/],
      [/^Anna/, 'Grand 24', 'with 1', /^lost/],
      [/^Dirk/, 'Hearts 10', 'with 2', /^won/, 'schwarz'],
    ] as const;
    for (const [index, keys] of deals.entries()) {
      const buttons = [...keys, 'Write it down'].map((name) =>
        entry(page).getByRole('button', { name, exact: typeof name === 'string' }),
      );
      await expect(entry(page).getByRole('rowheader')).toHaveText(String(index + 1));
      // Before the first deal the title stands above the sheet.
      await entry(page).evaluate((element) => {
        element.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      const before = await page.evaluate(() => scrollY);
      for (const button of buttons.slice(0, -1)) {
        await expect(button).toBeInViewport({ ratio: 1 });
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
        await button.tap();
      }
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await buttons.at(-1)?.tap();
    }
    // 22 + 50 and 30 for Anna’s loss; −96 − 50; 30; 10 × (with 2, 3, schneider 4, schwarz 5) + 50 + 30.
    await expectTotals(page, '−146', '+102', '+30', '+130');
    const lines = sheet(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(lines.nth(0)).toContainText('Suit game in spades, without 1, won');
    await expect(lines.nth(2)).toContainText('Suit game in hearts, with 2, won, schwarz');
    await page.reload();
    await expectTotals(page, '−146', '+102', '+30', '+130');
    await expect(page.getByRole('textbox', { name: 'Player 3' })).toHaveValue('Carla');
  });
});

test('the pad goes by My rules, and a sheet that is begun keeps its own', async ({ page }) => {
  await page.goto('/score/');
  await expect(page.getByText('Today’s rules · Seeger')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('1922: American Skat').check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The laws of 1922 · game points')).toBeVisible();
  for (const name of [/^Player 2/, 'Clubs 12', 'Tournee', 'with 1', 'won +16', 'Write it down']) {
    await entry(page)
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Today: International Skat Order').check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The laws of 1922 · game points')).toBeVisible();
  await page.getByRole('button', { name: 'New sheet' }).click();
  await expect(page.getByText('Today’s rules · Seeger')).toBeVisible();
});

test('a game is entered by keyboard without losing the focus, and is announced @core', async ({
  page,
}) => {
  await page.goto('/score/');
  const name = entry(page).getByRole('button', { name: /^Player 1/ });
  await name.press('Enter');
  for (const key of ['Spades 11', 'with 1', /^won/]) {
    const button = entry(page).getByRole('button', { name: key, exact: typeof key === 'string' });
    await button.press('Space');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await entry(page).getByRole('button', { name: 'Write it down' }).press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText(
    'Deal 1: Player 1, Suit game in spades, with 1, won: +22. Player 1 +72, Player 2 0 and Player 3 0.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form to print stands there, with the values at its head @core', async ({ page }) => {
    await page.goto('/score/');
    const form = page.getByRole('region', { name: /^A form: Today/ });
    await expect(form.getByRole('row')).toHaveCount(1 + 7 + 1 + 36 + 5);
    await expect(form).toContainText('Grand');
  });
});
