/** Sheets, tournaments and payments. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ListedActivity } from './listed-activity.ts';

const entry = (page: Page) => page.getByRole('rowgroup', { name: 'Enter a deal' });
const press = (page: Page, name: RegExp | string) =>
  entry(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
const player = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Player ${number}` });

/** Begins a sheet with a deal in which everyone passed. */
async function beginSheet(page: Page): Promise<void> {
  for (const [index, name] of ['Anna', 'Bert', 'Carl'].entries()) {
    await player(page, index + 1).fill(name);
  }
  await press(page, 'Passed in');
  await press(page, 'Write it down');
}

export const SCORE: readonly ListedActivity[] = [
  {
    name: 'the names, rules and length of a sheet without deals',
    storedAs: 'sheet-rules',
    path: '/score/',
    begin: async (page) => {
      await player(page, 2).fill('Berta');
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await page.getByLabel('1922: Foster’s American Skat').check();
      await page.getByRole('textbox', { name: 'Deals', exact: true }).fill('12');
      await page.getByRole('textbox', { name: 'Deals', exact: true }).blur();
    },
    find: async (page) => {
      await expect(player(page, 2)).toHaveValue('Berta');
      await expect(
        page.getByText('The laws of 1922 · game points · 3 players · 12 deals'),
      ).toBeVisible();
    },
  },
  {
    name: 'a half-written entry on the pad',
    storedAs: 'scores',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await press(page, /^Bert/);
      await press(page, 'Grand 24');
    },
    find: async (page) => {
      await expect(entry(page).getByRole('button', { name: /^Bert/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(entry(page).getByRole('button', { name: 'Grand 24' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'a stake for a point, half typed',
    storedAs: 'stake',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await page.getByRole('textbox', { name: 'A point is worth' }).pressSequentially('1/');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'A point is worth' })).toHaveValue('1/');
    },
  },
  {
    name: 'a new name for a sheet, half typed',
    storedAs: 'renaming',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await page.getByRole('button', { name: /^Rename/ }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our fir');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Our fir');
    },
  },
  {
    name: 'the list of players of a tournament',
    storedAs: 'tournaments',
    path: '/score/tournament/',
    begin: async (page) => {
      await page.getByRole('textbox', { name: 'Players' }).fill('Smith\nBro');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Players' })).toHaveValue('Smith\nBro');
    },
  },
  {
    name: 'a game from the remarks of a tournament, half typed',
    storedAs: 'hard-game',
    path: '/score/tournament/',
    begin: async (page) => {
      const names = ['Smith', 'Brown', 'Jones', 'Green'];
      await page.getByRole('textbox', { name: 'Players' }).fill(names.join('\n'));
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await page.getByLabel('Everyone stays').check();
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Seat them as listed' }).click();
      await page.getByRole('button', { name: 'Slips' }).click();
      for (const name of names) {
        for (const field of ['points', 'games']) {
          const box = page.getByRole('textbox', { name: `${name}, ${field}` });
          await box.fill('2');
          await box.blur();
        }
      }
      await page.getByRole('button', { name: 'Results' }).click();
      await page.getByRole('combobox', { name: 'Without' }).selectOption('7');
      await page.getByRole('textbox', { name: 'Value' }).fill('10');
    },
    find: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Without' })).toHaveValue('7');
      await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('10');
    },
  },
  {
    name: 'the choice of a table of payments',
    storedAs: 'payments',
    path: '/shelf/eichhorn-payments-and-prizes/',
    begin: async (page) => {
      await page.locator('.payments').scrollIntoViewIfNeeded();
      await page.getByRole('combobox', { name: 'Suit' }).selectOption('H');
    },
    find: async (page) => {
      await page.locator('.payments').scrollIntoViewIfNeeded();
      await expect(page.getByRole('combobox', { name: 'Suit' })).toHaveValue('H');
    },
  },
];
