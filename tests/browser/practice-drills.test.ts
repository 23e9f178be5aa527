/**
 * Every drill for real: a session by keyboard alone, a hard question missed and then mended, the
 * count kept by ear; and practice where the browser keeps nothing, has no room, or kept it badly.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { DRILL_IDS } from '../../src/practice/drill.ts';
import type { QuestionBase } from '../../src/practice/drill.ts';
import { makeQuestion, usualOptions } from '../../src/practice/origin.ts';
import { makeProgress } from '../../src/practice/parse-progress.ts';
import { makeQuestionAddress } from '../../src/practice/permalink.ts';
import { NO_PROGRESS } from '../../src/practice/progress.ts';
import type { Progress } from '../../src/practice/progress.ts';
import {
  giveAnswer,
  isSessionOver,
  nextQuestion,
  present,
  startSession,
} from '../../src/practice/session.ts';
import { WAYS } from './support/drills.ts';
import { matadorsWay } from './support/ways/matadors.ts';
import { tabTo } from './support/ways/way.ts';
import type { Way } from './support/ways/way.ts';
import { expect, test } from './support/test.ts';

/** Opens a drill, and waits until it runs. */
async function openDrill(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const drill = page.locator('[data-drill]');
  await expect(drill).toHaveAttribute('data-live', '');
  return drill;
}

async function fitsAcross(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, 'pixels too wide').toBeLessThanOrEqual(0);
}

/** A session of the fewest questions, the second missed, without a touch of the mouse. */
async function sessionByKeys<Question extends QuestionBase, Answer>(
  page: Page,
  way: Way<Question, Answer>,
): Promise<void> {
  // The page draws its seed from the device's chance, which is held here.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => (array as unknown as Uint32Array).fill(1922) as never;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const drill = await openDrill(page, `/practice/${way.drill.id}/`);
  const length = Math.min(5, way.drill.usualLength);
  if (length !== way.drill.usualLength) {
    await tabTo(page, drill.getByText('Choose otherwise'));
    await page.keyboard.press('Enter');
    await tabTo(page, drill.getByLabel('Questions'));
    await page.keyboard.press('ArrowUp');
    await expect(drill.getByText('Five questions')).toBeVisible();
  }
  await drill.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');

  let session = startSession(way.drill, {
    length,
    level: 1,
    follows: true,
    kind: null,
    options: usualOptions(way.drill),
    clock: false,
    seed: 1923,
    returning: [],
  });
  for (let number = 1; ; number++) {
    await expect(drill.getByText(`${number} of ${length}`)).toBeVisible();
    await expect(drill.getByRole('heading', { level: 2 })).toBeFocused();
    const { question } = present(session);
    const right = way.drill.answer(question);
    const answer = number === 2 ? way.wrong(question, right) : right;
    await way.byKeys({ page, drill }, question, answer);
    const verdict = drill.locator('[data-verdict]');
    await expect(verdict).toHaveAttribute('data-verdict', number === 2 ? 'wrong' : 'right');
    // Where the answer is a judgement, a right one may be less than certain.
    await expect(verdict).toContainText(
      number === 2 ? 'Wrong: the answer is' : /Right|Good|Doubtful/,
    );
    await expect(verdict.locator('.why p')).toHaveCount(way.drill.explain(question).length);
    await fitsAcross(page);
    session = giveAnswer(way.drill, session, answer, 1);
    if (session.news !== null) await expect(verdict.locator('.news')).toHaveText(session.news);
    const over = isSessionOver(session);
    await expect(drill.getByRole('button', { name: over ? 'How it went' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    if (over) break;
    session = nextQuestion(way.drill, session);
  }
  await expect(drill.getByRole('heading', { name: 'How it went' })).toBeFocused();
  await expect(drill).toContainText(`${length - 1} of ${length} right`);
  await expect(drill).toContainText('1 missed of');
  await fitsAcross(page);
}

/** A hard question by its address: missed, explained, asked again and then right. */
async function missedThenRight<Question extends QuestionBase, Answer>(
  page: Page,
  way: Way<Question, Answer>,
): Promise<void> {
  const origin = { ...way.hard, options: usualOptions(way.drill) };
  const question = makeQuestion(way.drill, origin);
  const right = way.drill.answer(question);
  const wrong = way.wrong(question, right);
  const { faults } = way.drill.grade(question, wrong);
  const drill = await openDrill(page, makeQuestionAddress(way.drill, origin));

  await way.byTouch({ page, drill }, question, wrong);
  const verdict = drill.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'wrong');
  // The verdict itself, what was wrong, and the reasoning.
  const reasons = way.drill.explain(question).length;
  await expect(verdict.locator('p')).toHaveCount(1 + faults.length + reasons);
  expect(faults.length).toBeGreaterThan(0);
  await expect(drill.locator('.picture')).toContainText(way.pictured);
  await drill.getByRole('button', { name: 'How it went' }).click();
  await expect(drill).toContainText('0 of 1 right');
  await expect(drill).toContainText(way.drill.kinds[question.kind]!);

  await drill.getByRole('button', { name: 'These again' }).click();
  await way.byTouch({ page, drill }, question, right);
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
  await drill.getByRole('button', { name: 'How it went' }).click();
  await expect(drill).toContainText('1 of 1 right');
}

for (const id of DRILL_IDS) {
  test(`${id}: a session by keyboard alone, on 320 pixels`, async ({ page }) => {
    expect(WAYS[id](({ drill }) => drill.id)).toBe(id);
    await WAYS[id]((way) => sessionByKeys(page, way));
  });
  test(`${id}: a hard question is missed, explained, and right the next time`, async ({ page }) => {
    await WAYS[id]((way) => missedThenRight(page, way));
  });
}

/** The card points by the words for the ranks, written here anew. */
const WORTH: Readonly<Record<string, number>> = { ace: 11, 10: 10, king: 4, queen: 3, jack: 2 };

/** What the cards named in a text are worth. */
function sumHeard(text: string): number {
  const ranks = [...text.matchAll(/(\w+) of (?:clubs|spades|hearts|diamonds)/g)];
  return ranks.reduce((sum, [, rank]) => sum + (WORTH[rank!] ?? 0), 0);
}

test('points can be added up by ear alone', async ({ page }) => {
  const drill = await openDrill(page, '/practice/points/?level=2&kind=threes&seed=7');
  const on = drill.locator('button.on');
  let sum = 0;
  for (let trick = 1; await on.isVisible(); trick++) {
    const heard = drill.locator('.felt [aria-live]');
    await expect(heard).toContainText(`trick ${trick}:`);
    sum += sumHeard(await heard.innerText());
    await on.click();
  }
  await drill.getByLabel('Points:').fill(`${sum}`);
  await drill.getByRole('button', { name: 'Answer' }).click();
  await expect(drill.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'right');
});

test('the count of a hand can be kept by ear alone', async ({ page }) => {
  const drill = await openDrill(page, '/practice/points-in-play/?level=2&kind=declarer&seed=9');
  const task = await drill.getByRole('heading', { level: 2 }).innerText();
  const declarer = /played by (\w+)/.exec(task)![1]!;
  let sum = sumHeard(task);
  await drill.getByRole('button', { name: 'First trick' }).click();
  const next = drill.getByRole('button', { name: 'Next trick' });
  const verdict = drill.locator('[data-verdict]');
  for (let trick = 1; (await verdict.count()) === 0; trick++) {
    const heard = drill.locator('.felt [aria-live]');
    await expect(heard).toContainText(`Trick ${trick}:`);
    const told = await heard.innerText();
    if (told.includes(`${declarer} takes it`)) sum += sumHeard(told);
    if (await next.isVisible()) {
      await next.click();
      continue;
    }
    await drill.getByRole('textbox').fill(`${sum}`);
    await drill.getByRole('button', { name: 'Answer' }).click();
  }
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
});

/** Answers a question about matadors, rightly or not. */
async function answerMatadors(drill: Locator): Promise<void> {
  await drill.getByRole('radio', { name: 'without', exact: true }).check();
  await drill.getByRole('radio', { name: '11', exact: true }).check();
  await drill.getByRole('button', { name: 'Answer' }).click();
  await expect(drill.locator('[data-verdict]')).toBeVisible();
}
const ONE_QUESTION = '/practice/matadors/?level=1&seed=5';
const KEY = 'vorhand-practice';

test('where nothing may be stored, one practises all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('This browser lets the page keep nothing');
  await answerMatadors(drill);
  await drill.getByRole('button', { name: 'How it went' }).click();
  await drill.getByRole('button', { name: 'Another ten' }).click();
  await expect(drill).toContainText('1 of 10');
  await page.goto('/practice/progress/');
  await expect(page.locator('[data-progress]')).toContainText('lets the page keep nothing');
  await page.goto('/practice/');
  await expect(page.getByRole('link', { name: 'Matadors' })).toBeVisible();
});

test('where there is no room, progress can be saved as a file', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const drill = await openDrill(page, ONE_QUESTION);
  await answerMatadors(drill);
  await expect(drill).toContainText('There is no room left to keep your progress');
  const download = page.waitForEvent('download');
  await drill.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    results: unknown[];
  };
  expect(file.results).toHaveLength(1);
  await drill.getByRole('button', { name: 'How it went' }).click();
  await expect(drill).toContainText('0 of 1 right');
});

test('damaged progress is put aside, and what is new is kept', async ({ page }) => {
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"vorhand":"practice"');
  }, KEY);
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('the damaged text was put aside');
  await answerMatadors(drill);
  await page.goto('/practice/progress/');
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('the damaged text was put aside')).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 answer, 0 right')).toBeVisible();
  await expect(page.getByText('the damaged text was put aside')).toBeHidden();
});

test('damaged progress that finds no room aside stays where it is', async ({ page }) => {
  const damaged = '{"vorhand":"practice"';
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
      Storage.prototype.setItem = (): never => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    [KEY, damaged],
  );
  const drill = await openDrill(page, ONE_QUESTION);
  await expect(drill).toContainText('no room to put the damaged text aside');
  await answerMatadors(drill);
  const download = page.waitForEvent('download');
  await drill.getByRole('button', { name: 'Save the damaged text' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(damaged);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(damaged);
});

test('the link to a question is copied, or written out where the page may not copy', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const drill = await openDrill(page, ONE_QUESTION);
  await answerMatadors(drill);
  const link = drill.getByRole('link', { name: 'Link to this question' });
  await link.press('Enter');
  await expect(drill.getByText('The link is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(ONE_QUESTION, page.url()).href);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed.'));
  });
  await link.click();
  await expect(drill.getByRole('textbox', { name: 'Link to this question' })).toHaveValue(copied);
  expect(page.url()).toBe(copied);
});

test('with German cards the drills speak of acorns, leaves and bells', async ({ page }) => {
  const drill = await openDrill(page, '/practice/tricks/?level=3&kind=jacks&seed=11');
  const title = drill.getByRole('heading', { level: 2 });
  const shown = { useInnerText: true };
  await expect(title).toContainText('Spades are trumps.', shown);
  await page.evaluate(() => {
    document.documentElement.dataset['suits'] = 'german';
  });
  await expect(title).toContainText('Leaves are trumps.', shown);
});

/** One answer about matadors as it is kept: a “without” that was missed some days ago. */
function missedDaysAgo(days: number): string {
  const at = Date.now() - days * 86_400_000;
  const day = Math.floor(at / 86_400_000);
  const results = [
    {
      id: 'a.1',
      at,
      day,
      drill: 'matadors',
      kind: 'without',
      level: 1,
      right: false,
      seconds: 4,
      again: false,
    },
  ];
  const choices = {
    matadors: { at, level: 1, follows: true, length: 5, clock: true, options: {} },
  };
  return makeProgress({ ...NO_PROGRESS, results, choices } as Progress);
}

test('what was missed comes back and says why, until the reader switches that off', async ({
  page,
}) => {
  await page.goto('/practice/');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
    },
    [KEY, missedDaysAgo(2)],
  );
  await page.goto('/practice/due/');
  await expect(page.locator('[data-due]')).toContainText('comes back today');
  const drill = await openDrill(page, '/practice/matadors/');
  const reason = /You missed “without” in a suit on \w+day\./;
  await expect(drill).toContainText(reason);
  await drill.getByRole('button', { name: 'Begin' }).click();
  await expect(drill.locator('.reason')).toHaveCount(0);
  await answerMatadors(drill);
  await drill.getByRole('button', { name: 'Next' }).click();
  await expect(drill.locator('.reason')).toHaveText(reason);
  await drill.getByRole('button', { name: 'End' }).click();

  await page.goto('/practice/due/');
  await page.getByLabel('Bring back what I missed').uncheck();
  await openDrill(page, '/practice/matadors/');
  await expect(drill.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(drill).not.toContainText('You missed');
});

for (const clock of [true, false]) {
  test(`a slow answer is ${clock ? 'late by the clock' : 'as good as any without the clock'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/practice/');
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key!, text!);
      },
      [KEY, missedDaysAgo(0).replace('"clock":true', `"clock":${clock}`)],
    );
    const drill = await openDrill(page, '/practice/matadors/?level=1&kind=with&seed=5');
    const question = makeQuestion(matadorsWay.drill, {
      level: 1,
      kind: 'with',
      options: {},
      seed: 5,
    });
    await expect(drill.locator('.clock')).toHaveCount(clock ? 1 : 0);
    await page.clock.fastForward(90_000);
    if (clock) await expect(drill.locator('.clock')).toContainText(/1 min [34]\d s of 12 s/);
    await matadorsWay.byKeys({ page, drill }, question, matadorsWay.drill.answer(question));
    const verdict = drill.locator('[data-verdict="right"]');
    await expect(verdict).toContainText(clock ? 'Right, but late' : 'Right.');
    await drill.getByRole('button', { name: 'How it went' }).click();
    await expect(drill).toContainText('1 of 1 right');
    await expect(drill).toContainText(/1 min [34]\d s in all/);
    if (clock) await expect(drill).toContainText('0 of them in time');
    else await expect(drill).not.toContainText('in time');
  });
}

test('a worked example is one press away, and another tab follows', async ({ context, page }) => {
  const drill = await openDrill(page, ONE_QUESTION);
  const example = page.locator('details.example');
  await example.getByText('A worked example').click();
  await expect(example.locator('.solution')).toContainText(/with/);

  const other = await context.newPage();
  await other.goto('/practice/progress/');
  await expect(other.getByText('Nothing yet.')).toBeVisible();
  await answerMatadors(drill);
  await expect(other.getByText('1 answer, 0 right')).toBeVisible();
});

test('at a set pace the focus waits with the cards, and comes to the field', async ({ page }) => {
  await page.clock.install();
  const drill = await openDrill(page, '/practice/points/?level=1&pace=brisk&seed=7');
  await drill.getByRole('button', { name: 'Start' }).press('Enter');
  const cards = drill.getByRole('group', { name: 'The cards' });
  await expect(cards).toBeFocused();
  await page.clock.runFor(4 * 1000);
  await expect(drill.getByLabel('Points:')).toBeFocused();
  await drill.getByRole('button', { name: 'See them again' }).press('Enter');
  await expect(cards).toBeFocused();

  await openDrill(page, '/practice/points-in-play/?level=1&pace=brisk&seed=7');
  await drill.getByRole('button', { name: 'First trick' }).press('Enter');
  const field = drill.getByRole('textbox');
  const trick = drill.getByRole('group', { name: 'The trick' });
  await expect(field.or(trick).and(page.locator(':focus'))).toHaveCount(1);
  await page.clock.runFor(3 * 3000);
  await expect(field).toBeFocused();
});
