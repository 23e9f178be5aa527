/** The docked strip of a small screen: where a question waits, it opens to show it. */
import { inOptions, liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a question of counting along opens the strip, and shuts it again once it is answered', async ({
  page,
}) => {
  await page.goto('/manual/the-simple-game/#foster-01/t9.1');
  const figure = await liveFigure(page, 'foster-01');
  const opener = figure.locator('.dock-button');
  await opener.tap();
  await inOptions(figure, (menu) => menu.getByRole('button', { name: 'Count along' }).tap());
  await opener.tap();
  const on = figure.getByRole('button', { name: 'Forward a card' });
  const question = figure.getByText(/After trick \d+/);
  for (let card = 1; card <= 30 && !(await question.isVisible()); card++) await on.tap();
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(figure.getByRole('textbox', { name: 'the declarer' })).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  // Shut by the reader, it does not leave a reader before a step that is closed.
  for (let card = 1; card <= 30 && !(await question.isVisible()); card++) await on.tap();
  await opener.tap();
  await figure.getByRole('button', { name: 'Your count' }).tap();
  await expect(question).toBeInViewport({ ratio: 1 });
});

test('where the reader has to play first, the strip’s next step leads to the reader’s cards', async ({
  page,
}) => {
  await page.goto('/manual/the-simple-game/#foster-01/t7.2');
  const figure = await liveFigure(page, 'foster-01');
  await figure.getByRole('button', { name: 'Forward a card' }).tap();
  await expect(figure).toHaveAttribute('data-place', 't7.3');
  await figure.getByRole('button', { name: 'Your card' }).tap();
  await expect(figure.getByText('Which card do you lead?')).toBeInViewport();
  await figure.getByRole('button', { name: 'Play the 10 of clubs' }).tap();
  await expect(figure).toHaveAttribute('data-place', 't8.1');

  // By the keys the same, from the text.
  await page.goto('/manual/grand-solo-play/#foster-13/layout');
  const other = await liveFigure(page, 'foster-13');
  await page.locator('.prose a.at[href^="#foster-13/"]').first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(other.locator('.dock-button')).toHaveAttribute('aria-expanded', 'true', {
      timeout: 200,
    });
  }).toPass();
  await expect(other.getByRole('group', { name: /^The table/ })).toBeFocused();
});
