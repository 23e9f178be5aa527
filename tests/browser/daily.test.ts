/**
 * The pages to come back to: the day’s ten questions by keyboard, gone on with after a reload and
 * another ten on the day after; what was missed; progress over time.
 */
import type { Locator, Page } from '@playwright/test';
import { dailyPlan, dailySeconds } from '../../src/practice/daily/plan.ts';
import type { DailyFacts, DailyQuestion } from '../../src/practice/daily/plan.ts';
import { makeQuestion } from '../../src/practice/origin.ts';
import { makeProgress } from '../../src/practice/parse-progress.ts';
import { NO_PROGRESS, withChoices, withResults } from '../../src/practice/progress.ts';
import { NOTHING_LEARNT } from '../../src/practice/taught/learning.ts';
import { axeFaults } from './support/axe.ts';
import { choose, openChoices } from './support/practice.ts';
import { WAYS } from './support/drills.ts';
import { expect, test } from './support/test.ts';

/** Sunday, 22 November 2026, as the calendar of the test’s own browser has it. */
const SUNDAY = 20_779;
const noonOf = (date: number): Date => new Date(2026, 10, date, 12);

/** The drills on Skat. */
const facts = WAYS.flatMap(({ drill }): DailyFacts[] => {
  const { levels, ofSkat = true, usualSeconds } = drill;
  const seconds = levels.map((_, at) => usualSeconds(at + 1));
  return ofSkat ? [{ ...drill, seconds }] : [];
});

/** Nothing is stored of the reader of these tests. */
const NEWCOMER = { learning: NOTHING_LEARNT, laws: 'isko' } as const;

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const live = page.locator('[data-hydrated]').first();
  await expect(live).toBeVisible();
  return live;
}

/** Answers the question before the reader, by the keys. */
async function answer(page: Page, { drill, origin }: DailyQuestion, right: boolean): Promise<void> {
  const shown = page.locator(`[data-drill=${drill}]`);
  await shown.getByRole('heading', { level: 2 }).first().focus();
  const way = WAYS.find((each) => each.drill.id === drill)!;
  const question = makeQuestion(way.drill, origin);
  const best = way.drill.answer(question);
  await way.byKeys({ page, drill: shown }, question, right ? best : way.wrong(question, best));
  await expect(shown.locator('[data-verdict]')).toHaveAttribute(
    'data-verdict',
    right ? 'right' : 'wrong',
  );
}

test('the day’s ten go by keyboard, go on after a reload, and are others on the day after', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(noonOf(22));
  const today = await open(page, '/practice/today/');
  await expect(today.getByRole('heading', { name: 'Sunday, 22 November 2026' })).toBeVisible();
  const plan = dailyPlan(SUNDAY, facts, NEWCOMER);
  const minutes = ['one minute', 'two minutes', 'three minutes'][
    Math.round(dailySeconds(plan, facts) / 60) - 1
  ]!;
  await expect(today).toContainText(`ten questions, about ${minutes}`);
  for (const [at, question] of plan.entries()) {
    if (at === 4) {
      await page.reload();
    }
    await expect(today.getByText(`${at + 1} of 10`)).toBeVisible();
    await answer(page, question, at !== 1);
    const onward = today.getByRole('button', { name: at === 9 ? 'How it went' : 'Next' });
    await expect(onward).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(today.getByRole('heading', { name: 'Sunday, 22 November 2026' })).toBeFocused();
  await expect(today).toContainText('9 of 10 right');
  await expect(today.getByRole('link', { name: '22 November, the ten: 9 right' })).toBeVisible();

  await page.clock.setFixedTime(noonOf(23));
  await page.reload();
  await expect(today.getByRole('heading', { name: 'Monday, 23 November 2026' })).toBeVisible();
  await expect(today).toContainText('two that you missed, then the ten');
  await expect(today).toContainText('You missed this very question yesterday.');
  await expect(today).toContainText('To try again, 1 of 2');
  for (const telling of ['/', '/practice/']) {
    await page.goto(telling);
    await expect(page.getByText('2 due today.')).toBeVisible();
  }
  await page.goto('/practice/due/');
  await expect(page.getByRole('link', { name: 'practise just this' })).toHaveCount(1);
  const section = page.getByRole('listitem').filter({ hasText: 'taught in' }).getByRole('link');
  await expect(section.nth(1)).toHaveAttribute('href', /^\/manual\/[a-z-]+\/#[a-z-]+$/);
  await page.getByRole('button', { name: 'Practise these' }).click();
  await answer(page, plan[1]!, true);

  // A past day by its address is what it was.
  await open(page, '/practice/today/?day=2026-11-22');
  await expect(today).toContainText('9 of 10 right');
});

test('a page left open past midnight begins the ten of the new day, and says so', async ({
  page,
}) => {
  await page.clock.setFixedTime(noonOf(22));
  const today = await open(page, '/practice/today/');
  await expect(today.getByRole('heading', { name: 'Sunday, 22 November 2026' })).toBeVisible();
  await page.clock.setFixedTime(noonOf(23));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(today.getByRole('heading', { name: 'Monday, 23 November 2026' })).toBeVisible();
  await expect(today).toContainText('Midnight has passed: these are the new day’s ten.');
  await answer(page, dailyPlan(SUNDAY + 1, facts, NEWCOMER)[0]!, true);
});

test('on a phone the first question can be answered without a scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.clock.setFixedTime(noonOf(30));
  const drills = new Set<string | null>();
  // Cards that go by, a hand of six, a trick, and a hand of nine.
  for (const day of ['01', '03', '09', '13']) {
    const today = await open(page, `/practice/today/?day=2026-11-${day}`);
    const question = today.locator('[data-drill]');
    drills.add(await question.getAttribute('data-drill'));
    const buttons = question.locator('.picture').getByRole('button');
    const toPress = (await buttons.filter({ hasText: /Answer|Next card/u }).all()).concat(
      await buttons.first().all(),
    );
    for (const button of toPress) await expect(button).toBeInViewport({ ratio: 1 });
  }
  expect([...drills].toSorted()).toEqual(['points', 'tricks']);
});

test('a link to a day opens it, and an odd one says so', async ({ page }) => {
  await page.clock.setFixedTime(noonOf(22));
  const today = await open(page, '/practice/today/?day=2026-11-03');
  await expect(today.getByRole('heading', { name: 'Tuesday, 3 November 2026' })).toBeVisible();
  await open(page, '/practice/today/?day=2027-01-01');
  await expect(today).toContainText('The questions of 2027-01-01 appear on that day.');
  await expect(today.getByRole('heading', { name: 'Sunday, 22 November 2026' })).toBeVisible();
});

test('a day’s sheet has ten questions, and their answers after them @core', async ({ page }) => {
  await open(page, '/practice/today/sheet/?day=2026-11-03');
  await expect(page.getByRole('heading', { name: 'Tuesday, 3 November 2026' })).toBeVisible();
  await expect(page.locator('.paper > li:visible')).toHaveCount(10);
  await expect(page.locator('.answers li:visible')).toHaveCount(10);
});

test('without storage the day’s questions can still be answered, and the page says that nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('No leave.', 'SecurityError');
        },
      });
    }
  });
  await page.clock.setFixedTime(noonOf(22));
  const today = await open(page, '/practice/today/');
  await expect(today).toContainText('This browser does not let the page store anything.');
  await answer(page, dailyPlan(SUNDAY, facts, NEWCOMER)[0]!, true);
  await today.getByRole('button', { name: 'End' }).click();
  await expect(today).toContainText('1 of 1 right, nine to go');
});

test('a session goes on after a reload, and can be ended @core', async ({ page }) => {
  const drill = await open(page, '/practice/game-value/');
  await drill.getByRole('textbox').fill('-1');
  await drill.getByRole('textbox').press('Enter');
  await drill.getByRole('button', { name: 'Next' }).click();
  const asked = await drill.locator('.picture').innerText();
  await page.reload();
  await expect(drill).toContainText('2 of 10');
  await expect(drill).toContainText('where you left off');
  expect(await drill.locator('.picture').innerText()).toBe(asked);
  await drill.getByRole('button', { name: 'End' }).click();
  await expect(drill.getByRole('heading', { name: 'How it went' })).toBeFocused();
  await expect(drill).toContainText('of 1 right');
  await page.reload();
  await expect(drill).toContainText('1 of 10');
});

test('a kind, a level and a placement can be chosen at once', async ({ page }) => {
  const drill = await open(page, '/practice/matadors/?only=without');
  await expect(drill).toContainText('only “without” in a suit');
  await openChoices(drill);
  await choose(drill, 'Level', '3');
  await expect(drill).toContainText('1 of 10 · level 3');
  await drill.getByRole('button', { name: 'Find my level' }).click();
  await expect(drill).toContainText('1 of 12 · to find your level');
});

/** A month of practice in three drills, some of it missed. */
function month(): string {
  const results = Array.from({ length: 240 }, (_, n) => {
    const day = SUNDAY - 30 + Math.floor(n / 8);
    const right = n % 5 !== 0;
    return {
      id: `m.${n}`,
      at: day * 86_400_000 + n,
      day,
      drill: (['matadors', 'points', 'bidding'] as const)[n % 3]!,
      kind: ['without', 'threes', 'solo'][n % 3]!,
      level: 1 + Math.floor(n / 60),
      right,
      seconds: 12 - n / 40,
      again: false,
      question: right ? undefined : `level=1&seed=${n + 1}&is=x`,
    };
  });
  const choices = { at: 1, level: 4, follows: true, length: 10, clock: false, options: {} };
  return makeProgress(withChoices(withResults(NO_PROGRESS, results), 'matadors', choices));
}

for (const path of ['/practice/today/', '/practice/due/', '/practice/progress/', '/practice/']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} with a month of practice fits 320 pixels in the ${colorScheme}, and axe finds nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.clock.setFixedTime(noonOf(22));
      await page.addInitScript((text) => {
        localStorage.setItem('vorhand-practice', text);
      }, month());
      await page.goto(path);
      await expect(page.getByText(/due|to try again/).first()).toBeVisible();
      if (path.endsWith('today/')) await expect(page.getByRole('table')).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test('progress has its dates, its levels apart, and one drill at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(noonOf(22));
  await page.addInitScript((text) => {
    localStorage.setItem('vorhand-practice', text);
  }, month());
  await page.goto('/practice/progress/');
  await page.getByRole('button', { name: 'Matadors' }).click();
  const chart = page.locator('figure svg');
  await expect(chart.locator('.date').first()).toHaveText('23 Oct');
  await expect(chart.locator('.level')).toHaveText(['4', '3', '2', '1']);
  // All of it in one screen of a phone: from the first line to the chart’s last.
  const top = (await page.locator('[data-progress]').boundingBox())!.y;
  const { height, y } = (await chart.boundingBox())!;
  expect(y + height - top).toBeLessThan(844);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of a day have the ten of one day, with their answers @core', async ({ page }) => {
    await page.goto('/practice/today/');
    await expect(page.getByText('Sunday, 22 November 2026')).toBeVisible();
    await expect(page.getByText('The answer', { exact: true })).toHaveCount(10);
    await page.goto('/practice/today/sheet/');
    await expect(page.locator('.answers li:visible')).toHaveCount(10);
  });
});
