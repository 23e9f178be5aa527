/**
 * Ten deals of each law played to their ends at the table on a phone, by keys alone and by touch alone.
 * It takes some minutes, so it runs only when asked: `TEN_DEALS=1 npm run browser -- ten-deals`.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.skip(process.env['TEN_DEALS'] === undefined, 'Only when asked for by TEN_DEALS=1.');
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const DEALS = 10;
type Press = (target: Locator) => Promise<void>;
const WAYS: Readonly<Record<string, Press>> = {
  keys: (target) => target.press('Enter'),
  touch: (target) => target.tap(),
};

/** Does whatever the table asks for, the first thing that is offered. */
async function act(page: Page, stage: string, press: Press): Promise<void> {
  const table = page.locator('.play-table');
  const main = table.locator('.act .main').first();
  switch (stage) {
    case 'card':
      await press(table.locator('.play[tabindex="0"]').first());
      return;
    case 'layout': {
      const cards = table.locator('.twelve button');
      await press(cards.nth(10));
      await press(cards.nth(11));
      const suit = table.locator('.act input[type="radio"]').first();
      if ((await suit.count()) > 0) await suit.press('Space');
      await press(main);
      return;
    }
    case 'word':
      // Somebody else has the higher games.
      await press(table.getByRole('button', { name: /^Pass$/u }));
      return;
    default:
      await press(main);
  }
}

for (const [way, press] of Object.entries(WAYS)) {
  for (const laws of ['american-1922', 'isko']) {
    test(`${DEALS} deals under ${laws} by ${way}`, async ({ page }) => {
      test.setTimeout(600_000);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto('/play/');
      await page.getByRole('combobox', { name: 'Laws' }).selectOption(laws);
      await page.getByRole('combobox', { name: 'The others' }).selectOption('learner');
      await press(page.getByRole('button', { name: 'Sit down' }));
      const table = page.locator('.play-table');
      let passed = false;
      for (let deal = 0; deal < DEALS;) {
        await expect(table).not.toHaveAttribute('data-stage', /wait|sit/u, { timeout: 20_000 });
        const stage = (await table.getAttribute('data-stage')) ?? '';
        if (stage === 'over') {
          deal++;
          passed = false;
          await expect(table.locator('tbody tr')).toHaveCount(deal);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          if (deal === DEALS) break;
          await press(table.getByRole('button', { name: 'Next deal' }));
          continue;
        }
        // The reader bids in every second deal, so that he plays and defends.
        if (stage === 'word' && deal % 2 === 0 && !passed) {
          passed = true;
          await press(table.locator('.act .main').first());
        } else await act(page, stage, press);
      }
      expect(faults).toEqual([]);
      await expect(table.getByRole('region', { name: 'The sheet' })).toContainText('Balanced');
    });
  }
}
