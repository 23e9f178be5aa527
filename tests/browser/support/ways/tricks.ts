import { tricks } from '../../../../src/practice/drills/tricks/drill.ts';
import type {
  TricksAnswer,
  TricksQuestion,
} from '../../../../src/practice/drills/tricks/question.ts';
import { spoken } from '../words.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<TricksQuestion, TricksAnswer> = {
  drill: tricks,
  hard: { level: 3, kind: 'jacks', seed: 11 },
  async byKeys({ page, drill }, question, answer) {
    await tabTo(page, drill.locator('fieldset button').first());
    for (const card of answer) await page.keyboard.press(`${question.choices.indexOf(card) + 1}`);
    if (question.form === 'takes') return;
    await tabTo(page, button(drill, 'Answer'));
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, question, answer) {
    for (const card of answer) await button(drill, spoken(card)).click();
    if (question.form === 'may-play') await button(drill, 'Answer').click();
  },
  wrong: ({ choices }, right) => [choices.find((card) => !right.includes(card))!],
  pictured: /✗.*○/s,
};
