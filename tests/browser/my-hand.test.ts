/** The reader’s own ten cards judged by today’s rules, by keys and by touch. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const TEN = 'C8-SJ-SA-S7-HJ-H10-HK-H9-H8-D10';

const hand = (page: Page) => page.locator('.my-hand[data-ready]');
const card = (page: Page, name: string) => hand(page).getByRole('button', { name, exact: true });
const verdict = (page: Page) => hand(page).locator('.found > .verdict');
const table = (page: Page, caption: RegExp) => hand(page).getByRole('table', { name: caption });

test('by keys ten cards are pressed, judged, bid on and given a skat', async ({ page }) => {
  await page.goto('/hand/');
  await expect(verdict(page)).toHaveText('Press ten cards, or type them.');
  const field = hand(page).getByLabel('Or type or paste the cards');
  await field.focus();
  await page.keyboard.type('SJ HJ H10 HK H9 H8 SA S7 D10 C8 C7');
  await page.keyboard.press('Enter');
  await expect(hand(page).getByRole('alert')).toContainText('There are 11 cards here');
  await expect(field).toHaveValue(/C7$/u);
  for (let letters = 0; letters < 6; letters++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('You have 9 of ten cards.');

  // The last card is pressed in the pack, which is one stop of the Tab key.
  await card(page, 'jack of clubs').focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(card(page, '8 of clubs')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(verdict(page)).toHaveText(/^Bid up to \d+\.$/u);
  await expect(page).toHaveURL(new RegExp(`#${TEN}/V$`, 'u'));
  await expect(table(page, /^How often each game/u).getByRole('row')).toHaveCount(9);

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(hand(page).getByRole('alert')).toContainText('You have ten cards.');

  await hand(page).getByLabel('The number you are asked for').selectOption('33');
  await expect(verdict(page)).toHaveText('Pass. Do not say yes to 33.');
  await expect(hand(page)).toContainText('The shares here are lower for that reason');
  await hand(page).getByLabel('The number you are asked for').selectOption('18');
  await expect(verdict(page)).toHaveText(/^Say yes to 18, and go up to \d+\.$/u);

  await hand(page).getByLabel('The skat').focus();
  await page.keyboard.press('Space');
  await card(page, 'ace of hearts').press('Enter');
  await card(page, '8 of spades').press('Enter');
  await expect(page).toHaveURL(/\/18\/S8-HA$/u);
  await expect(hand(page)).toContainText(/(brings most|costs least)\. Put away the /u);
  await expect(table(page, /^What each game is worth/u).getByRole('row')).toHaveCount(8);
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a link opens its hand, and a wrong one says why it does not', async ({ page }) => {
    await page.goto(`/hand/#${TEN}/M/20`);
    await expect(verdict(page)).toHaveText(/20/u);
    await expect(hand(page).getByLabel('Mittelhand')).toBeChecked();
    await card(page, '8 of clubs').tap();
    await expect(verdict(page)).toHaveText('You have 9 of ten cards.');
    await expect(page).toHaveURL(/#SJ-SA-/u);

    await page.goto('/hand/#CJ-CJ');
    await expect(hand(page).getByRole('alert')).toContainText('The jack of clubs is there twice.');
    await expect(page).toHaveURL(/#CJ-CJ$/u);
  });
});
