/** Nothing that a reader has begun to read moves while the rest of its page arrives. */
import { expect, test } from './support/test.ts';

/** What Google calls good is under a tenth; a line that breaks otherwise is about a thirtieth. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
}

for (const [width, height] of [
  [412, 823],
  [1350, 940],
] as const) {
  test(`a chapter that asks a question, and a hand, stay where they are at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/manual/the-simple-game/', '/hands/foster-09/']) {
      await page.goto(path);
      await expect(page.locator('figure[data-live]').first()).toBeAttached();
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
