import { whichCard } from '../../../../src/practice/drills/which-card/drill.ts';
import { judgedCards } from '../../../../src/practice/drills/which-card/verdict.ts';
import type { WhichCardQuestion } from '../../../../src/practice/drills/which-card/question.ts';
import { arrangeHand } from '../../../../src/game/replay/arrange.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { spoken } from '../words.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

export const way: Way<WhichCardQuestion, Card> = {
  drill: whichCard,
  hard: { level: 5, kind: 'nullo', seed: 4 },
  async byKeys({ page, drill }, { game, hand, measurements }, answer) {
    await tabTo(page, drill.locator('fieldset button').first());
    const choices = arrangeHand(hand, game)
      .flatMap(({ cards }) => cards)
      .filter((card) => measurements.some((one) => one.card === card));
    await page.keyboard.press(`${(choices.indexOf(answer) + 1) % 10}`);
  },
  async byTouch({ drill }, _, answer) {
    await button(drill, spoken(answer)).click();
  },
  wrong: (question) => judgedCards(question).findLast(({ right }) => !right)!.card,
  pictured: /○.*✗|✗.*○/s,
};
