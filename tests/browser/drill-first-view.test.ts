/**
 * A drill opens on its first question: the question, its cards, and the first row of what answers it are in
 * view without scrolling, and everything to press is high enough for a finger.
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENGLISH, GERMAN } from './support/editions.ts';
import { openDrill } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const DRILLS = readdirSync('src/practice/drills');

/** Width, height, and the reader’s size of text. */
const SCREENS = [
  [390, 664, 'normal'],
  [360, 740, 'normal'],
  [390, 664, 'largest'],
  [360, 740, 'largest'],
  [1366, 768, 'normal'],
] as const;

/** The parts of the first question that are out of view, and those that are too low to press. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const drill = document.querySelector('[data-drill]')!;
    const question = drill.querySelector('[role="heading"]')!;
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const nameOf = (element: Element): string =>
      `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
    const check = (element: Element): void => {
      const { bottom, left, right, top } = boxOf(element);
      if (top < 0 || left < -1 || bottom > innerHeight || right > innerWidth + 1) {
        faults.push(`${nameOf(element)} ends at ${Math.round(right)}, ${Math.round(bottom)}`);
      }
    };
    if (scrollY !== 0) faults.push('the page is scrolled');
    check(question);

    const controls = [
      ...drill.querySelectorAll('.picture :is(button, select, label:has(input), input.field)'),
    ].filter((element) => boxOf(element).height > 0);
    const highest = Math.min(...controls.map((control) => boxOf(control).top));
    const first = controls.find((control) => boxOf(control).top === highest);
    if (first === undefined) return [...faults, 'there is nothing to answer with'];
    for (const control of controls) if (boxOf(control).top < boxOf(first).bottom) check(control);
    for (const card of drill.querySelectorAll('.picture .card')) {
      if (boxOf(card).top <= highest) check(card);
    }
    for (const control of [...controls, ...drill.querySelectorAll('summary, .end')]) {
      const height = Math.max(
        boxOf(control).height,
        boxOf(control.lastElementChild ?? control).height,
      );
      if (height < 43.9) faults.push(`${nameOf(control)} is ${Math.round(height)} px high`);
    }
    return faults;
  });
}

for (const { base } of [ENGLISH, GERMAN]) {
  for (const id of DRILLS) {
    test(`${base}/practice/${id}/ opens on its first question, in view whole`, async ({ page }) => {
      // The page draws its seed from the device's chance; this one asks about the longest bidding.
      await page.addInitScript(() => {
        crypto.getRandomValues = (array) => (array as unknown as Uint32Array).fill(11) as never;
      });
      const drill = await openDrill(page, `${base}/practice/${id}/`);
      await expect(drill.locator('.picture')).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      for (const [width, height, size] of SCREENS) {
        await page.setViewportSize({ width, height });
        await page.evaluate((value) => (document.documentElement.dataset['size'] = value), size);
        expect.soft(await look(page), `${width} × ${height}, ${size} text`).toEqual([]);
      }
    });
  }
}
