/** The reader’s own ten cards put to the proof, by touch and by keys. */
import type { Page } from '@playwright/test';
import { openLive } from './support/site.ts';
import { expect, test } from './support/test.ts';

const own = (page: Page) => page.locator('.own-hand');

/** It comes alive when it is in sight. */
async function open(page: Page): Promise<void> {
  await openLive(page, '/proof/');
  await own(page).scrollIntoViewIfNeeded();
  await expect(own(page)).toHaveAttribute('data-ready');
}
const card = (page: Page, name: string) => own(page).getByRole('button', { name, exact: true });
const deal = (page: Page) => own(page).getByRole('button', { name: 'Deal 1,000 times' });

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a hand that cannot lose is dealt a thousand times, and wins them all', async ({ page }) => {
    await open(page);
    await own(page).getByRole('button', { name: 'Clear' }).tap();
    await own(page).getByRole('button', { name: 'Take them out' }).tap();
    await expect(deal(page)).toBeDisabled();
    await expect(own(page)).toContainText('Press ten cards');
    const jacks = ['jack of clubs', 'jack of spades', 'jack of hearts', 'jack of diamonds'];
    const clubs = ['ace', '10', 'king', 'queen', '9'].map((rank) => `${rank} of clubs`);
    for (const name of [...jacks, ...clubs]) await card(page, name).tap();
    await expect(own(page)).toContainText('You have 9 of ten');
    await expect(deal(page)).toBeDisabled();
    await card(page, '8 of clubs').tap();
    await expect(own(page)).toContainText('10 trumps make 10, a fair Solo');

    await card(page, '7 of clubs').tap();
    await expect(own(page)).toContainText('You have ten cards');
    await expect(card(page, '7 of clubs')).toHaveAttribute('aria-pressed', 'false');

    await deal(page).tap();
    await expect(own(page)).toContainText('1,000 of 1,000 deals', { timeout: 60_000 });
    await expect(own(page)).toContainText('Won: 100');
    await expect(deal(page)).toBeEnabled();
  });
});

test('by keys a hand is changed, put to a Grand, stopped and dropped', async ({ page }) => {
  await open(page);
  await card(page, 'jack of clubs').focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 'jack of spades')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(own(page)).toContainText('You have 9 of ten');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(own(page)).toContainText('The Eight Rule: 6 trumps, 1 ace make 7');

  await page.keyboard.press('Tab');
  await expect(own(page).getByLabel('Game')).toBeFocused();
  await page.keyboard.type('Grand');
  await expect(own(page)).toContainText('The count to seven');

  await deal(page).press('Enter');
  await expect(own(page).getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/);
  const stop = own(page).getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deal(page)).toBeFocused();
  await expect(own(page)).toContainText(/Won: .* of\s+[1-9]\d* deals, seed 1922/s);

  await own(page).getByLabel('Seat').selectOption('Hinterhand');
  await expect(own(page)).not.toContainText('Won:');
});
