/** The conversation of the bidding, as the chapter on bidding has it. */
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/bidding/';

test('the conversation goes on word by word, and begins again for other hands @core', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const figure = page.locator('[data-bidding-walk]');
  const words = figure.locator('[data-word]:visible [data-quote]');
  const outcome = figure.locator('[data-outcome]');
  await expect(words).toHaveText(['Diamonds?']);
  await expect(outcome).toBeHidden();

  const next = figure.getByRole('button', { name: 'The next word' });
  await next.click();
  await expect(words).toHaveText(['Diamonds?', 'No.']);
  await next.click();
  await next.click();
  await expect(words).toHaveText(['Diamonds?', 'No.', 'Hearts?', 'No.']);
  await expect(outcome).toContainText('Hinterhand is the declarer');

  await figure.getByRole('button', { name: 'From the beginning' }).click();
  await expect(words).toHaveText(['Diamonds?']);

  await figure.getByLabel('Vorhand').selectOption('clubs');
  await figure.getByRole('button', { name: 'All of it' }).click();
  await expect(words).toHaveText(['Diamonds?', 'Yes.', 'I pass.', 'Hearts?', 'Yes.', 'I pass.']);
  await expect(outcome).toContainText(
    'Vorhand is the declarer, and may play hearts, spades or clubs',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole conversation stands there, with what each word means', async ({ page }) => {
    await page.goto(CHAPTER);
    const figure = page.locator('[data-bidding-walk]');
    await expect(figure.locator('[data-quote]:visible')).toHaveText([
      'Diamonds?',
      'No.',
      'Hearts?',
      'No.',
    ]);
    await expect(figure.locator('[data-means]').first()).toContainText('as good as');
    await expect(figure.locator('[data-outcome]')).toBeVisible();
    await expect(figure.locator('button:visible, select:visible')).toHaveCount(0);
  });
});
