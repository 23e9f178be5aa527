/** The problems, as a reader solves them: the day’s by keys, and a friend’s link by touch. */
import type { Page } from '@playwright/test';
import { dayOf } from '../../src/lib/days.ts';
import { problemSets } from '../../src/problems/at-build.ts';
import { problemOfDay } from '../../src/problems/daily.ts';
import { THEME_TITLES } from '#edition/problems/theme-words.ts';
import { axeFaults } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const isko = problemSets().find(({ law }) => law === 'isko')!;
const noon = new Date(2026, 10, 26, 12);
const ofDay = isko.find(problemOfDay(dayOf({ year: 2026, month: 11, day: 26 })!, isko.heads).id)!;

const solve = (page: Page) => page.locator('[data-hydrated] .solve');
/** The cards whose faces are on the table. */
const faces = (page: Page): Promise<string[]> =>
  page
    .locator('.felt [data-key]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-key') ?? ''));

test('by keys the problem of the day is answered, its refutation stepped through, and another comes', async ({
  page,
}) => {
  test.slow();
  await page.clock.setFixedTime(noon);
  await page.goto('/problems/');
  await expect(page.getByRole('heading', { name: 'The problem of the day' })).toBeVisible();
  // Only what the player sees is on the page.
  const { isDeclarer, refutation, right, seat, view } = ofDay;
  const open = view.open ?? [];
  const seen = [...view.hand, ...view.table, ...open, ...(isDeclarer ? (view.layout ?? []) : [])];
  expect(new Set(await faces(page))).toEqual(new Set(seen));

  const cards = page.locator(`.seat-${seat} .play`);
  await cards.and(page.locator('[tabindex="0"]')).focus();
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
  for (let step = 0; step < 10 && (await focused()) !== refutation.wrong; step++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(solve(page)).toHaveAttribute('data-stage', 'answer');
  await expect(solve(page).locator('.verdict')).toContainText('Wrong: the right card is');
  const { length } = refutation.line;
  await expect(solve(page)).toContainText(`Card 1 of ${length}`);
  await page.getByRole('button', { name: 'Forward one card' }).focus();
  for (let step = 1; step < length; step++) await page.keyboard.press('ArrowRight');
  await expect(solve(page)).toContainText(`Card ${length} of ${length}`);
  await expect(solve(page).getByRole('status').first()).toContainText('Now ');
  expect(await axeFaults(page)).toEqual([]);

  // After a reload the answer is still there.
  await page.reload();
  await expect(solve(page).locator('.verdict')).toContainText('Wrong');
  await page.getByRole('button', { name: 'Next problem' }).press('Enter');
  await expect(solve(page)).toHaveAttribute('data-stage', 'ask');
  await expect(page).toHaveURL(/\/problems\/#[0-9a-z]+-\d+$/u);

  // The next day it comes back.
  await page.clock.setFixedTime(new Date(2026, 10, 27, 12));
  await page.goto('/problems/');
  await page
    .getByRole('link', { name: 'A problem that you missed comes back today' })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${ofDay.id}$`, 'u'));
  await page.locator(`[data-card="${right[0]!}"]`).press('Enter');
  await expect(solve(page).locator('.verdict')).toHaveText('Right.');
});

test('a chapter leads to the problems that practise it, and the progress shows their themes', async ({
  page,
}) => {
  await page.goto('/today/declarer-in-a-suit-game/');
  await page.getByRole('link', { name: /^\d+ problems? to practise this$/u }).click();
  await expect(page.getByRole('heading', { name: 'Declarer in a suit game' })).toBeVisible();
  await expect(page.locator('.problems header')).toContainText(/0 of \d+ solved/u);
  const id = new URL(page.url()).hash.slice(1);
  const problem = isko.find(id)!;
  await page.locator(`[data-card="${problem.right[0]!}"]`).click();
  await expect(page.locator('.problems header')).toContainText(/1 of \d+ solved/u);
  await page.goto('/practice/progress/');
  const theme = THEME_TITLES[problem.themes[0]!];
  await expect(page.getByRole('row', { name: new RegExp(`^${theme} 1 of 1`, 'u') })).toBeVisible();
});

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a link that a friend sent opens its problem and gives nothing away', async ({ page }) => {
    const other = isko.find(isko.heads.find(({ id }) => id !== ofDay.id)!.id)!;
    await page.goto(`/problems/#${other.id}`);
    await expect(solve(page)).toHaveAttribute('data-stage', 'ask');
    const { title } = await page.evaluate(() => ({ title: document.body.innerText }));
    expect(title).not.toContain('of 100');
    await page.locator(`[data-card="${other.right[0]!}"]`).tap();
    await expect(solve(page).locator('.verdict')).toHaveText('Right.');
    await page.getByRole('button', { name: /^What goes wrong after/u }).tap();
    await expect(solve(page)).toContainText(`Card 1 of ${other.refutation.line.length}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
