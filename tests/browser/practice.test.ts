/** The drills as a reader meets them: a session by keyboard, addresses, and what is kept. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KEY, choose, openChoices, openDrill } from './support/practice.ts';
import { expect, test } from './support/test.ts';

async function answersKept(page: Page): Promise<number> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return text === null ? 0 : (JSON.parse(text) as { results: unknown[] }).results.length;
}

/** Answers a question of the drill on matadors by keyboard: without 11, which is wrong. */
async function answerWithout11(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'without', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
}

test('a session goes by keyboard to its end, with wrong answers explained @core', async ({
  page,
}) => {
  const drill = await openDrill(page, '/practice/matadors/');
  await expect(drill).toContainText('10 questions · level 1, adapts to you · no time limit');
  await openChoices(drill);
  await choose(drill, 'Questions', '5');
  for (let n = 1; n <= 5; n++) {
    await expect(drill.getByText(`${n} of 5`)).toBeVisible();
    await answerWithout11(page);
    await expect(drill.getByRole('status')).toContainText('Wrong: the answer is');
    await expect(drill.getByRole('button', { name: n < 5 ? 'Next' : 'How it went' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(drill.getByRole('heading', { name: 'How it went' })).toBeFocused();
  await expect(drill).toContainText('0 of 5 right');
  expect(await answersKept(page)).toBe(5);
  await drill.getByRole('button', { name: 'The same again' }).press('Enter');
  await expect(drill.getByText('1 of 5')).toBeVisible();
});

test('the address of a question opens it at once, the same each time @core', async ({ page }) => {
  const drill = await openDrill(page, '/practice/matadors/?level=2&seed=4711');
  const first = await drill.innerText();
  expect(first).toContain('A question from a link');
  await page.reload();
  await expect(drill).toHaveAttribute('data-hydrated', '');
  expect(await drill.innerText()).toBe(first);
});

test('an odd address says what is wrong and begins as usual', async ({ page }) => {
  const drill = await openDrill(page, '/practice/matadors/?level=99&seed=x');
  await expect(drill).toContainText('The level is “99”');
  await expect(drill).toContainText('The seed is “x”');
  await expect(drill.getByText('1 of 10')).toBeVisible();
});

test('what is kept survives damage, and the damaged text can be saved @core', async ({ page }) => {
  await page.goto('/practice/');
  const damaged = '{"vorhand":"practice","version":2,"results":[[1]]}';
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
    },
    [KEY, damaged],
  );
  await page.goto('/practice/progress/');
  await expect(page.getByText('could not be read')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the damaged text' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(damaged);
});

test('progress of a newer version is left as it is', async ({ page }) => {
  await page.goto('/practice/');
  const newer = '{"vorhand":"practice","version":99}';
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
    },
    [KEY, newer],
  );
  const drill = await openDrill(page, '/practice/matadors/?level=1&seed=5');
  await expect(page.getByText('newer version')).toBeVisible();
  await answerWithout11(page);
  await expect(drill.locator('[data-verdict]')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(newer);
});

test('two tabs lose nothing to each other', async ({ context, page }) => {
  const other = await context.newPage();
  await openDrill(page, '/practice/matadors/?level=1&seed=5');
  await openDrill(other, '/practice/matadors/?level=1&seed=6');
  // Only a tab in front takes keys.
  await page.bringToFront();
  await answerWithout11(page);
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await other.bringToFront();
  await answerWithout11(other);
  await expect(other.locator('[data-verdict]')).toBeVisible();
  // What one tab keeps, another reads a moment later.
  await expect.poll(() => answersKept(page)).toBe(2);
});

test('progress goes out as a file and comes back', async ({ page }) => {
  await openDrill(page, '/practice/matadors/?level=1&seed=5');
  await answerWithout11(page);
  await expect(page.locator('[data-verdict]')).toBeVisible();
  await page.goto('/practice/progress/');
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Clear everything…' }).click();
  await page.getByRole('button', { name: 'Yes, clear everything' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Bring back from a file').setInputFiles(file);
  await expect(page.getByText(/^Brought back from .*: 1 answer/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
});

test('the time of a question begins when its cards do, however long the reader waits before', async ({
  page,
}) => {
  await page.clock.install();
  const drill = await openDrill(page, '/practice/points/');
  await openChoices(drill);
  await drill.getByLabel('Pace').selectOption('half a second a card');
  const start = drill.getByRole('button', { name: 'Start' });
  await expect(start).toBeVisible();
  await page.clock.runFor(60_000);
  await start.click();
  const field = drill.getByRole('textbox', { name: 'Points:' });
  await page.clock.runFor(5000);
  await field.fill('7');
  await field.press('Enter');
  await expect(drill.getByText(/^(?:Right|Wrong)/)).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('vorhand-practice') ?? '');
  const { results } = JSON.parse(kept) as { results: (number | string)[][] };
  // The eighth of a result, as it is kept, is its seconds.
  const seconds = results[0]?.[7];
  expect(seconds).toBeGreaterThan(4);
  expect(seconds).toBeLessThan(20);
});

test('a sheet can be set anew, and has its answers after the questions', async ({ page }) => {
  await page.goto('/practice/matadors/sheet/');
  await expect(page.locator('form[data-hydrated]')).toBeVisible();
  const questions = page.locator('.paper > li');
  const answers = page.locator('.answers li');
  await expect(questions).toHaveCount(10);
  await expect(answers).toHaveCount(10);
  const before = await answers.first().innerText();
  await page.getByLabel('Questions').selectText();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(questions).toHaveCount(3);
  await page.getByLabel('Level').selectOption('4');
  await expect(page.getByText('Matadors, level 4, sheet 1922')).toBeVisible();
  await expect(answers).toHaveCount(3);
  expect(await answers.first().innerText()).not.toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a drill is a few questions with their answers @core', async ({ page }) => {
    await page.goto('/practice/matadors/');
    await expect(page.getByText('A worked example')).toBeVisible();
    await expect(page.getByText('The answer', { exact: true })).toHaveCount(3);
    await expect(page.getByText('no time limit')).toBeHidden();
  });
});
