/** What a reader presses before the script of a figure is there. */
import { expect, test } from './support/test.ts';

const HAND = '/hands/foster-09/';

test('three presses before a figure is hydrated are three steps, in their order @core', async ({
  page,
}) => {
  // Until the presses are made, no script comes.
  let letThrough = (): void => undefined;
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(HAND, { waitUntil: 'commit' });
  const figure = page.locator('figure[data-hand]');
  const table = figure.getByRole('group', { name: /^The table/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await figure.getByRole('button', { name: 'Forward a card' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(figure).not.toHaveAttribute('data-place');
  letThrough();
  await expect(figure).toHaveAttribute('data-place', 't1.3');
});
