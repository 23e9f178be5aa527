/** Claiming the rest at the table, by keys alone: refused with the line that beats it, granted at last. */
import { expect, test } from './support/test.ts';

test('a claim is refused with the line that beats it, and granted where the rest is the reader’s', async ({
  page,
}) => {
  // Hand 16 of the book, from the seat that has the jacks.
  await page.goto('/hands/foster-16/');
  const seat = page.locator('#content').getByRole('link', { name: 'Vorhand', exact: true });
  await page.goto((await seat.getAttribute('href'))!);
  const table = page.locator('.play-table');
  await page.getByRole('combobox', { name: 'The others' }).selectOption('learner');
  await page.getByRole('button', { name: 'Sit down' }).press('Enter');
  const stage = (): Promise<string | null> => table.getAttribute('data-stage');
  await expect(table).toHaveAttribute('data-stage', /word|game/u);
  while ((await stage()) !== 'game') {
    if ((await stage()) === 'word') await table.locator('.act .main').first().press('Enter');
    await page.waitForTimeout(50);
  }
  await table.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Grand Solo' });
  await table.getByRole('button', { name: 'Play this' }).press('Enter');

  const refused = table.getByText('Not all of it is yours.');
  const granted = table.getByText('You have claimed the rest, and it is yours.');
  let refusals = 0;
  for (;;) {
    await expect(table).toHaveAttribute('data-stage', /card|trick|over/u, { timeout: 20_000 });
    if ((await stage()) === 'trick') {
      await table.getByRole('button', { name: 'Go on' }).press('Enter');
      continue;
    }
    await table.getByRole('button', { name: 'Claim all the rest' }).press('Enter');
    await expect(refused.or(granted)).toBeVisible({ timeout: 20_000 });
    if (await granted.isVisible()) break;
    refusals++;
    await expect(table.getByText('The deal goes on as it was.')).toBeVisible();
    await table.getByRole('button', { name: 'Put this away' }).press('Enter');
    // The low cards first: in the end the reader has the high ones left.
    await table.locator('.play').last().press('Enter');
  }
  expect(refusals).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'The sheet' })).toContainText('claimed');
});
