/** Counting through one hand of the book, and one of one's own. */
import { readHand } from '../unit/game/replay/book-hands.ts';
import { makeHandCode } from '../../src/game/codes/hand-code.ts';
import { choose, openChoices } from './support/practice.ts';
import { expect, test } from './support/test.ts';

test('a hand of the book is chosen and its count asked for; one of an address goes by as well @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/practice/whole-hand/');
  const whole = page.locator('[data-whole-hand][data-hydrated]');
  await whole.getByRole('combobox', { name: 'The hand' }).selectOption('9');
  await openChoices(whole);
  await choose(whole, 'Level', '2');
  await expect(whole.getByRole('heading')).toContainText('is the declarer');
  const forward = whole.getByRole('button', { name: /^(First|Next) trick$/ });
  const number = whole.getByRole('textbox');
  // The test does not count, so its answer is wrong; the page then gives the hand of the book.
  await forward.click();
  while (!(await whole.getByText('This was Hand No. 9 of the book.').isVisible())) {
    if (await number.isVisible()) {
      await number.fill('0');
      await number.press('Enter');
    } else if (await forward.isVisible()) await forward.click();
  }
  await expect(whole.getByRole('button', { name: 'Link to this question' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.goto(`/practice/whole-hand/#${makeHandCode(readHand('foster-10'))}`);
  await expect(whole.getByRole('combobox', { name: 'The hand' })).toContainText(
    'The hand in this address',
  );
  await expect(whole.getByRole('heading')).toContainText('is the declarer');
  await page.goto('/practice/whole-hand/#nothing');
  await expect(whole).toContainText('This address holds no hand.');
});

test('the analysis room leads there with its hand', async ({ page }) => {
  const code = makeHandCode(readHand('foster-09'));
  await page.goto(`/analyse/#${code}`);
  await page.getByRole('link', { name: 'Count this hand' }).click();
  await expect(page).toHaveURL(new RegExp(`/practice/whole-hand/#${code}$`));
});
