/** The hands counted by the Eight Rule, in the chapter on Solo. */
import { expect, test } from './support/test.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a hand is counted with its own trumps, and with another suit when asked @core', async ({
    page,
  }) => {
    await page.goto('/manual/solo-bidding/');
    const figure = page.locator('.eight-rule').last();
    const counts = figure.locator('.count:visible');
    await expect(counts).toHaveText([/Diamonds\.\s+5 trumps, 1 ace, 2 tens:\s+8\./]);

    await figure.getByRole('radio', { name: 'clubs' }).check();
    await expect(counts).toHaveText([/Clubs\.\s+5 trumps, 1 ace, 1 ten:\s+7\./]);
    await figure.getByRole('radio', { name: 'hearts' }).check();
    await expect(counts).toHaveText([/Hearts\.\s+2 trumps, 1 ace, 2 tens:\s+5\./]);
  });
});
