/** Drills, runs of questions and the sprint. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeProgress } from '../../../../src/practice/parse-progress.ts';
import { NO_PROGRESS } from '../../../../src/practice/progress.ts';
import { choose, openChoices } from '../practice.ts';
import { remembered } from './listed-activity.ts';
import type { ListedActivity } from './listed-activity.ts';

const drill = (page: Page) => page.locator('[data-drill][data-hydrated]').first();

/** Keeps a question about matadors that was missed two days ago. */
async function missOne(page: Page): Promise<void> {
  const at = Date.now() - 2 * 86_400_000;
  const result = {
    ...{ id: 'a.1', at, day: Math.floor(at / 86_400_000), drill: 'matadors', kind: 'without' },
    ...{ level: 1, right: false, seconds: 4, again: false },
  };
  await page.evaluate(
    (text) => {
      localStorage.setItem('vorhand-practice', text);
    },
    makeProgress({ ...NO_PROGRESS, results: [result] }),
  );
  await page.reload();
}

/** Answers the question about matadors that is open, wrongly. */
async function answerMatadors(page: Page): Promise<void> {
  await drill(page).getByRole('radio', { name: 'without', exact: true }).check();
  await drill(page).getByRole('radio', { name: '11', exact: true }).check();
  await drill(page).getByRole('button', { name: 'Answer' }).click();
}

const question = remembered((page) => drill(page).locator('.picture').innerText());
const sums = remembered(
  async (page) => (await page.locator('.felt [aria-live]').textContent()) ?? '',
);

const verdict = remembered(
  async (page) => (await page.locator('[data-stage="answer"] .verdict').textContent()) ?? '',
);

export const PRACTICE: readonly ListedActivity[] = [
  {
    name: 'a sprint',
    storedAs: 'sprint',
    path: '/practice/sprint/',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Three minutes' }).click();
      await page.getByRole('textbox', { name: 'Points:' }).fill('120');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 wrong')).toBeVisible();
      await sums.take(page);
    },
    find: async (page) => {
      await expect(page.getByRole('timer')).toHaveText(/^(?:3:00|2:\d\d|1:\d\d)$/u);
      await expect(page.getByText('1 wrong')).toBeVisible();
      await sums.compare(page);
    },
  },
  {
    name: 'the day’s ten',
    storedAs: 'mixed',
    path: '/practice/today/',
    begin: async (page) => {
      await expect(page.getByText('1 of 10')).toBeVisible();
      const picture = page.locator('[data-drill] .picture');
      await expect(picture).toBeVisible();
    },
    find: async (page) => {
      await expect(page.getByText('1 of 10')).toBeVisible();
      await expect(page.locator('[data-drill] .picture')).toBeVisible();
    },
  },
  {
    name: 'what comes back',
    storedAs: 'mixed',
    path: '/practice/due/',
    begin: async (page) => {
      await missOne(page);
      await page.getByRole('button', { name: 'Practise these' }).click();
      await page
        .locator('[data-drill]')
        .getByRole('radio', { name: 'without', exact: true })
        .check();
      await page.locator('[data-drill]').getByRole('radio', { name: '11', exact: true }).check();
      await page.locator('[data-drill]').getByRole('button', { name: 'Answer' }).click();
    },
    find: async (page) => {
      await expect(page.getByText('1 of 1 ·')).toBeVisible();
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'wrong');
    },
  },
  {
    name: 'a problem that was answered',
    storedAs: 'problem',
    path: '/problems/',
    begin: async (page) => {
      await page.locator('[data-stage="ask"] .play').first().click();
      await expect(page.locator('[data-stage="answer"] .verdict')).toBeVisible();
      await verdict.take(page);
    },
    find: async (page) => {
      await verdict.compare(page);
    },
  },
  {
    name: 'a drill on its own page',
    storedAs: 'drill',
    path: '/practice/matadors/',
    begin: async (page) => {
      await answerMatadors(page);
      await drill(page).getByRole('button', { name: 'Next' }).click();
      await expect(drill(page).getByText('2 of 10')).toBeVisible();
      await question.take(page);
    },
    find: async (page) => {
      await expect(drill(page).getByText('2 of 10')).toBeVisible();
      await question.compare(page);
    },
  },
  {
    name: 'the choices for a drill',
    storedAs: 'drill',
    path: '/practice/matadors/',
    begin: async (page) => {
      await openChoices(drill(page));
      await choose(drill(page), 'Level', '2');
      await drill(page).getByRole('combobox', { name: 'Kind' }).selectOption('without');
      await question.take(page);
    },
    find: async (page) => {
      await expect(drill(page)).toContainText('level 2 · only “without” in a suit');
      await question.compare(page);
    },
  },
  {
    name: 'a chapter’s drill after Begin',
    storedAs: 'drill',
    path: '/manual/scoring/',
    begin: async (page) => {
      const figure = page.getByRole('region', { name: 'Practice: Game values' });
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('[data-ready]')).toBeVisible();
      await figure.getByRole('button', { name: 'Begin' }).click();
      await expect(drill(page).getByText('1 of 5')).toBeVisible();
      await question.take(page);
    },
    find: async (page) => {
      await expect(drill(page).getByText('1 of 5')).toBeVisible();
      await question.compare(page);
    },
  },
  {
    name: 'the hand to count through, and its drill',
    storedAs: 'whole-hand',
    path: '/practice/whole-hand/',
    begin: async (page) => {
      await page.locator('[data-whole-hand][data-hydrated]').waitFor();
      await page.getByRole('combobox', { name: 'The hand' }).selectOption('9');
    },
    find: async (page) => {
      await expect(page.getByRole('combobox', { name: 'The hand' })).toHaveValue('9');
      await expect(drill(page).getByRole('heading').first()).toContainText('is the declarer');
    },
  },
  {
    name: 'a sheet of questions to print',
    storedAs: 'its address',
    path: '/practice/matadors/sheet/',
    begin: async (page) => {
      const form = page.locator('form[data-hydrated]');
      await form.getByRole('combobox', { name: 'Level' }).selectOption('3');
      await expect(page.getByText(/level 3, sheet/u)).toBeVisible();
    },
    find: async (page) => {
      await expect(page.getByText(/level 3, sheet/u)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('3');
    },
  },
];
