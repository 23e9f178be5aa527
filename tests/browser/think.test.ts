/** Thinking first: a chapter asks, the reader plays at the table, and only then sees the answer. */
import type { Locator, Page } from '@playwright/test';
import { liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/the-simple-game/';
/** The first words of the answer, which the chapter keeps back. */
const ANSWER = 'the defenders’ queen and king of hearts fall on it';

/** The chapter with its figure running, and the question. */
async function openQuestion(page: Page): Promise<{ figure: Locator; question: Locator }> {
  await page.goto(CHAPTER);
  const question = page.getByRole('group', { name: 'A question' });
  await question.getByRole('link', { name: 'Play it at the table' }).click();
  const figure = await liveFigure(page, 'foster-01');
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  await expect(question).toContainText('Which of them do you play?');
  await expect(page.getByText(ANSWER)).toBeHidden();
  return { figure, question };
}

const panelOf = (figure: Locator): Locator =>
  figure.getByRole('region', { name: 'Your card first' });

test('the answer stays shut until a card is played, and the right card is called right @core', async ({
  page,
}) => {
  const { figure, question } = await openQuestion(page);
  await expect(figure.getByRole('button', { name: 'Forward a card' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // The others’ cards lie face down, and nothing of the tricks to come stands in the list.
  await expect(figure.getByRole('group', { name: 'Mittelhand', exact: true })).toContainText(
    '3 cards face down',
  );
  await figure.getByRole('tab', { name: 'Tricks' }).click();
  await expect(figure.locator('.tricks a[href="#foster-01/t7.3"]')).toBeVisible();
  await expect(figure.locator('.tricks a[href="#foster-01/t8.1"]')).toHaveCount(0);

  await figure.getByRole('button', { name: 'Play the 10 of clubs' }).click();
  await expect(panelOf(figure)).toContainText('leaves you 77 points, and wins');
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(question.getByRole('status')).toContainText('Vorhand played it too');
  await expect(figure).toHaveAttribute('data-place', 't8.1');
  await expect(figure.locator('.tricks a[href="#foster-01/t10.1"]')).toHaveCount(1);
});

test('a losing card is called one, and play may go on with it', async ({ page }) => {
  const { figure } = await openQuestion(page);
  await figure.getByRole('button', { name: 'Play the king of diamonds' }).click();
  await expect(panelOf(figure)).toContainText('The game was there to be won');
  await panelOf(figure)
    .getByRole('button', { name: /^Play on with/ })
    .click();
  await expect(figure).toHaveAttribute('data-place', /^\+\//);
  await expect(page).toHaveURL(/#foster-01\/t7\.3\+DK/);
});

test('the table asks only when the question in the text is out of view, and so it is with the title', async ({
  page,
}) => {
  const { figure, question } = await openQuestion(page);
  const title = figure.locator('.plate');
  await figure.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  await expect(question.getByRole('button', { name: 'Show me' })).toBeInViewport();
  await expect(panelOf(figure)).toBeHidden();
  await expect(title).toBeHidden();
  await question.locator('.question').evaluate((words) => {
    scrollBy({ top: words.getBoundingClientRect().bottom - 20, behavior: 'instant' });
  });
  await expect(panelOf(figure)).toContainText('You are Vorhand. Which card do you lead?');
  await expect(title).toBeVisible();
});

test('“Show me” opens the answer, in the text and at the table', async ({ page }) => {
  const { figure, question } = await openQuestion(page);
  await question.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(figure).toHaveAttribute('data-place', 't8.1');
  await expect(question.getByRole('button', { name: 'Show me' })).toBeHidden();
});

test('a card that may not be played says why', async ({ page }) => {
  await page.goto('/manual/solo-second-hand/');
  await page.getByRole('link', { name: 'Play it at the table' }).first().click();
  const figure = await liveFigure(page, 'foster-10');
  await figure
    .getByRole('button', { name: /, may not be played here$/ })
    .first()
    .click({ force: true });
  await expect(figure.locator('.message')).toContainText(
    /^You must follow suit: trumps were led and you hold/,
  );
  await expect(figure.getByRole('status').last()).toContainText('You must follow suit');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
});

test('a reader plays through one seat of a hand by keyboard and gets the score in words', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/hands/foster-01/');
  const figure = await liveFigure(page, 'foster-01');
  await figure.getByRole('button', { name: 'Options' }).click();
  await figure.getByRole('combobox', { name: 'Speed' }).selectOption('at once');
  await figure
    .getByRole('group', { name: 'Play it yourself' })
    .getByRole('button', { name: 'Hinterhand' })
    .click();
  const panel = panelOf(figure);
  await expect(async () => {
    if ((await panel.locator('.score').count()) > 0) return;
    await page.keyboard.press('p');
    await page.keyboard.press('Enter', { delay: 20 });
    await expect(panel.locator('.score')).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(panel.locator('.score')).toHaveText(
    /^You had \w+ cards to choose, and played .+ as the book does\./,
  );
  // At the end the way on is gone, and the keys of the figure are not.
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('group', { name: /^The table\./ })).toBeFocused();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  // From the page outside the figure it begins anew.
  await page.getByRole('button', { name: 'as Mittelhand' }).click();
  await expect(panel).toContainText('You are Mittelhand.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('question and answer stand in their order @core', async ({ page }) => {
    await page.goto(CHAPTER);
    const question = page.getByRole('group', { name: 'A question' });
    await expect(question).toContainText('Which of them do you play?');
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(question.getByRole('button')).toHaveCount(0);
    const text = (await question.innerText()).replace(/\s+/g, ' ');
    expect(text.indexOf('Which of them')).toBeLessThan(text.indexOf(ANSWER));
  });
});

test('in print the answer stands below its question', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeHidden();
});

test('an answered question is open when the reader comes back, until it is asked again', async ({
  page,
}) => {
  const { figure, question } = await openQuestion(page);
  await figure.getByRole('button', { name: 'Play the king of diamonds' }).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vorhand-answers')))
    .toContain('"DK"');

  await page.goto('/manual/');
  await page.goto(CHAPTER);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(question.getByRole('status')).toHaveText('You played the king of diamonds here.');
  await liveFigure(page, 'foster-01');
  await figure.getByRole('button', { name: 'Last' }).click();
  await expect(figure).toHaveAttribute('data-place', 't10.3');

  await question.getByRole('button', { name: 'Ask me again' }).click();
  await expect(page.getByText(ANSWER)).toBeHidden();
  await expect(question.getByRole('link', { name: 'Play it at the table' })).toBeFocused();
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  // The address follows a little later; what it names beyond a question is shown.
  await expect(page).toHaveURL(/#foster-01\/t7\.3$/);
  await page.reload();
  await expect(page.getByText(ANSWER)).toBeHidden();
  await liveFigure(page, 'foster-01');
  await figure.getByRole('button', { name: 'Play the king of diamonds' }).click();
  await expect(panelOf(figure)).toContainText('The game was there to be won');
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vorhand-answers')))
    .toContain('"DK"');

  await page.goto('/kept/');
  await expect(page.getByText('In the chapters you have answered 1 question')).toBeVisible();
  await page.getByRole('button', { name: 'Ask me all of them again' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Ask me all of them again' }).click();
  await page.goto(CHAPTER);
  await expect(page.getByText(ANSWER)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the way on stays whole in its panel, however long the verdict is', async ({ page }) => {
    await page.goto('/hands/foster-01/');
    const figure = await liveFigure(page, 'foster-01');
    await figure.getByRole('button', { name: 'Options' }).tap();
    await figure.getByRole('combobox', { name: 'Speed' }).selectOption('at once');
    await figure
      .getByRole('group', { name: 'Play it yourself' })
      .getByRole('button', { name: 'Vorhand' })
      .tap();
    const panel = panelOf(figure);
    const on = panel.getByRole('button', { name: 'Go on' });
    for (let card = 1; card <= 2; card++) {
      await expect(panel).toContainText('Which card');
      // The lowest card is seldom the book’s, and gets the longer verdict.
      await figure.locator('button.play').last().tap();
      await expect(panel).toContainText(/with all cards open|keeps|leaves/);
      const [button, around] = [
        await on.boundingBox(),
        await figure.locator('.panes').boundingBox(),
      ];
      expect(button!.y).toBeGreaterThanOrEqual(around!.y);
      expect(button!.y + button!.height).toBeLessThanOrEqual(around!.y + around!.height);
      // It leaves the verdict at least three lines.
      expect(button!.y - around!.y).toBeGreaterThanOrEqual(64);
      await on.tap();
    }
  });
});
