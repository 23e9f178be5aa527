/**
 * The table is one screen: whatever is asked, all cards, what was said, the question and its buttons are in
 * view without scrolling, and the table keeps its height.
 */
import type { Locator, Page } from '@playwright/test';
import { ELBOW_FORMAT, NO_ELBOW } from '../../src/play/elbow-format.ts';
import { sittingAt, store } from './support/table-states.ts';
import type { TableState } from './support/table-states.ts';
import { expect, test } from './support/test.ts';

/** Width, height, and the reader’s size of text. */
const SCREENS = [
  [360, 740, 'normal'],
  [390, 664, 'normal'],
  [390, 844, 'normal'],
  [390, 844, 'largest'],
  [768, 1024, 'normal'],
  [1366, 768, 'normal'],
  [1920, 1080, 'normal'],
] as const;

const press = (name: RegExp | string) => async (table: Locator) => {
  await table.getByRole('button', { name }).first().click();
};

const countOut = async (table: Locator): Promise<void> => {
  await table.locator('.play').first().click();
  await expect(table.locator('[data-counted]')).toBeVisible();
  await press('Show the whole count')(table);
  await expect(table.getByText(/^(?:You|Anna|Bert) (?:win|lose)s? \d+\.$/u)).toBeVisible();
};

interface Case {
  readonly name: string;
  /** The stored state; null for a reader who has got up, undefined for one who was never there. */
  readonly at: TableState | null | undefined;
  readonly practice?: true;
  /** Whether the guide has a word at every step. */
  readonly guide?: true;
  readonly core?: true;
  /** What the stage of the table then is. */
  readonly stage: string;
  readonly then?: (table: Locator, page: Page) => Promise<void>;
}

const CASES: readonly Case[] = [
  { name: 'a newcomer’s start', at: undefined, stage: 'sit' },
  { name: 'the start', at: null, stage: 'sit' },
  { name: 'yes or pass', at: 'bidding: yes or pass', stage: 'word' },
  { name: 'an own number', at: 'bidding: a number', stage: 'word' },
  { name: 'skat or hand', at: 'skat or hand', stage: 'game' },
  {
    name: 'a game from the hand',
    at: 'skat or hand',
    stage: 'game',
    then: async (table) => {
      await press('Play without the skat')(table);
      await press('Clubs')(table);
    },
  },
  { name: 'twelve cards', core: true, at: 'twelve cards', stage: 'layout', then: press('Spades') },
  { name: 'a turned card', at: 'a turned card', stage: 'drawn' },
  { name: 'a card to play', at: 'a card to play', stage: 'card' },
  { name: 'the guide on two cards to put away', guide: true, at: 'twelve cards', stage: 'layout' },
  { name: 'the guide on a card', guide: true, at: 'a card to play', stage: 'card' },
  { name: 'the guide on a trick', guide: true, at: 'a trick', stage: 'trick' },
  { name: 'practice', at: 'a card to play', practice: true, stage: 'card' },
  {
    name: 'a refuted claim',
    at: 'a claim',
    stage: 'card',
    then: async (table, page) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await press('Menu')(table);
      await press('Claim all the rest')(table);
      await press('Claim it')(table);
      await expect(table.getByText('The rest is not all yours.')).toBeAttached();
    },
  },
  { name: 'a trick', at: 'a trick', stage: 'trick' },
  { name: 'waiting', at: 'waiting', stage: 'wait' },
  { name: 'the end', at: 'over', stage: 'over' },
  { name: 'the count', at: 'the last card', stage: 'over', then: countOut },
  {
    name: 'the guide on the count',
    guide: true,
    at: 'the last card',
    stage: 'over',
    then: async (table) => {
      await countOut(table);
      await expect(table.locator('.guide a')).toBeVisible();
    },
  },
];

/** What cannot be seen whole, and how high the table is. */
function look(page: Page): Promise<{ hidden: string[]; height: number }> {
  return page.evaluate(() => {
    const table = document.querySelector('.play-table')!;
    const board = table.querySelector('.board')!.getBoundingClientRect();
    const words = table.querySelector('.foot > .words')!.getBoundingClientRect();
    const hidden: string[] = [];
    const check = (name: string, element: Element, within: DOMRect | null): void => {
      const { bottom, height, left, right, top } = element.getBoundingClientRect();
      if (height === 0) return;
      const edges = within ?? new DOMRect(0, 0, innerWidth, innerHeight);
      const fits =
        top >= edges.top - 1 &&
        left >= edges.left - 1 &&
        right <= edges.right + 1 &&
        bottom <= edges.bottom + 1;
      if (!fits) {
        const at = [top, right, bottom, left].map(Math.round).join(' ');
        hidden.push(`${name} “${element.textContent.trim().slice(0, 40)}” at ${at}`);
      }
    };
    if (scrollY !== 0) hidden.push('the page is scrolled');
    check('the table', table.querySelector('.board')!, null);
    for (const card of table.querySelectorAll('.board .card-slot')) check('a card', card, board);
    for (const part of table.querySelectorAll(
      '.foot > .words [role="status"] > :not(.visually-hidden)',
    )) {
      check('what was said', part, words);
    }
    // With the largest text its words may be scrolled.
    if (document.documentElement.dataset['size'] !== 'largest') {
      for (const guide of table.querySelectorAll('.foot .guide')) check('the guide', guide, words);
      for (const fold of table.querySelectorAll('.foot summary')) check('a fold', fold, words);
    }
    for (const control of table.querySelectorAll('.act button, .act a, .act p, .opens')) {
      check('what can be pressed', control, null);
    }
    return { hidden, height: board.height };
  });
}

for (const { at, core, guide, name, practice, stage, then } of CASES) {
  test(`${name}: all of it is in view on every screen${core ? ' @core' : ''}`, async ({ page }) => {
    if (at !== undefined) {
      await store(page, at === null ? null : sittingAt(at, practice ? { repeat: true } : {}));
    }
    if (guide) {
      await page.addInitScript(
        ([key, text]) => {
          localStorage.setItem(key!, text!);
        },
        [ELBOW_FORMAT.key, JSON.stringify(ELBOW_FORMAT.make({ ...NO_ELBOW, when: 'guide' }))],
      );
    }
    // Nobody answers, so that it stays so.
    if (stage === 'wait') await page.route(/players-worker(?!.*&url)/u, () => undefined);
    await page.goto('/play/');
    const table = page.locator('.play-table');
    if (at !== 'the last card') await expect(table).toHaveAttribute('data-stage', stage);
    await expect(table.locator('.board .at-below .card-slot').first()).toBeVisible();
    await then?.(table, page);
    await expect(table).toHaveAttribute('data-stage', stage);
    if (guide) await expect(page.locator('.guide')).not.toBeEmpty();
    for (const [width, height, size] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((value) => (document.documentElement.dataset['size'] = value), size);
      const { height: tableHeight, hidden } = await look(page);
      expect.soft(hidden, `${width} × ${height}, ${size} text`).toEqual([]);
      // The same in every state, because it follows from the screen alone.
      expect
        .soft(Math.round(tableHeight), `${width} × ${height}, ${size} text: the table`)
        .toBe(await heightOfTable(page));
    }
  });
}

/** How high the table is by the window, the running head and the foot, whose height is set. */
function heightOfTable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!.getBoundingClientRect();
    const foot = document.querySelector('.play-table > .foot')!;
    const wanted = getComputedStyle(foot.parentElement!).gridTemplateRows.split(' ').at(-1)!;
    return Math.round(innerHeight - main.top - 16 - Number.parseFloat(wanted));
  });
}
