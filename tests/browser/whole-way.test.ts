/** The first half hour as a newcomer goes it: cover, lesson, first game, second deal, the cover of the next day. */
import type { Page } from '@playwright/test';
import { ENGLISH } from './support/editions.ts';
import { pressByKeys } from './support/keys.ts';
import { expect, test } from './support/test.ts';
import { goThroughLesson, inView, playDeal } from './support/whole-way.ts';
import type { Press } from './support/whole-way.ts';

const DAY = 86_400_000;

/** Keeps every text that a status announces; a text that is announced again right after itself is a fault. */
async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const last = new WeakMap<Element, string>();
    const repeated: string[] = [];
    Object.assign(globalThis, { repeatedAnnouncements: repeated });
    new MutationObserver((changes) => {
      const changed = new Set(
        changes.map(({ target }) => target.parentElement?.closest('[role="status"]')),
      );
      for (const status of changed) {
        const text = status?.textContent.trim() ?? '';
        if (status === null || status === undefined || text === '') continue;
        if (last.get(status) === text) repeated.push(text);
        last.set(status, text);
      }
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });
}

const repeatedAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(
    () => (globalThis as unknown as { repeatedAnnouncements: string[] }).repeatedAnnouncements,
  );

async function goTheWholeWay(page: Page, press: Press): Promise<void> {
  await recordAnnouncements(page);
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Learn Skat in ten minutes' }));
  const lesson = page.getByRole('region', { name: 'The lesson' });
  await expect(lesson).toHaveAttribute('data-hydrated', '');
  const ninth = 'points';
  await goThroughLesson(page, press, ENGLISH, ninth);
  expect(await repeatedAnnouncements(page)).toEqual([]);

  await page.goto('/');
  const goOn = page.getByRole('navigation', { name: 'Where you stopped' });
  await expect(goOn.getByText(/step 9 of \d+/u)).toBeVisible();
  await press(goOn.getByRole('link', { name: 'Go on with the lesson' }));
  await expect(lesson).toHaveAttribute('data-step', ninth);
  await press(lesson.getByRole('button', { name: '14', exact: true }));
  await goThroughLesson(page, press, ENGLISH);
  const show = page.getByRole('button', { name: 'Show the whole count' });
  if ((await show.count()) > 0) await press(show);
  expect(await repeatedAnnouncements(page)).toEqual([]);

  await press(page.getByRole('link', { name: 'Play your first game' }));
  const table = page.locator('.play-table');
  await expect(table).toBeVisible();
  const begin = table.getByRole('button', { name: 'Play your first game' });
  await expect(begin.or(table.locator('.act .main')).first()).toBeVisible();
  if ((await begin.count()) > 0) await press(begin);
  await playDeal(table, press, ENGLISH);
  const skip = table.getByRole('button', { name: 'Show the whole count' });
  if ((await skip.count()) > 0) await press(skip);
  const outcome = table.getByText(/(?:win|lose)s? \d+\./u);
  await expect(outcome).toBeVisible({ timeout: 20_000 });
  const first = (await outcome.textContent()) ?? '';
  await page.reload();
  await expect(table.getByText(first)).toBeVisible();

  await press(table.getByRole('button', { name: 'Next deal' }));
  await playDeal(table, press, ENGLISH);
  expect(await repeatedAnnouncements(page)).toEqual([]);

  await page.clock.setFixedTime(Date.now() + DAY);
  await page.goto('/');
  const items = goOn.getByRole('listitem').filter({ visible: true });
  await expect(items.filter({ hasText: 'Back to the table' })).toContainText('deal 3');
  await expect(items.filter({ hasText: /today’s ten/iu })).toBeInViewport({ ratio: 1 });
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });
  test('the whole way on a phone', async ({ page }) => {
    test.setTimeout(400_000);
    await goTheWholeWay(
      page,
      inView((button) => button.tap()),
    );
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test('the whole way on a laptop', async ({ page }) => {
    test.setTimeout(400_000);
    await goTheWholeWay(
      page,
      inView((button) => pressByKeys(page, button)),
    );
  });
});
