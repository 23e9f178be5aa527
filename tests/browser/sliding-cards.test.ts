/**
 * A played card is seen to come from its seat, in the style sheets as the build has written them, and
 * lies there at once for readers who have asked for less motion.
 */
import type { Locator, Page } from '@playwright/test';
import { callGrand, sitDownToJacks, stageOf } from './support/play-table.ts';
import { openLive, tableOf } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** How a card came to lie where it lies. */
interface Way {
  readonly name: string;
  readonly seconds: number;
  /** How far its middle is from the cards of its seat, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
}

/** Holds every card of a trick where it sets out, however long the browser takes for a frame. */
async function holdMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('.trick .played'))
        for (const movement of card.getAnimations()) movement.pause();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Each card of the trick that is on its way, and how far it has and had to go. */
function ways(figure: Locator): Promise<Way[]> {
  return figure.evaluate((element) => {
    return [...element.querySelectorAll('.trick .played')].flatMap((card) => {
      const [movement] = card.getAnimations();
      const { animationDuration, animationName } = getComputedStyle(card);
      if (movement === undefined && animationName === 'none') return [];
      const seat = card.closest('.place')?.querySelector<HTMLElement>('.said')?.dataset['seat'];
      const hand = element.querySelector(`.seat-${seat ?? ''}`)!.getBoundingClientRect();
      const away = (): number => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return Math.hypot(
          Math.max(hand.left - x, 0, x - hand.right),
          Math.max(hand.top - y, 0, y - hand.bottom),
        );
      };
      if (movement) movement.currentTime = 0;
      const from = away();
      movement?.finish();
      return [{ name: animationName, seconds: parseFloat(animationDuration), from, to: away() }];
    });
  });
}

/** Lets the browser begin what a step has set going. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Plays the first three cards of a hand, with movements held; where each comes from. */
async function firstTrick(page: Page): Promise<Way[][]> {
  await holdMovements(page);
  await openLive(page, '/hands/foster-09/');
  const figure = page.locator('figure#foster-09');
  const steps: Way[][] = [];
  for (const place of ['t1.1', 't1.2', 't1.3']) {
    await tableOf(figure).press('ArrowRight');
    await expect(figure).toHaveAttribute('data-place', place);
    await nextFrames(page);
    steps.push(await ways(figure));
  }
  return steps;
}

for (const [width, height] of [
  [390, 844],
  [1350, 940],
] as const) {
  test(`each card of a hand slides from its seat to the trick at ${width} px${width < 500 ? ' @core' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const moved of await firstTrick(page)) {
      // The card that was played, and none that lay there before.
      expect(moved).toHaveLength(1);
      const [{ name, seconds, from, to }] = moved as [Way];
      expect(name).not.toBe('none');
      expect(seconds).toBeGreaterThan(0);
      expect(from).toBeLessThan(to);
    }
  });
}

test('a card that is taken back, or a place that is opened, does not move @core', async ({
  page,
}) => {
  await firstTrick(page);
  const figure = page.locator('figure#foster-09');
  await tableOf(figure).press('ArrowLeft');
  await expect(figure).toHaveAttribute('data-place', 't1.2');
  expect(await ways(figure)).toEqual([]);
  await tableOf(figure).press(']');
  await expect(figure).toHaveAttribute('data-place', 't1.3');
  expect(await ways(figure)).toEqual([]);
});

test('a card that a reader plays at the table slides to the trick', async ({ page }) => {
  const table = await sitDownToJacks(page);
  await callGrand(table);
  await expect(table).toHaveAttribute('data-stage', 'card');
  const movement = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('animationstart', ({ target, animationName }) => {
          if (target instanceof Element && target.matches('.place-below .played'))
            resolve(animationName);
        });
      }),
  );
  await table.locator('.seat button:not([disabled])').first().press('Enter');
  expect(await movement).not.toBe('none');
  expect(await stageOf(table)).not.toBe(null);
});

test('with less motion a card lies in the trick at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await firstTrick(page)).toEqual([[], [], []]);
});
