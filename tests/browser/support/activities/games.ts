/** Cards on a table: the lesson, deals that are played, and the analysis room. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { remembered } from './listed-activity.ts';
import type { ListedActivity } from './listed-activity.ts';

const lesson = (page: Page) => page.getByRole('region', { name: 'The lesson' });
/** What the plates say, and which cards are in sight. */
const tableText = async (page: Page, of: string): Promise<string> => {
  const cards = await page
    .locator(`${of} .felt [data-key]`)
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-key')));
  return `${await page.locator(`${of} .felt`).innerText()} ${cards.join(' ')}`;
};
const two = remembered((page) => tableText(page, '.two-handed'));
const mate = remembered((page) => tableText(page, '.mate'));

export const GAMES: readonly ListedActivity[] = [
  {
    name: 'the choices before the first deal at the table',
    storedAs: 'sitting-down',
    path: '/play/',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('radio', { name: 'Strong players' }).check();
      await page.keyboard.press('Escape');
    },
    find: async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await expect(page.getByRole('radio', { name: 'Strong players' })).toBeChecked();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'a deal at the table',
    storedAs: 'table',
    path: '/play/#deal=20lr4f5ucp&laws=isko&seat=V',
    begin: async (page) => {
      await expect(page.locator('.act')).toContainText('deal 20lr4f5ucp');
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
    },
    find: async (page) => {
      await expect(page.locator('.play-table')).toHaveAttribute('data-stage', /word|wait/u);
    },
  },
  {
    name: 'the rules and opponents of a series',
    storedAs: 'its address',
    path: '/play/series/#2026-11-20',
    begin: async (page) => {
      await page.locator('.series-page[data-ready]').waitFor();
      await page.getByRole('radio', { name: 'Strong players' }).check();
      await page.getByRole('radio', { name: 'The laws of 1922' }).check();
    },
    find: async (page) => {
      await expect(page.getByRole('heading', { name: '20 November 2026' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Strong players' })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'The laws of 1922' })).toBeChecked();
    },
  },
  {
    name: 'a deal of a series',
    storedAs: 'series',
    path: '/play/series/table/#2026-11-26/isko/learner',
    begin: async (page) => {
      await expect(page.locator('.play-table')).toHaveAttribute('data-stage', 'word');
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
    },
    find: async (page) => {
      await expect(page.locator('.play-table')).toContainText('Deal 1 of 12');
      await expect(page.locator('.play-table')).not.toHaveAttribute('data-stage', /sit|word/u);
    },
  },
  {
    name: 'codes of results, pasted and not yet added',
    storedAs: 'series-codes',
    path: '/play/series/compare/',
    begin: async (page) => {
      await page.locator('.compare[data-ready]').waitFor();
      await page.getByLabel(/^Paste codes/u).fill('s2 half a code');
    },
    find: async (page) => {
      await expect(page.getByLabel(/^Paste codes/u)).toHaveValue('s2 half a code');
    },
  },
  {
    name: 'a round of Mate',
    storedAs: 'mate',
    path: '/shelf/mate/play/',
    begin: async (page) => {
      const table = page.locator('.mate');
      await expect(table).toHaveAttribute('data-turn', '');
      await page.getByText('Change the deal, the deck or the rules').click();
      await page.getByRole('spinbutton', { name: 'Deal' }).fill('5');
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await expect(page.getByText('Deal 5, plain rules. Round 1, game 1 of 2')).toBeVisible();
      await expect(table).toHaveAttribute('data-turn', '');
      await page.getByRole('button', { name: 'Put nothing aside' }).click();
      await expect(table).toHaveAttribute('data-stage', 'play');
      await expect(table).toHaveAttribute('data-turn', '');
      await mate.take(page);
    },
    find: async (page) => {
      await expect(page.locator('.mate')).toHaveAttribute('data-stage', 'play');
      await expect(page.getByText('Deal 5, plain rules. Round 1, game 1 of 2')).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: 'Deal', includeHidden: true })).toHaveValue(
        '5',
      );
      await mate.compare(page);
    },
  },
  {
    name: 'a deal of two-handed Skat',
    storedAs: 'two',
    path: '/shelf/two-handed-skat/',
    begin: async (page) => {
      const table = page.locator('.two-handed');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-hydrated', '');
      await table.locator('.act button').first().click();
      await two.take(page);
    },
    find: async (page) => {
      const table = page.locator('.two-handed');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-hydrated', '');
      await two.compare(page);
    },
  },
  {
    name: 'the lesson, also by its address without a step',
    storedAs: 'lesson',
    path: '/learn/#points',
    begin: async (page) => {
      await lesson(page).getByRole('button', { name: '21', exact: true }).click();
      await page.goto('/learn/');
      await page.reload();
    },
    find: async (page) => {
      await expect(lesson(page)).toHaveAttribute('data-step', 'points');
      await expect(lesson(page).getByRole('button', { name: '21', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'the first hand of the lesson',
    storedAs: 'lesson',
    path: '/learn/#play',
    begin: async (page) => {
      const cards = lesson(page).locator('.at-below .cards');
      await expect(cards.locator('.card-slot')).toHaveCount(10);
      await cards.getByRole('button', { name: /jack of clubs/ }).click();
      await lesson(page).getByRole('button', { name: 'Go on' }).click();
      await cards.getByRole('button', { name: /jack of spades/ }).click();
    },
    find: async (page) => {
      await expect(lesson(page).locator('.at-below .card-slot')).toHaveCount(8);
      await expect(lesson(page).getByRole('button', { name: 'Go on' })).toBeVisible();
    },
  },
  {
    name: 'cards half set up and a text not yet read in the analysis room',
    storedAs: 'room',
    path: '/analyse/',
    begin: async (page) => {
      const room = page.locator('.room[data-ready]');
      await room.waitFor();
      await room.locator('.pack button').first().click();
      await room.getByRole('textbox', { name: /^Paste or type a hand/ }).fill('Vorhand: CJ');
      await expect(room.locator('.pack button').first()).toHaveAccessibleName(/Vorhand/u);
    },
    find: async (page) => {
      const room = page.locator('.room[data-ready]');
      await expect(room.locator('.pack button').first()).toHaveAccessibleName(/Vorhand/u);
      await expect(room.getByRole('textbox', { name: /^Paste or type a hand/ })).toHaveValue(
        'Vorhand: CJ',
      );
    },
  },
  {
    name: 'a hand played on from its record',
    storedAs: 'its address',
    path: '/hands/foster-09/#foster-09/t4.1',
    begin: async (page) => {
      const figure = page.locator('.replay').first();
      await figure.getByRole('button', { name: 'Play on' }).click();
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/t4\.1\+/u);
    },
    find: async (page) => {
      await expect(page.locator('.replay .where').first()).toContainText(
        'Off the record, since trick 4',
      );
    },
  },
  {
    name: 'a hand that is to be judged, half chosen',
    storedAs: 'its address',
    path: '/hand/',
    begin: async (page) => {
      const hand = page.locator('.my-hand[data-ready]');
      await hand.getByRole('button', { name: 'jack of clubs', exact: true }).click();
      await hand.getByRole('button', { name: 'jack of spades', exact: true }).click();
      await expect(page).toHaveURL(/#CJ-SJ/u);
    },
    find: async (page) => {
      await expect(page.locator('.my-hand[data-ready]')).toContainText('You have 2 of ten cards.');
    },
  },
];
