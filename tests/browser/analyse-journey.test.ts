/** Whole ways through the analysis room, from a text or a deal to the end of the play. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectSound, openRoom, readText } from './support/room.ts';
import { inOptions, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

const [RECORD = ''] = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('(;') && line.includes(' v:96 '));

async function figureOf(page: Page): Promise<Locator> {
  const figure = page.locator('figure[data-hand]');
  await expect(figure).toHaveAttribute('data-hydrated', '');
  return figure;
}

test('a server record: analysed live, left at trick 4, played to the end, linked @core', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await readText(await openRoom(page), RECORD);
  const figure = await figureOf(page);
  await figure.getByRole('tab', { name: 'Analysis' }).click();
  const analysis = figure.getByRole('region', { name: 'Analysis' });
  await expect(analysis).toContainText('Before the first lead: the declarer makes');
  await expect(analysis.getByText('Working out what each card keeps')).toBeHidden({
    timeout: 30_000,
  });
  const course = analysis.getByRole('list', { name: 'The value through the hand' });
  await course
    .getByRole('link', { name: /^Trick 4/ })
    .first()
    .click();
  await expect(figure).toHaveAttribute('data-place', /^t4/);
  await expectSound(page);

  await inOptions(figure, (menu) =>
    menu.getByRole('combobox', { name: 'Speed' }).selectOption('fast'),
  );
  await figure.getByRole('button', { name: 'Play on' }).click();
  await tableOf(figure).focus();
  const panel = figure.getByRole('region', { name: 'Play on' });
  await expect(async () => {
    if (await panel.getByText('Played out').isVisible()) return;
    await page.keyboard.press('p');
    await page.keyboard.press('Enter', { delay: 20 });
    await expect(panel.getByText('Played out')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(figure.getByRole('region', { name: 'Both lines side by side' })).toBeVisible();
  // The analysis goes on off the record.
  await expect(analysis).toContainText('The declarer has');
  await expectSound(page);

  await expect(page).toHaveURL(/\/t4[^+]*\+/);
  const fresh = await context.newPage();
  await fresh.goto(page.url());
  const again = await figureOf(fresh);
  await expect(again).toHaveAttribute('data-place', '+/t10.3');
  await expect(again.getByRole('region', { name: 'Both lines side by side' })).toBeVisible();
});

test('with the keyboard alone at 320 px: a deal, its game, the table, the analysis, back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const room = await openRoom(page);
  await expectSound(page);
  const press = async (name: string): Promise<void> => {
    await room.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  // Tab leads from the choice of the place to the pack, and out of it in one step.
  await room.getByRole('radio', { name: /^Vorhand 0/ }).focus();
  await page.keyboard.press('Tab');
  await expect(room.getByRole('button', { name: /^jack of clubs/ })).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('Tab');
  await expect(room.getByRole('button', { name: 'Deal the rest' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(room.getByRole('button', { name: 'jack of clubs, Mittelhand' })).toBeVisible();
  const choose = async (group: string, name: string): Promise<void> => {
    const one = room.getByRole('group', { name: group }).getByRole('radio', { name });
    await one.focus();
    await page.keyboard.press('Space');
    await expect(one).toBeChecked();
  };
  await choose('Game', 'Grand Hand');
  await choose('Declarer', 'Mittelhand');
  await expectSound(page);
  await press('Put it on the table');
  const figure = await figureOf(page);
  await expect(page.locator('#hand-title')).toHaveText('Grand Hand, by Mittelhand');
  await figure.getByRole('tab', { name: 'Analysis' }).focus();
  await page.keyboard.press('Enter');
  const analysis = figure.getByRole('region', { name: 'Analysis' });
  // Nothing is played yet, and the value of the deal is still said and drawn.
  await expect(analysis).toContainText(/With all cards open, the declarer makes \d+; no card/);
  await expect(analysis.locator('circle')).toHaveCount(1);
  await expectSound(page);
  await press('Change the cards');
  await expect(room.getByRole('button', { name: 'jack of clubs, Mittelhand' })).toBeVisible();
});

test('a fault is reported with its place, and nothing typed is lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const room = await openRoom(page, '#1zzzzzzzz/t3');
  await expect(room.getByRole('alert')).toContainText('The address is damaged');
  await expectSound(page);
  const text = room.getByRole('textbox', { name: /^Paste or type a hand/ });
  const cases: [string, RegExp][] = [
    ['', /nothing here to read/],
    ['Good evening', /no hand, card list or game record here/],
    [RECORD.replace(/\[w \S+/, (moves) => moves.slice(0, -3)), /Line 1, column \d+\./],
    [`\n\n${RECORD.replace(' w ', ' q ')}`, /Line 3, column \d+\./],
    [RECORD.slice(0, 200), /Line 1, column \d+\./],
    [`(;GM[Skat]${'x'.repeat(300)}`, /Line 1, column \d+\./],
  ];
  for (const [bad, said] of cases) {
    await readText(room, bad);
    await expect(room.getByRole('alert').last()).toContainText(said);
    await expect(text).toHaveValue(bad);
  }
  await expectSound(page);
});

test('saved hands, the list of records and the comparison pass the checks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const room = await openRoom(page);
  await readText(room, `${RECORD}\n${RECORD.replace('v:96', 'v:72')}\n(;GM[Skat]broken;)`);
  const games = room.getByRole('list', { name: 'Games of the evening' });
  await expect(games.getByRole('listitem')).toHaveCount(3);
  await expectSound(page);
  await games.getByRole('button', { name: /xskat/ }).first().click();
  await figureOf(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the cards' }).click();
  await expect(page.getByRole('list', { name: 'Saved hands' })).toBeVisible();
  const whose = (name: RegExp) => page.locator('.pack').getByRole('button', { name }).first();
  await whose(/, Vorhand$/).click();
  await whose(/, Hinterhand$/).click();
  const compared = page.getByRole('region', { name: 'Before and now' });
  await expect(compared.getByRole('status')).toHaveText(/^With all cards open/);
  await compared.getByText('What would each game have made').click();
  await expect(compared.getByRole('table')).toHaveCount(3, { timeout: 60_000 });
  await expectSound(page);
});
