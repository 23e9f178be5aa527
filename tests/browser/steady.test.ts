/** Nothing that a reader has begun to read moves while the rest of its page arrives. */
import { expect, test } from './support/test.ts';

/** What Google calls good is under a tenth; a line that breaks otherwise is about a thirtieth. */
const MOST = 0.02;

/** A chapter that asks a question, two that open with cards in rows, and a hand. */
const PATHS = [
  '/manual/the-simple-game/',
  '/manual/nullo/',
  '/manual/solo-choice-of-games/',
  '/hands/foster-09/',
];

interface Shift extends PerformanceEntry {
  readonly value: number;
}

for (const [width, height] of [
  [412, 823],
  [1350, 940],
] as const) {
  test(`chapters and a hand stay where they are at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as Shift).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => {
              resolve(sum);
            }, 200);
          }),
      );
      expect(moved, path).toBeLessThan(MOST);
    }
  });
}
