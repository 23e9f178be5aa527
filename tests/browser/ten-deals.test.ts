/**
 * Ten deals of each law played to their ends at the table on a phone, by keys alone and by touch alone.
 * It takes some minutes, so it runs only when asked: `TEN_DEALS=1 npm run browser -- ten-deals`.
 */
import type { Locator, Page } from '@playwright/test';
import { openMenu } from './support/play-table.ts';
import { expect, test } from './support/test.ts';

test.skip(process.env['TEN_DEALS'] === undefined, 'Only when asked for by TEN_DEALS=1.');
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const DEALS = 10;
type Press = (target: Locator) => Promise<void>;
const WAYS: Readonly<Record<string, Press>> = {
  keys: (target) => target.press('Enter'),
  touch: (target) => target.tap(),
};

/** How many deals the stored sheet has. */
const lines = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('vorhand-table')!) as {
      sitting: { done: unknown[] };
    };
    return stored.sitting.done.length;
  });

/** Does whatever the table asks for, the first thing that is offered. */
async function act(page: Page, stage: string, press: Press): Promise<void> {
  const table = page.locator('.play-table');
  const main = table.locator('.act .main').first();
  switch (stage) {
    case 'card':
      await press(table.locator('.play[tabindex="0"]').first());
      return;
    case 'layout': {
      const cards = table.locator('.at-below .play');
      await press(cards.nth(10));
      await press(cards.nth(11));
      const suit = table.locator('.act .suit').first();
      if ((await suit.count()) > 0) await press(suit);
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
      // A trick lies until it is cleared, so that none is missed.
      await page.evaluate(() => (document.documentElement.dataset['tricks'] = 'press'));
      await press(page.getByRole('button', { name: 'Change' }));
      await press(
        page.getByRole('radio', { name: laws === 'isko' ? 'Today’s rules' : 'The laws of 1922' }),
      );
      await press(page.getByRole('radio', { name: 'Learners' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }));
      const table = page.locator('.play-table');
      let passed = false;
      for (let deal = 0; deal < DEALS;) {
        await expect(table).not.toHaveAttribute('data-stage', /wait|sit/u, { timeout: 20_000 });
        const stage = (await table.getAttribute('data-stage')) ?? '';
        if (stage === 'over') {
          deal++;
          passed = false;
          expect(await lines(page)).toBe(deal);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
          if (deal === DEALS) break;
          await press(table.getByRole('button', { name: 'Next deal' }));
          continue;
        }
        // The reader bids in every second deal, to play and to defend.
        if (stage === 'word' && deal % 2 === 0 && !passed) {
          passed = true;
          await press(table.locator('.act .main').first());
        } else await act(page, stage, press);
      }
      expect(faults).toEqual([]);
      await openMenu(page);
      await expect(table.getByRole('region', { name: 'The sheet' })).toContainText('Total');
    });
  }
}
