/** The movements in the chapter on tournaments. */
import { expect, test } from './support/test.ts';

const CHAPTER = '/manual/management-of-tournaments/';

test('one steps from round to round, with other tables and another movement @core', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const figure = page.locator('[data-movement]');
  const round = figure.locator('[data-round]');
  const tables = figure.locator('[data-table] [data-says]');
  const on = figure.getByRole('button', { name: 'Next round' });
  const back = figure.getByRole('button', { name: 'Back' });
  await expect(round).toHaveText('Round 1 of 5');
  await expect(back).toBeDisabled();

  await on.click();
  await expect(round).toHaveText('Round 2 of 5');
  await expect(tables).toHaveText([
    'Table 1: A in the middle, E at the sides',
    'Table 2: F in the middle, D at the sides',
    'Table 3: B in the middle, C at the sides',
  ]);
  for (let click = 0; click < 3; click++) await on.click();
  await expect(on).toBeDisabled();
  await expect(figure.locator('[data-move]')).toContainText('That was the last round');

  await figure.locator('[data-tables]').selectOption('8');
  await expect(round).toHaveText('Round 1 of 15');
  await expect(tables).toHaveCount(8);
  await figure.locator('[data-way]').selectOption('next');
  await expect(round).toHaveText('Round 1 of 8');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first round and every meeting stand there', async ({ page }) => {
    await page.goto(CHAPTER);
    const figure = page.locator('[data-movement]');
    await expect(figure.locator('[data-controls]')).toBeHidden();
    await expect(figure.locator('[data-table]')).toHaveCount(3);
    await figure.getByText('4 tables: who meets whom in 7 rounds').click();
    await expect(figure.getByRole('region', { name: '4 tables' }).getByRole('row')).toHaveCount(8);
  });
});
