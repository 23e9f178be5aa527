/** Every tool of the book, in both editions, with the largest text of its settings, on the narrowest phone. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { STEPS } from '../../src/learn/lesson.ts';
import { ENGLISH, GERMAN } from './support/editions.ts';
import { callGrand, giveUp, openMenu, sitDownToJacks } from './support/play-table.ts';
import { expect, test } from './support/test.ts';

const DRILLS = readdirSync('src/practice/drills').map((id) => `/practice/${id}/`);

/** The pages on which there is something to do. */
const TOOLS: readonly string[] = [
  '/play/',
  '/play/series/',
  '/play/series/table/#2026-11-26/isko/learner',
  '/play/series/compare/',
  '/learn/',
  '/score/',
  '/score/tournament/',
  '/analyse/',
  '/practice/',
  '/practice/today/',
  '/practice/due/',
  '/practice/progress/',
  '/practice/sprint/',
  '/practice/whole-hand/',
  ...DRILLS,
  '/embed/',
  '/kept/',
  '/offline/',
  '/search/',
  '/shelf/mate/play/',
  '/shelf/two-handed-skat/',
  '/shelf/whist/',
  '/hand/',
  '/hands/',
  '/hands/foster-01/',
  '/problems/',
  '/proof/',
  '/manual/first-principles/',
];

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('vorhand-settings', JSON.stringify({ size: 'largest' }));
  });
});

/** How far the page is too wide, and what sticks out of it. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`,
      )
      .slice(0, 12);
  });
}

/** In each edition the first press of each tool, which opens the rest of it: German words are longer. */
const FIRST = [
  { edition: ENGLISH, first: /^(?:Begin|Deal$|Three minutes)/u },
  { edition: GERMAN, first: /^(?:Anfangen|Geben$|Drei Minuten)/u },
] as const;

for (const { edition, first } of FIRST) {
  const { base, frame, sheet } = edition;

  for (const path of TOOLS) {
    test(`${base}${path} is no wider than 320 px with the largest text`, async ({ page }) => {
      await page.goto(base + path);
      await expect(page.locator('html')).toHaveAttribute('data-size', 'largest');
      expect(await tooWide(page)).toEqual([]);
      // A chapter has several drills.
      const begins = page.getByRole('button', { name: first });
      const count = await begins.count();
      if (count === 0) return;
      const begin = begins.first();
      // A drill runs once it is in sight.
      await begin.evaluate((button) => {
        button.scrollIntoView();
      });
      await begin.click();
      await expect(begins).toHaveCount(count - 1);
      expect(await tooWide(page)).toEqual([]);
    });
  }

  test(`${base}: a deal at the table is no wider than 320 px with the largest text, from the bid to its end`, async ({
    page,
  }) => {
    const table = await sitDownToJacks(page, edition);
    expect(await tooWide(page)).toEqual([]);
    await callGrand(table, edition);
    await expect(table).toHaveAttribute('data-stage', 'card');
    expect(await tooWide(page)).toEqual([]);
    await giveUp(page, edition, async () => {
      expect(await tooWide(page)).toEqual([]);
    });
    await expect(table).toHaveAttribute('data-stage', 'over');
    expect(await tooWide(page)).toEqual([]);
    await openMenu(page, edition);
    await expect(table.getByRole('region', { name: sheet.sheet })).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });

  test(`${base}/learn/: each step of the first lesson is no wider than 320 px with the largest text`, async ({
    page,
  }) => {
    for (const { name } of STEPS) {
      await page.goto(`${base}/learn/#${name}`);
      await expect(page.locator('.lesson')).toHaveAttribute('data-step', name);
      expect(await tooWide(page), name).toEqual([]);
    }
  });

  test(`${base}: the settings are no wider than 320 px with the largest text`, async ({ page }) => {
    await page.goto(`${base}/practice/`);
    await page.getByRole('button', { name: frame.settings }).click();
    const form = page.locator('#settings');
    await expect(form).toBeVisible();
    const { left, right, inner } = await form.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right, inner: element.scrollWidth - element.clientWidth };
    });
    expect([left >= 0, right <= 320, inner]).toEqual([true, true, 0]);
  });
}
