/**
 * Who sits where, and that on a phone 44 by 44 pixels of each card of the hand below can be pressed: at the
 * table to play at with ten and with twelve cards, and on the page of a hand.
 */
import type { Locator } from '@playwright/test';
import { openLive } from './support/site.ts';
import { sittingAt, store } from './support/table-states.ts';
import { expect, test } from './support/test.ts';

/** The cards of the hand below of which a square of 44 pixels is not all their own. */
function tooSmall(table: Locator): Promise<string[]> {
  return table.locator('.at-below .cards').evaluate((hand) => {
    const buttons = [...hand.querySelectorAll<HTMLElement>('.play, .refused')];
    if (buttons.length === 0) return ['no card can be pressed'];
    hand.scrollIntoView({ block: 'center' });
    return buttons
      .filter((button) => {
        const { left, top } = button.getBoundingClientRect();
        return ![0.5, 22, 43.5].every((x) =>
          [0.5, 22, 43.5].every((y) => document.elementFromPoint(left + x, top + y) === button),
        );
      })
      .map((button) => button.getAttribute('aria-label') ?? '');
  });
}

for (const [width, height] of [
  [360, 740],
  [390, 664],
] as const) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [state, count] of [
      ['a card to play', 5],
      ['twelve cards', 12],
    ] as const) {
      test(`${state}: a finger finds each card`, async ({ page }) => {
        await store(page, sittingAt(state));
        await page.goto('/play/');
        const table = page.locator('.play-table');
        const cards = table.locator('.at-below').locator('.play, .refused');
        await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
        // Once the table has found its size.
        await expect.poll(() => tooSmall(table)).toEqual([]);
      });
    }

    test('on the page of a hand a finger finds each of the declarer’s cards', async ({ page }) => {
      await openLive(page, '/hands/foster-09/#foster-09/t1.1');
      const figure = page.locator('figure#foster-09');
      await expect(figure).toHaveAttribute('data-place', 't1.1');
      expect(await tooSmall(figure)).toEqual([]);
    });
  });
}

test('the declarer of a hand is below, the next at the upper left, the third at the upper right', async ({
  page,
}) => {
  await openLive(page, '/hands/foster-09/');
  const figure = page.locator('figure#foster-09');
  const middleOf = async (name: string) => {
    const box = (await figure.getByRole('group', { name, exact: true }).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [below, left, right] = await Promise.all(
    ['Mittelhand', 'Hinterhand', 'Vorhand'].map(middleOf),
  );
  expect(below!.y).toBeGreaterThan(Math.max(left!.y, right!.y));
  expect(left!.x).toBeLessThan(below!.x);
  expect(right!.x).toBeGreaterThan(below!.x);
});
