/** Skat for two, as a reader plays it: by keys alone, from the calling to the sheet. */
import type { Locator, Page } from '@playwright/test';
import { outOfWindow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** What the cards are called that may be pressed. */
const labelsOf = (buttons: Element[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute('aria-label'));

test('a deal is called, played and written down by the keyboard', async ({ page }) => {
  await page.goto('/shelf/two-handed-skat/');
  const table = page.locator('.two-handed');
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute('data-hydrated', '');
  const own = table.locator('.at-below .cards');
  await expect(own.locator('.card-slot')).toHaveCount(10);

  // Only here and after the reload: else what comes next has the focus.
  const focusNext = (): Promise<void> =>
    table.locator('[data-card][tabindex="0"], .act button').first().focus();
  await focusNext();
  let reloaded = false;
  // Calls the lowest that may be called, puts away the first two, plays the first card that may go.
  for (let press = 0; press < 120; press++) {
    const stage = await table.getAttribute('data-stage');
    if (stage === 'done' || stage === 'passed') break;
    if (stage === 'play' && !reloaded) {
      // What is left goes on where it was.
      reloaded = true;
      const held = await own.getByRole('button').evaluateAll(labelsOf);
      await page.reload();
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-stage', 'play');
      await expect.poll(() => own.getByRole('button').evaluateAll(labelsOf)).toEqual(held);
      await focusNext();
    }
    const keys = stage === 'away' ? ['Enter', 'ArrowRight', 'Enter', 'Tab', 'Enter'] : ['Enter'];
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(table).toHaveAttribute('data-stage', /done|passed/);
  await expect(table.getByRole('status')).toContainText(/On the sheet|both passed/);
  await expect(table.getByRole('button', { name: 'Next deal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('data-stage', /call|play/);
});

for (const size of ['normal', 'largest']) {
  test(`a deal is on one screen of a phone, with the ${size} text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: size === 'normal' ? 664 : 844 });
    await page.goto('/shelf/two-handed-skat/');
    const table = page.locator('.two-handed');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toHaveAttribute('data-hydrated', '');
    await page.evaluate((value) => (document.documentElement.dataset['size'] = value), size);
    const stages = new Set<string | null>();
    const heights = new Set<number>();
    for (let press = 0; press < 60; press++) {
      const stage = await table.getAttribute('data-stage');
      const goOn = table.getByRole('button', { name: 'Go on' });
      if (stage === 'away') {
        for (const at of [0, 1]) await table.locator('.at-below [data-card]').nth(at).click();
        await table.getByRole('button', { name: 'Put these two away' }).click();
      } else if (stage !== 'play') await table.locator('.act button').first().click();
      else if ((await goOn.count()) > 0) await goOn.click();
      else await table.locator('.at-below .play').first().click();
      // The first press has brought the table into the window.
      expect(await outOfWindow(table), `after “${stage}”`).toEqual([]);
      stages.add(stage);
      heights.add(await table.locator('.board').evaluate(({ clientHeight }) => clientHeight));
      if (stage === 'done' || stage === 'passed') break;
    }
    expect([...stages]).toEqual(expect.arrayContaining(['call', 'play', 'done']));
    expect(heights.size).toBe(1);
  });
}

test('a second tab goes on where the first is', async ({ context, page }) => {
  const open = async (tab: Page): Promise<Locator> => {
    await tab.goto('/shelf/two-handed-skat/');
    const table = tab.locator('.two-handed');
    await table.scrollIntoViewIfNeeded();
    await expect(table).toHaveAttribute('data-hydrated', '');
    return table;
  };
  const table = await open(page);
  const other = await open(await context.newPage());
  // A key goes to the tab that is in front.
  await page.bringToFront();
  // The lowest call: whatever comes of it is seen in both.
  const before = await other.innerText();
  await table.locator('.act button').first().press('Enter');
  await expect.poll(() => other.innerText()).not.toBe(before);
  expect(await other.innerText()).toBe(await table.innerText());
});

test('the tables of payments follow the book and the game chosen', async ({ page }) => {
  await page.goto('/shelf/eichhorn-payments-and-prizes/');
  const payments = page.locator('.payments');
  await payments.scrollIntoViewIfNeeded();
  await payments.getByLabel('Game').selectOption('grand-solo');
  const cell = payments.getByRole('table', { name: 'Grand Solo' }).getByRole('cell').first();
  await expect(cell).toHaveText('40');
  await payments.getByLabel('Book').selectOption('hoyle-1912');
  await expect(cell).toHaveText('32');
  await payments.getByLabel('what a loser pays').check();
  await expect(cell).toHaveText('−32');
});
