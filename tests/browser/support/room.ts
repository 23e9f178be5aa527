/** The analysis room, as every test of it begins. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe.ts';

/** Opens the room, alive. @param hash what its address says after the page. */
export async function openRoom(page: Page, hash = ''): Promise<Locator> {
  await page.goto(`/analyse/${hash}`);
  const room = page.locator('.room');
  await expect(room).toHaveAttribute('data-ready', '');
  return room;
}

/** Gives the room a text to read. */
export async function readText(room: Locator, text: string): Promise<void> {
  await room.getByRole('textbox', { name: /^Paste or type a hand/ }).fill(text);
  await room.getByRole('button', { name: 'Read it' }).click();
}

/** Chooses who plays; the seats on the table have the same names. */
export async function chooseDeclarer(room: Locator, seat: string): Promise<void> {
  await room.getByRole('group', { name: 'Declarer' }).getByRole('radio', { name: seat }).check();
}

/** Without faults for a screen reader, and nothing to scroll sideways, at this state. */
export async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
