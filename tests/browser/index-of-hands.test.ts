import { fetchIndex, handFiles } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The number of an illustrative hand, by its id; the index has a dash for any other. */
const shownNumber = (id: string): string => {
  const digits = /^foster-(\d+)$/.exec(id)?.[1];
  return digits === undefined ? '—' : String(Number(digits));
};

/** The hands of Skat: those of other games have no declarer and no score. */
const SKAT_ROWS = '#hands tbody tr:not(:has(td[colspan]))';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the index lists every hand of the data, with its result @core', async ({
    page,
    request,
  }) => {
    await page.goto('/hands/');
    const rows = page.locator(SKAT_ROWS);
    const index = await fetchIndex(request);
    expect(index).toHaveLength(handFiles().length);
    await expect(rows).toHaveCount(index.length);
    for (const [at, hand] of index.entries()) {
      const cells = await rows.nth(at).locator('th, td').allInnerTexts();
      expect(cells[0]).toBe(shownNumber(hand.id));
      expect(cells[2]!.charAt(0)).toBe(hand.declarer ?? '—');
      expect(cells[3]).toBe(hand.points === null ? '—' : String(hand.points));
      expect(cells[4]).toBe(hand.result ?? '—');
      expect(Number(cells[5]!.replace('−', '-'))).toBe(hand.score);
      await expect(rows.nth(at).getByRole('link')).toHaveAttribute('href', `/hands/${hand.id}/`);
    }
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Eichhorn', exact: true }).click();
    await expect(page.getByRole('link', { name: 'the declarer in Mittelhand' })).toBeInViewport();
  });
});

test('filters narrow the index, say how many are left, and stand in the address @core', async ({
  page,
  request,
}) => {
  const index = await fetchIndex(request);
  const lost = index.filter(({ game, result }) => game.includes('grand') && result === 'lost');
  await page.goto('/hands/');
  await page.getByLabel('Games').selectOption('grand');
  await page.getByLabel('Result').selectOption('lost');
  const numbers = page.locator('#hands tbody tr:visible td.number');
  await expect(numbers).toHaveText(lost.map(({ id }) => shownNumber(id)));
  const all = await page.locator('#hands tbody tr').count();
  await expect(page.getByRole('status')).toHaveText(`${lost.length} of ${all} hands`);
  await expect(page).toHaveURL('/hands/?game=grand&result=lost');

  await page.reload();
  await expect(numbers).toHaveText(lost.map(({ id }) => shownNumber(id)));
  await page.goto('/hands/?game=bridge&sort=%3Cb%3E');
  await expect(numbers).toHaveCount(all);
  await page.getByLabel('Games').selectOption('whist');
  // Pole's five, and the one that has no number.
  await expect(numbers).toHaveCount(6);
  await page.goto('/hands/?book=eichhorn');
  const his = index.filter(({ id }) => id.startsWith('eichhorn-'));
  await expect(page.getByRole('status')).toHaveText(`${his.length} of ${all} hands`);
});

test('a column head sorts by its column, the other way round when pressed again', async ({
  page,
  request,
}) => {
  const scores = (await fetchIndex(request)).map(({ score }) => score).sort((a, b) => a - b);
  await page.goto('/hands/');
  const head = page.getByRole('columnheader', { name: 'Score' });
  const column = page.locator(`${SKAT_ROWS} td:nth-child(6)`);
  const shown = (await column.allInnerTexts()).length;
  expect(shown).toBe(scores.length);

  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const numbers = async () =>
    (await column.allInnerTexts()).map((text) => Number(text.replace('−', '-')));
  expect(await numbers()).toEqual(scores);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await numbers()).toEqual(scores.toReversed());
  await expect(page).toHaveURL('/hands/?sort=score&order=down');
});
