/** The tournament desk from the list of players to the prizes, by touch on a phone. */
import { axeFaultsDayAndNight } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('seven players are seated, moved, reckoned after a reload, and cut for a prize', async ({
  page,
}) => {
  await page.goto('/score/tournament/');
  await expect(page.getByRole('textbox', { name: 'Players' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const names = ['Smith', 'Brown', 'Jones', 'Green', 'Klein', 'Wolf', 'Braun'];
  await page.getByRole('textbox', { name: 'Players' }).fill(names.join('\n'));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Players' })).toHaveValue(names.join('\n'));
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await page.getByLabel('Up the sides and down the middle').check();
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(
    page.getByText('Up the sides and down the middle · 4 deals before each move · Foster’s prizes'),
  ).toBeVisible();
  await expect(page.getByText('7 players. 2 tables, 1 of them for three.')).toBeVisible();
  await page.getByRole('button', { name: 'Seat them as listed' }).tap();

  // Pairs A to D: A stays, the others go round, and each meets each in three rounds.
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('listitem').first()).toContainText('Smith and Brown');
  await seats.getByRole('button', { name: 'Next round' }).tap();
  await expect(seats.getByRole('listitem').first()).toContainText('Klein and Wolf');

  await page.getByRole('button', { name: 'Slips' }).tap();
  const slips = page.getByRole('region', { name: 'Slips' });
  // Key by key, since what is put into a field all at once is for Firefox no change by the reader.
  const write = async (field: string, text: string): Promise<void> => {
    const box = slips.getByRole('textbox', { name: field });
    await box.selectText();
    await box.pressSequentially(text);
    await box.blur();
  };
  for (const round of [1, 2, 3]) {
    await slips.getByRole('combobox', { name: 'Round' }).selectOption(String(round - 1));
    for (const name of names) {
      const level = name === 'Smith' || name === 'Wolf';
      await write(`${name}, points`, level ? '20' : '−4');
      await write(`${name}, games`, level ? '2' : '-1');
    }
    await expect(slips.getByText('All slips are in.')).toBeVisible();
  }
  await write('Klein, games', '5');
  await expect(page.getByRole('alert')).toContainText('more than the 4 deals');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('combobox', { name: 'Smith and Wolf cut' }).selectOption('Wolf');
  await expect(results.getByRole('definition').nth(1)).toContainText('Smith');
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
});
