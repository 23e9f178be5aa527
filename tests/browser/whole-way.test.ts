/** The first half hour as a newcomer goes it: cover, lesson, first game, second deal, the cover of the next day. */
import type { Locator, Page } from '@playwright/test';
import { pressByKeys } from './support/keys.ts';
import { expect, test } from './support/test.ts';

type Press = (button: Locator) => Promise<void>;

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

/** Presses what is in view already, with nothing above it: nothing on the way needs a scroll. */
const inView =
  (press: Press): Press =>
  async (button) => {
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredCorners(button)).toBe(0);
    await press(button);
  };

/** How many corners of a button lie under something else; of a card only its part that is free is pressed. */
const coveredCorners = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    if (element.matches('[data-card], .play')) return 0;
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const inset = 6;
    return [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].filter(([x, y]) => !element.contains(document.elementFromPoint(x!, y!))).length;
  });

/** Goes through the lesson from a step on, up to another or to its end. */
async function goThroughLesson(page: Page, press: Press, until?: string): Promise<void> {
  const lesson = page.getByRole('region', { name: 'The lesson' });
  const named = (name: string): Locator => lesson.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 120; presses++) {
    const step = await lesson.getAttribute('data-step');
    if (step === until || step === 'count') return;
    const next = named('Next');
    if (/\bmain\b/u.test((await next.getAttribute('class')) ?? '')) await press(next);
    else if ((await named('Tell me').count()) > 0) await press(named('Tell me'));
    else await press(await handControl(lesson));
  }
  throw new Error('The lesson does not come to its end.');
}

/** What is to be pressed in the first deal of the lesson. */
async function handControl(lesson: Locator): Promise<Locator> {
  const step = await lesson.getAttribute('data-step');
  const named = (name: string): Locator => lesson.getByRole('button', { name, exact: true });
  for (const name of ['Go on', 'Take up the skat', 'Yes', 'Put these two away', 'Clubs']) {
    const button = named(name);
    if (
      name === 'Put these two away' &&
      (await lesson.locator('[aria-pressed="true"]').count()) < 2
    ) {
      continue;
    }
    if ((await button.count()) > 0) return button;
  }
  if (step === 'skat') {
    const away = ['D10', 'S9'].map((card) => lesson.locator(`[data-card="${card}"]`));
    for (const card of away) if ((await card.getAttribute('aria-pressed')) !== 'true') return card;
  }
  return lesson.locator('[data-card]:not([aria-disabled="true"])').first();
}

/** Plays a deal to its end: goes along with what is asked, and plays the first card that may go. */
async function playDeal(table: Locator, press: Press): Promise<void> {
  const named = (name: string | RegExp): Locator => table.getByRole('button', { name }).first();
  for (let presses = 0; presses < 150; presses++) {
    // What was pressed takes effect before the table is looked at again.
    await table.page().waitForTimeout(150);
    await expect(table).toHaveAttribute('data-stage', /word|game|layout|card|trick|over/u, {
      timeout: 60_000,
    });
    const stage = await table.getAttribute('data-stage');
    const anyway = named(/all the same|anyway/u);
    if ((await anyway.count()) > 0) await press(anyway);
    else if (stage === 'trick') {
      const goOn = named('Go on');
      if ((await goOn.count()) > 0) await press(goOn);
    } else if (stage === 'word') await press(table.locator('.act .main').first());
    else if (stage === 'game') await press(named('Take up the skat'));
    else if (stage === 'layout') await layOut(table, press);
    else if (stage === 'card') await press(table.locator('.play').first());
    else if (stage === 'over') return;
  }
  throw new Error('The deal does not come to its end.');
}

/** Puts the two last plain cards of the hand away that are neither clubs nor aces, and names clubs. */
async function layOut(table: Locator, press: Press): Promise<void> {
  const hand = await table
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  const away = hand.filter((card) => !/^C|[AJ]$/u.test(card)).slice(-2);
  for (const card of away) await press(table.locator(`[data-card="${card}"]`));
  await press(table.getByRole('button', { name: 'Clubs', exact: true }));
  await press(table.getByRole('button', { name: /^Play\b/u }));
  // The guide may weigh it for some seconds before it asks.
  const anyway = table.getByRole('button', { name: /all the same|anyway/u });
  const isHeard = async (): Promise<boolean> =>
    (await table.getAttribute('data-stage')) !== 'layout' || (await anyway.count()) > 0;
  await expect.poll(isHeard).toBe(true);
}

async function goTheWholeWay(page: Page, press: Press): Promise<void> {
  await recordAnnouncements(page);
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Learn Skat in ten minutes' }));
  const lesson = page.getByRole('region', { name: 'The lesson' });
  await expect(lesson).toHaveAttribute('data-hydrated', '');
  const ninth = 'points';
  await goThroughLesson(page, press, ninth);
  expect(await repeatedAnnouncements(page)).toEqual([]);

  await page.goto('/');
  const goOn = page.getByRole('navigation', { name: 'Where you stopped' });
  await expect(goOn.getByText(/step 9 of \d+/u)).toBeVisible();
  await press(goOn.getByRole('link', { name: 'Go on with the lesson' }));
  await expect(lesson).toHaveAttribute('data-step', ninth);
  await press(lesson.getByRole('button', { name: '14', exact: true }));
  await goThroughLesson(page, press);
  const show = page.getByRole('button', { name: 'Show the whole count' });
  if ((await show.count()) > 0) await press(show);
  expect(await repeatedAnnouncements(page)).toEqual([]);

  await press(page.getByRole('link', { name: 'Play your first game' }));
  const table = page.locator('.play-table');
  await expect(table).toBeVisible();
  const begin = table.getByRole('button', { name: 'Play your first game' });
  await expect(begin.or(table.locator('.act .main')).first()).toBeVisible();
  if ((await begin.count()) > 0) await press(begin);
  await playDeal(table, press);
  const skip = table.getByRole('button', { name: 'Show the whole count' });
  if ((await skip.count()) > 0) await press(skip);
  const outcome = table.getByText(/(?:win|lose)s? \d+\./u);
  await expect(outcome).toBeVisible({ timeout: 20_000 });
  const first = (await outcome.textContent()) ?? '';
  await page.reload();
  await expect(table.getByText(first)).toBeVisible();

  await press(table.getByRole('button', { name: 'Next deal' }));
  await playDeal(table, press);
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
