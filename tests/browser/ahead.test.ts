/** A figure can be stepped through before its script is there, and nothing that was pressed is lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const HAND = '/hands/foster-09/';

/** Opens a page whose figure has to wait for its script. */
async function openWithoutFigure(page: Page, path: string): Promise<() => void> {
  let come = (): void => undefined;
  const wait = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/_astro\/figure\./, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Before the styles are there the focus would scroll to where the table stands without them.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  await expect(page.locator('figure [role=group]').first()).toBeVisible();
  return come;
}

/** All that a table shows and says, and the count below it. */
const shown = async (figure: Locator): Promise<string> =>
  figure.locator('.felt, .counts, .notes').evaluateAll((all) =>
    all
      .map((each) => {
        const copy = each.cloneNode(true) as Element;
        // What may be pressed, and the cards of the steps to come, come with the life of the figure.
        for (const coming of copy.querySelectorAll('button.play, .unseen')) coming.remove();
        const cards = [...copy.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        return [copy.textContent.replace(/\s+/g, ' '), ...cards].join(' ');
      })
      .join('\n'),
  );

test('steps are shown at once, and are where the figure goes on once it lives', async ({
  page,
}) => {
  const come = await openWithoutFigure(page, HAND);
  const figure = page.locator('figure[data-hand]');
  const table = figure.getByRole('group', { name: /^The table/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await figure.getByRole('button', { name: 'On a card' }).click();
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  await expect(figure).not.toHaveAttribute('data-live');
  const early = await shown(figure);
  await figure
    .locator('.at-left svg')
    .first()
    .evaluate((card) => Object.assign(card, { same: true }));

  come();
  await expect(figure).toHaveAttribute('data-live');
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  expect(await shown(figure)).toBe(early);
  // What was drawn before has come to life, and was not drawn anew.
  const card = figure.locator('.at-left svg').first();
  expect(await card.evaluate((element) => 'same' in element)).toBe(true);
  await expect(page).toHaveURL(/#foster-09\/t1\.3$/);

  // The same place, come to by steps of the living figure.
  await table.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  expect(await shown(figure)).toBe(early);
});

test('what the page has no step for is done when the figure lives', async ({ page }) => {
  const come = await openWithoutFigure(page, HAND);
  const figure = page.locator('figure[data-hand]');
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowRight');
  await expect(figure).toHaveAttribute('data-place', 't1.1');
  come();
  await expect(figure).toHaveAttribute('data-place', 't6.1');
});

test('an address that names a place is where the figure opens', async ({ page }) => {
  const come = await openWithoutFigure(page, `${HAND}#foster-09/t4.2`);
  const figure = page.locator('figure[data-hand]');
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure).not.toHaveAttribute('data-place');
  come();
  await expect(figure).toHaveAttribute('data-place', 't4.3');
});

test('a chapter that opens with a question has the steps back from it', async ({ page }) => {
  const come = await openWithoutFigure(page, '/manual/the-simple-game/');
  const figure = page.locator('figure[data-hand]').first();
  await figure.getByRole('group', { name: /^The table/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await figure.getByRole('button', { name: 'Back a card' }).click();
  await expect(figure).toHaveAttribute('data-place', 't7.1');
  await expect(figure).not.toHaveAttribute('data-live');
  const early = await shown(figure);
  come();
  await expect(figure).toHaveAttribute('data-live');
  await expect(figure).toHaveAttribute('data-place', 't7.1');
  expect(await shown(figure)).toBe(early);
  // The question still shuts what comes after it.
  await page.keyboard.press('End');
  await expect(figure).toHaveAttribute('data-place', 't7.3');
});
