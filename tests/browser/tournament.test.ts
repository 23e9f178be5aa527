/** The tournament desk from the list of players to the prizes, by touch on a phone: of 1922 and of today. */
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

test('seven players play two series: new seats by the standings, a lot for a place, teams and money', async ({
  page,
}) => {
  await page.goto('/score/tournament/');
  const players = ['Smith / Kings', 'Brown / Tens', 'Jones / Kings', 'Green / Tens'];
  const others = ['Klein', 'Wolf', 'Braun'];
  await page.getByRole('textbox', { name: 'Players' }).fill([...players, ...others].join('\n'));
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await page.getByLabel('New seats for each series, as today').check();
  await page.getByLabel('Entry money').fill('10');
  await page.getByLabel('Lost games').fill('0.50');
  await page.getByLabel('From the 4th').fill('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Seat them as listed' }).tap();

  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('heading', { name: 'Table 2' })).toContainText('36 deals');
  await seats.getByRole('button', { name: 'Next series' }).tap();
  await expect(seats.getByText('all slips of series 1 must be in: 7 missing')).toBeVisible();

  const slips = page.getByRole('region', { name: 'Slips' });
  const write = async (field: string, text: string): Promise<void> => {
    const box = slips.getByRole('textbox', { name: field });
    await box.selectText();
    await box.pressSequentially(text);
    await box.blur();
  };
  /** Points of each player; all win eight games and lose four. */
  const writeSeries = async (round: number, points: Readonly<Record<string, number>>) => {
    await page.getByRole('button', { name: 'Slips' }).tap();
    await slips.getByRole('combobox', { name: 'Series' }).selectOption({ index: round });
    for (const [name, total] of Object.entries(points)) {
      await write(`${name}, points`, String(total));
      await write(`${name}, won`, '8');
      await write(`${name}, lost`, '4');
    }
    await expect(slips.getByText('All slips are in.')).toBeVisible();
  };
  const first = {
    Smith: 100,
    Brown: 200,
    Jones: 300,
    Green: 400,
    Klein: 500,
    Wolf: 600,
    Braun: 700,
  };
  await writeSeries(0, first);

  await page.getByRole('button', { name: 'Seats' }).tap();
  await seats.getByRole('combobox', { name: 'Series' }).selectOption({ index: 1 });
  await seats.getByRole('button', { name: 'Give out the seats of series 2' }).tap();
  const tables = seats.getByRole('list').first().getByRole('list');
  await expect(tables.nth(0).getByRole('listitem')).toHaveText([
    'Braun',
    'Wolf',
    'Klein',
    'Green / Tens',
  ]);
  await expect(tables.nth(1).getByRole('listitem')).toHaveText([
    'Jones / Kings',
    'Brown / Tens',
    'Smith / Kings',
  ]);

  // Braun and Wolf come out level in everything.
  await writeSeries(1, { ...first, Wolf: 800 });
  await page.reload();
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('combobox', { name: 'Wolf and Braun draw lots' }).selectOption('Braun');
  await expect(results.getByRole('definition').first()).toContainText('Braun');
  await expect(results.getByRole('row', { name: 'Tens' })).toContainText('+1200');
  // Ten to enter, and in each series three games at a half and the fourth at one.
  await expect(results.getByRole('row', { name: 'Braun 10.00' })).toContainText('15.00');
  await expect(results.getByRole('row', { name: 'All players' })).toContainText('105.00');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
});
