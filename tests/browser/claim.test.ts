/** Claiming the rest at the table, by keys alone: refused with the line that beats it, granted at last. */
import { callGrand, openMenu, sitDownToJacks, stageOf } from './support/play-table.ts';
import { expect, test } from './support/test.ts';

test('a claim is refused with the line that beats it, and granted where the rest is the reader’s', async ({
  page,
}) => {
  const table = await sitDownToJacks(page);
  await callGrand(table);

  const refused = table.getByText('The rest is not all yours.');
  const granted = table.getByText('You have claimed the rest, and it is yours.');
  let refusals = 0;
  for (;;) {
    await expect(table).toHaveAttribute('data-stage', /card|trick|over/u, { timeout: 20_000 });
    if ((await stageOf(table)) === 'trick') {
      await table.getByRole('button', { name: 'Go on' }).press('Enter');
      continue;
    }
    expect(await stageOf(table), 'the deal ended before a claim held').not.toBe('over');
    await openMenu(page);
    await table.getByRole('button', { name: 'Claim all the rest' }).press('Enter');
    await table.getByRole('button', { name: 'Claim it' }).press('Enter');
    await expect(refused.or(granted)).toBeVisible({ timeout: 20_000 });
    if (await granted.isVisible()) break;
    refusals++;
    await expect(table.getByText('Practice: this deal does not count')).toBeVisible();
    await table.getByRole('button', { name: 'Close' }).press('Enter');
    // The low cards first: in the end the reader has the high ones left.
    await table.locator('.play').last().press('Enter');
  }
  expect(refusals).toBeGreaterThan(0);
  await openMenu(page);
  await expect(page.getByRole('region', { name: 'The sheet' })).toContainText('does not count');
});
