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
  await expect(page.getByRole('textbox', { name: 'Number' })).not.toHaveValue('');
  await page.getByRole('combobox', { name: 'The others' }).selectOption('learner');
  await page.getByRole('button', { name: 'Sit down' }).press('Enter');

  // Whatever the others say, the reader’s game is as good.
  await expect(table).toHaveAttribute('data-stage', /word|game/u);
  while ((await stageOf(table)) !== 'game') {
    if ((await stageOf(table)) === 'word') await table.locator('.act .main').first().press('Enter');
    await page.waitForTimeout(50);
  }
  return table;
}

/** What the table waits for, as it says for tests. */
export const stageOf = (table: Locator): Promise<string | null> => table.getAttribute('data-stage');

/** Names a Grand from the hand. */
export async function callGrand(table: Locator): Promise<void> {
  await table.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Grand Solo' });
  await table.getByRole('button', { name: 'Play this' }).press('Enter');
}
