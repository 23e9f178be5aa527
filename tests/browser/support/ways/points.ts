import { points } from '../../../../src/practice/drills/points/drill.ts';
import type { PointsQuestion } from '../../../../src/practice/drills/points/question.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<PointsQuestion, number> = {
  drill: points,
  hard: { level: 4, kind: 'short', seed: 3 },
  async byKeys({ page, drill }, { groups }, answer) {
    await tabTo(page, drill.locator('button.on'));
    for (let left = groups.length; left > 0; left--) await page.keyboard.press('Enter');
    await page.keyboard.type(`${answer}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, { groups }, answer) {
    for (let left = groups.length; left > 0; left--) await drill.locator('button.on').click();
    await drill.getByLabel('Points:').fill(`${answer}`);
    await button(drill, 'Answer').click();
  },
  wrong: (_, right) => right + 10,
  pictured: /Your answer: \d+/,
};
