import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Sits down by keys, against learners, to hand 16 of the book, from the seat that has the jacks, and bids
 * until a game is to be named.
 *
 * @returns the table.
 */
export async function sitDownToJacks(page: Page): Promise<Locator> {
  await page.goto('/hands/foster-16/');
  const seat = page.locator('#content').getByRole('link', { name: 'Vorhand', exact: true });
  await page.goto((await seat.getAttribute('href'))!);
  const table = page.locator('.play-table');
  await dealTo(page, 'Learners');

  // Whatever the others say, the reader’s game is as good.
  await expect(table).toHaveAttribute('data-stage', /word|game/u);
  while ((await stageOf(table)) !== 'game') {
    if ((await stageOf(table)) === 'word') await table.locator('.act .main').first().press('Enter');
    await page.waitForTimeout(50);
  }
  return table;
}

/** Chooses by keys against whom to play the deal that the address asks for, and has it dealt. */
export async function dealTo(page: Page, others: 'Learners' | 'Club players'): Promise<void> {
  // Tricks lie until they are cleared, so that a test sees each.
  await page.evaluate(() => (document.documentElement.dataset['tricks'] = 'press'));
  await expect(page.locator('.act')).toContainText(/deal [0-9a-z]{5}/u);
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Before you deal' });
  await dialog.getByRole('radio', { name: others }).press('Space');
  await dialog.getByRole('button', { name: 'Deal', exact: true }).press('Enter');
}

/** Opens the menu of the table, where it is not open and stands beside it. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.locator('.play-table').getByRole('button', { name: 'Menu', exact: true });
  if ((await menu.count()) > 0) await menu.press('Enter');
}

/** What the table waits for, as it says for tests. */
export const stageOf = (table: Locator): Promise<string | null> => table.getAttribute('data-stage');

/** Names a Grand from the hand. */
export async function callGrand(table: Locator): Promise<void> {
  await table.getByRole('button', { name: 'Play without the skat' }).press('Enter');
  await table.getByRole('button', { name: 'Grand', exact: true }).press('Enter');
  await table.getByRole('button', { name: 'Play Grand', exact: true }).press('Enter');
}
