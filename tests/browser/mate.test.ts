/** Mate against the engine, as a reader plays it. */
import { outOfWindow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

for (const size of ['normal', 'largest']) {
  test(`a game of Mate is on one screen of a phone, with the ${size} text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: size === 'normal' ? 664 : 844 });
    await page.addInitScript((value) => {
      localStorage.setItem('vorhand-settings', JSON.stringify({ size: value }));
    }, size);
    await page.goto('/shelf/mate/play/');
    const table = page.locator('.mate');
    const turn = table.and(page.locator('[data-turn], [data-stage="between"]'));
    const heights = new Set<number>();
    const stages = new Set<string | null>();
    for (let press = 0; press < 40; press++) {
      await expect(turn).toBeVisible();
      const stage = await table.getAttribute('data-stage');
      stages.add(stage);
      expect(await outOfWindow(table), `${stage}, press ${press}`).toEqual([]);
      heights.add(await table.locator('.board').evaluate(({ clientHeight }) => clientHeight));
      if (stage === 'between') break;
      const next = stage === 'aside' ? '.act button' : '.at-below .play';
      await table.locator(next).first().click();
    }
    expect([...stages]).toEqual(['aside', 'play', 'between']);
    expect(heights.size).toBe(1);
  });
}
