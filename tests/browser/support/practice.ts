/** What the tests of the practice share: a drill that is open, and a question of it answered. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a drill, and waits until it runs. */
export async function openDrill(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const drill = page.locator('[data-drill]');
  await expect(drill).toHaveAttribute('data-hydrated', '');
  return drill;
}

/** Opens the choices of a drill, by the line above its first question. */
export async function openChoices(drill: Locator): Promise<void> {
  await drill.locator('summary', { hasText: 'Change' }).press('Enter');
}

/** Presses a choice in a row of the choices that are open. */
export async function choose(drill: Locator, row: string, choice: string): Promise<void> {
  const group = drill.getByRole('group', { name: row, exact: true });
  await group.getByRole('radio', { name: choice, exact: true }).check();
}

/** Answers a question about matadors, rightly or not. */
export async function answerMatadors(drill: Locator): Promise<void> {
  await drill.getByRole('radio', { name: 'without', exact: true }).check();
  await drill.getByRole('radio', { name: '11', exact: true }).check();
  await drill.getByRole('button', { name: 'Answer' }).click();
  await expect(drill.locator('[data-verdict]')).toBeVisible();
}
export const ONE_QUESTION = '/practice/matadors/?level=1&seed=5';
export const KEY = 'vorhand-practice';
