/**
 * Every drill for real: a session by keyboard alone, a hard question missed and then mended, and the
 * count kept by ear.
 */
import type { Page } from '@playwright/test';
import { makeQuestion, usualOptions } from '../../src/practice/origin.ts';
import { makeQuestionAddress } from '../../src/practice/permalink.ts';
import {
  giveAnswer,
  isSessionOver,
  nextQuestion,
  currentEntry,
  startSession,
} from '../../src/practice/session.ts';
import { NOTHING_LEARNT } from '../../src/practice/taught/learning.ts';
import { firstKinds } from '../../src/practice/taught/taught.ts';
import { axeFaults } from './support/axe.ts';
import { WAYS } from './support/drills.ts';
import type { SomeWay } from './support/drills.ts';
import { tabTo } from './support/ways/way.ts';
import { expect, test } from './support/test.ts';
import { ONE_QUESTION, answerMatadors, openDrill } from './support/practice.ts';

async function fitsAcross(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, 'pixels too wide').toBeLessThanOrEqual(0);
}

/** A session of the fewest questions, the second missed, without a touch of the mouse. */
async function sessionByKeys(page: Page, way: SomeWay): Promise<void> {
  // The page draws its seed from the device's chance, which is held here.
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => (array as unknown as Uint32Array).fill(1922) as never;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const drill = await openDrill(page, `/practice/${way.drill.id}/`);
  const length = Math.min(5, way.drill.usualLength);
  if (length !== way.drill.usualLength) {
    await tabTo(page, drill.locator('summary', { hasText: 'Change' }));
    await page.keyboard.press('Enter');
    await tabTo(page, drill.getByRole('group', { name: 'Questions' }).getByRole('radio').nth(1));
    await page.keyboard.press('ArrowLeft');
    await expect(drill.getByText('5 questions ·')).toBeVisible();
  }
  await drill.getByRole('heading', { level: 2 }).focus();

  let session = startSession(way.drill, {
    length,
    level: 1,
    follows: true,
    kind: null,
    options: usualOptions(way.drill),
    clock: false,
    seed: 1923,
    firstKinds: firstKinds(way.drill, { learning: NOTHING_LEARNT, laws: 'isko' }),
    returning: [],
  });
  for (let number = 1; ; number++) {
    await expect(drill.getByText(`${number} of ${length}`)).toBeVisible();
    await expect(drill.getByRole('heading', { level: 2 })).toBeFocused();
    if (number === 1) {
      await fitsAcross(page);
      expect(await axeFaults(page)).toEqual([]);
    }
    const { question } = currentEntry(session);
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
  await expect(drill).toContainText(/1 of \d+ missed/u);
  await fitsAcross(page);
}

/** A hard question by its address: missed, explained, asked again and then right. */
async function missedThenRight(page: Page, way: SomeWay): Promise<void> {
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

  await drill.getByRole('button', { name: 'The same again' }).click();
  await way.byTouch({ page, drill }, question, right);
  await expect(verdict).toHaveAttribute('data-verdict', 'right');
  await drill.getByRole('button', { name: 'How it went' }).click();
  await expect(drill).toContainText('1 of 1 right');
}

for (const way of WAYS) {
  const { id } = way.drill;
  const core = id === 'matadors' ? ' @core' : '';
  test(`${id}: a session by keyboard alone, on 320 pixels, and axe finds nothing${core}`, async ({
    page,
  }) => {
    await sessionByKeys(page, way);
  });
  test(`${id}: a hard question is missed, explained, and right the next time`, async ({ page }) => {
    await missedThenRight(page, way);
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
  const declarer = /and (\w+) is the declarer/.exec(task)![1]!;
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
