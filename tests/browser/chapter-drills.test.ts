/** The drills in their chapters: begun, answered right and wrong, on a phone, on paper. */
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { WAYS } from './support/drills.ts';
import { answerMatadors, choose, openChoices } from './support/practice.ts';
import { expect, test } from './support/test.ts';

/** Every chapter with the drills in it, by their titles. */
const CHAPTERS = new Map<string, string[]>();
for (const { drill } of WAYS) {
  for (const chapter of drill.chapters) {
    CHAPTERS.set(chapter, [...(CHAPTERS.get(chapter) ?? []), drill.title]);
  }
}

function figureOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: `Practice: ${title}` });
}

/** Begins a drill of the open chapter by keyboard, and finds its first question. */
async function begin(page: Page, title: string): Promise<Locator> {
  const figure = figureOf(page, title);
  const button = figure.getByRole('button', { name: 'Begin' });
  // It listens once it has come near.
  await button.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-ready]')).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(figure.locator('[data-hydrated]')).toBeVisible();
  await expect(questionOf(figure)).toBeFocused();
  return figure;
}

function questionOf(figure: Locator): Locator {
  return figure.locator('[data-drill]').getByRole('heading').first();
}

/** Types an answer to a question on a game's value, sign and number, and sends it. */
async function answerValue(page: Page, figure: Locator, answer: string): Promise<void> {
  const field = figure.getByRole('textbox');
  for (let presses = 0; presses < 4; presses++) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
}

/** What stands on the slip of a won game: base value and matadors. */
async function valueOnSlip(figure: Locator): Promise<number> {
  const slip = await figure.locator('.picture').innerText();
  const base = /Base value\s+(\d+)/i.exec(slip);
  const run = /with(?:out)?\s+(\d+)/i.exec(slip);
  return Number(base?.[1]) * (1 + Number(run?.[1]));
}

/** The address of a chapter by a drill’s name for it: `nullo`, `shelf/whist`, `today/playing-a-grand`. */
const addressOf = (chapter: string): string =>
  /^(?:shelf|today)\//.test(chapter) ? `/${chapter}/` : `/manual/${chapter}/`;

test('a chapter’s drill goes by keyboard to its end, wrong and right @core', async ({ page }) => {
  await page.goto('/manual/scoring/');
  const figure = await begin(page, 'Game values');
  await answerValue(page, figure, '-1');
  await expect(figure.locator('[data-verdict=wrong]')).toContainText('It is plus');
  for (let n = 2; n <= 5; n++) {
    await expect(figure.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(questionOf(figure)).toBeFocused();
    await expect(figure).toContainText(`${n} of 5`);
    await answerValue(page, figure, `+${await valueOnSlip(figure)}`);
    await expect(figure.locator('[data-verdict=right]')).toBeVisible();
  }
  await expect(figure.getByRole('button', { name: 'How it went' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('heading', { name: 'How it went' })).toBeFocused();
  await expect(figure).toContainText('4 of 5 right');
  await figure.getByRole('button', { name: 'Other questions' }).press('Enter');
  await expect(figure.getByRole('group', { name: 'Questions' })).toBeVisible();
  await expect(figure.locator('summary', { hasText: 'Change' })).toBeFocused();
});

test('what a chapter settles leaves the reader’s own choices alone', async ({ page }) => {
  await page.goto('/practice/matadors/');
  const own = page.locator('[data-drill]');
  await expect(own).toHaveAttribute('data-hydrated', '');
  await openChoices(own);
  await choose(own, 'Questions', '20');
  await expect(own.getByText('1 of 20')).toBeVisible();
  await answerMatadors(own);
  await page.goto('/manual/first-principles/');
  const figure = await begin(page, 'Matadors');
  await expect(figure.getByText('1 of 5')).toBeVisible();
  await page.goto('/practice/matadors/');
  await expect(own).toHaveAttribute('data-hydrated', '');
  await own.getByRole('button', { name: 'End' }).click();
  await own.getByRole('button', { name: 'Other questions' }).click();
  await expect(own).toContainText('20 questions');
});

test('a drill that cannot be loaded says so', async ({ browser, baseURL }) => {
  // A page of its own, which may complain of what it cannot load.
  const page = await browser.newPage({ baseURL: baseURL! });
  await page.goto('/manual/tournee/');
  const figure = figureOf(page, 'Would you bid?');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-ready]')).toBeVisible();
  await page.route('**/_astro/*.js', (route) => route.abort());
  await figure.getByRole('button', { name: 'Begin' }).click();
  await expect(figure.getByRole('status')).toContainText('could not be loaded');
  await page.close();
});

for (const [chapter, titles] of CHAPTERS) {
  test(`${chapter}: each drill begins, fits 320 pixels, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(addressOf(chapter));
    await expect(page.locator('.drill-figure')).toHaveCount(titles.length);
    for (const title of titles) {
      const figure = await begin(page, title);
      await expect(figure.getByText(/^1 of \d+/)).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page, '.drill-figure')).toEqual([]);
  });
}

test('in print a drill is an example and questions, all with their answers', async ({ page }) => {
  await page.goto('/manual/nullo/');
  await page.emulateMedia({ media: 'print' });
  const figure = figureOf(page, 'Would you bid?');
  await expect(figure.getByRole('button', { name: 'Begin' })).toBeHidden();
  await expect(figure.locator('.solution b')).toHaveCount(4);
  for (const answer of await figure.locator('.solution b').all())
    await expect(answer).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  for (const [chapter, titles] of CHAPTERS) {
    test(`${chapter}: each drill is questions with their answers folded${chapter === 'solo' ? ' @core' : ''}`, async ({
      page,
    }) => {
      await page.goto(addressOf(chapter));
      for (const title of titles) {
        const figure = figureOf(page, title);
        await expect(figure.getByRole('button', { name: 'Begin' })).toBeHidden();
        await expect(figure.getByText('The answer', { exact: true })).toHaveCount(3);
        const solution = figure.locator('.few .solution').first();
        await expect(solution.locator('b')).toBeHidden();
        await solution.locator('summary').click();
        await expect(solution.locator('b')).toBeVisible();
      }
    });
  }
});
