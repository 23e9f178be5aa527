import { layout } from '../../../../src/practice/drills/layout/drill.ts';
import { judgedPairs } from '../../../../src/practice/drills/layout/verdict.ts';
import type {
  LayoutAnswer,
  PairQuestion,
} from '../../../../src/practice/drills/layout/question.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { spoken } from '../words.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

const pairWords = (pair: readonly Card[]): string => pair.map(spoken).join(' and ');

export const way: Way<PairQuestion, LayoutAnswer> = {
  drill: layout,
  hard: { level: 3, kind: 'suit', seed: 5 },
  async byKeys({ page, drill }, { pairs }, answer) {
    if (pairs !== null) {
      await tabTo(page, button(drill, pairWords(answer)));
    } else {
      await tabTo(page, drill.locator('fieldset button').first());
      for (const card of drawnOrder(
        await drill.locator('fieldset button').allInnerTexts(),
        answer,
      )) {
        await tabTo(page, button(drill, spoken(card)));
        await page.keyboard.press('Space');
      }
      await tabTo(page, button(drill, 'Put these two away'));
    }
    await page.keyboard.press('Enter');
  },
  async byTouch({ drill }, _, answer) {
    for (const card of answer) await button(drill, spoken(card)).click();
    await button(drill, 'Put these two away').click();
  },
  wrong: (question) =>
    judgedPairs(question)
      .map(({ layout: pair }) => pair)
      .findLast((pair) => !layout.grade(question, pair).right)!,
  pictured: /✗.*○/s,
};

/** The cards in the order in which the tabulator comes to them. */
function drawnOrder(names: readonly string[], cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => names.indexOf(spoken(a)) - names.indexOf(spoken(b)));
}
