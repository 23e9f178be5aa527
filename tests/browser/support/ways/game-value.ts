import { gameValueDrill } from '../../../../src/practice/drills/game-value/drill.ts';
import type {
  ValueAnswer,
  ValueQuestion,
} from '../../../../src/practice/drills/game-value/question.ts';
import { button, typeInto } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<ValueQuestion, ValueAnswer> = {
  drill: gameValueDrill,
  hard: { level: 8, kind: 'overbid', seed: 7 },
  async byKeys({ page, drill }, _, { amount, sign }) {
    await typeInto(page, drill.getByLabel('Points'), `${sign === 'plus' ? '+' : '-'}${amount}`);
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, { amount, sign }) {
    await drill.getByRole('radio', { name: sign }).check();
    await drill.getByLabel('Points').fill(`${amount}`);
    await button(drill, 'Answer').click();
  },
  wrong: (_, { amount, sign }) => ({ amount, sign: sign === 'plus' ? 'minus' : 'plus' }),
  pictured: /you said/,
};
