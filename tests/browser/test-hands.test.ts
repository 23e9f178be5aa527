/** The six test hands: the answer waits until the reader has chosen. */
import { expect, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a choice shows its reckoning and then the answer @core', async ({ page }) => {
      await page.goto('/manual/test-hands/');
      const hand = page.locator('#test-1');
      const answer = hand.getByText('Our answer: A Solo in clubs');
      await expect(answer).toBeHidden();
      await hand.locator('summary', { hasText: 'A Grand' }).click();
      await expect(hand).toContainText('6 sure tricks, short of seven');
      await expect(hand).toContainText('5 × 16 = 80');
      await expect(answer).toBeVisible();
      await answer.click();
      await expect(hand.getByRole('table')).toContainText('A Solo in clubs');
    });
  });
}

test('on paper each hand has its reckonings and its answer', async ({ page }) => {
  await page.goto('/manual/test-hands/');
  await page.emulateMedia({ media: 'print' });
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const hand = page.locator(`#test-${n}`);
    await expect(hand.getByText('Our answer:')).toBeVisible();
    for (const table of await hand.getByRole('table').all()) await expect(table).toBeVisible();
    expect(await hand.getByRole('table').count()).toBeGreaterThan(0);
    await expect(hand.getByText('This is our choice too.')).toBeVisible();
  }
});
