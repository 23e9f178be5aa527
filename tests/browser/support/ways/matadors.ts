import { matadors } from '../../../../src/practice/drills/matadors/drill.ts';
import type {
  MatadorsAnswer,
  MatadorsQuestion,
} from '../../../../src/practice/drills/matadors/question.ts';
import { matadorCount } from '../../../../src/game/skat/matadors.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

const TRUMP_WORDS = ['clubs', 'spades', 'hearts', 'diamonds', 'Grand'];

export const way: Way<MatadorsQuestion, MatadorsAnswer> = {
  drill: matadors,
  hard: { level: 5, kind: 'every', seed: 5 },
  async byKeys({ page, drill }, _, [answer]) {
    // At once, from the task that has the focus; a page opened by its address has not given it yet.
    const focused = await drill.evaluate((element) => element.contains(document.activeElement));
    if (!focused) await tabTo(page, drill.getByRole('radio', { name: 'with', exact: true }));
    await page.keyboard.press('with' in answer! ? 'w' : 'o');
    await page.keyboard.type(`${matadorCount(answer!)}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, answer) {
    for (const [index, said] of answer.entries()) {
      const row = drill.locator('fieldset.row').nth(index);
      const side = 'with' in said ? 'with' : 'without';
      await row.getByRole('radio', { name: side, exact: true }).check();
      await row
        .getByLabel(`How many in ${TRUMP_WORDS[index]!}`)
        .selectOption(`${matadorCount(said)}`);
    }
    await button(drill, 'Answer').click();
  },
  wrong: (_, right) =>
    right.map((one) => {
      const count = matadorCount(one);
      return 'with' in one ? { without: count } : { with: count };
    }),
  pictured: /you said with/,
};
