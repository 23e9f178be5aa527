import type { Locator, Page } from '@playwright/test';
import { ENGLISH } from './editions.ts';
import type { Edition } from './editions.ts';
import { expect } from './test.ts';

/**
 * Sits down by keys, against learners, to hand 16 of the book, from the seat that has the jacks, and bids
 * until a game is to be named.
 *
 * @returns the table.
 */
export async function sitDownToJacks(page: Page, edition: Edition = ENGLISH): Promise<Locator> {
  await page.goto(`${edition.base}/hands/foster-16/`);
  const seat = page.locator('#content').getByRole('link', { name: 'Vorhand', exact: true });
  await page.goto((await seat.getAttribute('href'))!);
  const table = page.locator('.play-table');
  await dealTo(page, 'learner', edition);

  // Whatever the others say, the reader’s game is as good.
  await expect(table).toHaveAttribute('data-stage', /word|game/u);
  while ((await stageOf(table)) !== 'game') {
    if ((await stageOf(table)) === 'word') await table.locator('.act .main').first().press('Enter');
    await page.waitForTimeout(50);
  }
  return table;
}

/** Chooses by keys against whom to play the deal that the address asks for, and has it dealt. */
export async function dealTo(
  page: Page,
  others: 'learner' | 'club',
  { change, dealNumber, start, strength }: Edition = ENGLISH,
): Promise<void> {
  // Tricks lie until they are cleared, so that a test sees each.
  await page.evaluate(() => (document.documentElement.dataset['tricks'] = 'press'));
  await expect(page.locator('.act')).toContainText(dealNumber);
  await page.getByRole('button', { name: start.change }).press('Enter');
  const dialog = page.getByRole('dialog', { name: change.heading });
  await dialog.getByRole('radio', { name: strength[others].name }).press('Space');
  await dialog.getByRole('button', { name: change.deal, exact: true }).press('Enter');
}

/** Opens the menu of the table, where it is not open and stands beside it. */
export async function openMenu(page: Page, { menu }: Edition = ENGLISH): Promise<void> {
  const opener = page.locator('.play-table').getByRole('button', { name: menu.title, exact: true });
  if ((await opener.count()) > 0) await opener.press('Enter');
}

/** What the table waits for, as it says for tests. */
export const stageOf = (table: Locator): Promise<string | null> => table.getAttribute('data-stage');

/** Names a Grand from the hand. */
export async function callGrand(
  table: Locator,
  { playIt, ways }: Edition = ENGLISH,
): Promise<void> {
  await table.getByRole('button', { name: ways.hand }).press('Enter');
  await table.getByRole('button', { name: 'Grand', exact: true }).press('Enter');
  await table.getByRole('button', { name: playIt('Grand'), exact: true }).press('Enter');
}

/** Gives the rest of the deal up, which is asked once more. */
export async function giveUp(
  page: Page,
  edition: Edition = ENGLISH,
  asked: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { words, yes } = edition.menu.giveUp;
  await openMenu(page, edition);
  const table = page.locator('.play-table');
  await table.getByRole('button', { name: words, exact: true }).press('Enter');
  await asked();
  await table.getByRole('group').getByRole('button', { name: yes, exact: true }).press('Enter');
}
