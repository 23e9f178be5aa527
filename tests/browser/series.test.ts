/** A series: its last deal at the table, the list, the result for friends, and theirs beside it; on a phone. */
import type { Page } from '@playwright/test';
import { codeOfRun } from '../../src/play/series/keep-results.ts';
import { SERIES_FORMAT } from '../../src/play/series/series-format.ts';
import { EMPTY_BOOK, withRun } from '../../src/play/series/series-run.ts';
import { playedRun } from '../unit/play/series/played-run.ts';
import { axeFaultsDayAndNight } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const ID = '2026-11-26';
const friend = codeOfRun(playedRun(ID, 12, 2), 'Anneliese');
const damaged = `${friend.slice(0, 20)}${friend[20] === '7' ? '8' : '7'}${friend.slice(21)}`;
/** Another’s table, which the series must leave alone. */
const TABLE = '{"vorhand":"table","version":1,"sitting":null}';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const width = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Stores a series as far as so many deals are played. */
async function storeSeries(page: Page, deals: number): Promise<void> {
  const book = withRun(EMPTY_BOOK, playedRun(ID, deals));
  await page.addInitScript(
    ([key, text, table]) => {
      if (localStorage.getItem(key!) !== null) return;
      localStorage.setItem(key!, text!);
      localStorage.setItem('vorhand-table', table!);
    },
    [SERIES_FORMAT.key, JSON.stringify(SERIES_FORMAT.make(book)), TABLE],
  );
}

test('a series is ended, listed, sent to friends and set beside theirs', async ({ page }) => {
  await storeSeries(page, 11);
  await page.goto('/play/');
  await page.getByRole('link', { name: 'the series of the day' }).tap();
  await page.goto(`/play/series/#${ID}`);
  await expect(page.getByText('Today’s rules · against learners · deal 12 of 12')).toBeVisible();
  await page.getByRole('link', { name: 'Go on', exact: true }).tap();

  // The number is there before the first bid.
  const table = page.locator('.play-table');
  await expect(table).toContainText(/Deal 12 of 12, number [0-9a-z]+\. You are Mittelhand/u);
  for (let step = 0; step < 60 && (await table.getAttribute('data-stage')) !== 'over'; step++) {
    const stage = await table.getAttribute('data-stage');
    if (stage === 'word') await table.getByRole('button', { name: 'Pass', exact: true }).tap();
    else if (stage === 'card') await table.locator('.play:not([disabled])').first().press('Enter');
    await page.waitForTimeout(200);
  }
  await expect(table).toContainText(/This deal: you .*, a strong player in your seat /u, {
    timeout: 60_000,
  });
  expect(await width(page)).toBe(360);
  await table.getByRole('link', { name: 'See the list' }).tap();

  await expect(page.getByText('all 12 deals played')).toBeVisible();
  const list = page.getByRole('region', { name: 'The list' });
  await expect(list.locator('table').first().locator('tbody tr')).toHaveCount(12);
  const own = await list.locator('tfoot td').first().innerText();
  await expect(page.locator('.standing')).toContainText(`You ${own}`);
  expect(await width(page)).toBe(360);
  await page.getByLabel('Your name on the result').fill('Kim');
  await page.getByText('Only the code').tap();
  await expect(page.locator('.code')).toHaveText(/^s2[0-9a-z]+$/u);
  await page.getByRole('link', { name: 'Compare it with other results' }).tap();

  const results = page.getByRole('region', { name: 'Thursday, 26 November 2026' });
  await expect(results.getByRole('columnheader', { name: 'Kim, you' })).toBeVisible();
  const field = page.getByLabel(/^Paste codes/u);
  await field.fill(`Mine was bad: https://example.org/#${friend}\n${damaged}`);
  await page.getByRole('button', { name: 'Add them' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read' })).toContainText(
    `“${damaged.slice(0, 10)}…${damaged.slice(-6)}” cannot be read: a letter is wrong`,
  );
  await expect(page.getByText('1 result added.')).toBeVisible();
  // What cannot be read is still there to be mended.
  await expect(field).toHaveValue(new RegExp(damaged, 'u'));
  await expect(results.getByRole('columnheader', { name: 'Anneliese' })).toBeVisible();
  await expect(results.getByRole('columnheader', { name: 'Strong' })).toBeVisible();
  await expect(results.locator('tbody tr')).toHaveCount(12);
  expect(await width(page)).toBe(360);
  expect(await page.evaluate(() => localStorage.getItem('vorhand-table'))).toBe(TABLE);
});

test('who opens a friend’s result first is not shown the deals, and is led to play them', async ({
  page,
}) => {
  await page.goto(`/play/series/compare/#${friend}`);
  const results = page.getByRole('region', { name: 'Thursday, 26 November 2026' });
  await expect(results.getByRole('columnheader', { name: 'Anneliese' })).toBeVisible();
  await expect(results.locator('tbody')).toHaveCount(0);
  await results.getByRole('link', { name: 'Play it first' }).tap();
  await expect(page).toHaveURL(/\/play\/series\/#2026-11-26\/isko\/learner$/u);
  await expect(page.getByRole('radio', { name: 'Learners' })).toBeChecked();
  await page.goBack();
  await page.getByRole('button', { name: 'Show the deals all the same' }).tap();
  await expect(results.locator('tbody tr')).toHaveCount(12);
});

test('the list of a series and results side by side have no faults of access, day and night', async ({
  page,
}) => {
  await storeSeries(page, 12);
  await page.goto(`/play/series/#${ID}`);
  await expect(page.getByRole('region', { name: 'The list' })).toBeVisible();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
  await page.goto(`/play/series/compare/#${friend},${damaged}`);
  await expect(page.getByRole('columnheader', { name: 'Anneliese' })).toBeVisible();
  await expect(page.getByText('cannot be read')).toBeVisible();
  expect(await axeFaultsDayAndNight(page)).toEqual([]);
});
