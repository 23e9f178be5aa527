import { arrangeHand } from '../../../../src/game/replay/arrange.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import type { QuestionBase } from '../../../../src/practice/drill.ts';
import { spoken } from '../words.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

interface CardQuestion extends QuestionBase {
  readonly game: Game;
  readonly hand: readonly Card[];
}

/** The way through a drill whose answer is a card of one’s hand, of those that may be played. */
export function choosingCard<Question extends CardQuestion>(
  legalIn: (question: Question) => readonly Card[],
): Pick<Way<Question, Card>, 'byKeys' | 'byTouch' | 'pictured'> {
  return {
    async byKeys({ page, drill }, question, answer) {
      await tabTo(page, drill.locator('fieldset button').first());
      const legal = legalIn(question);
      const choices = arrangeHand(question.hand, question.game)
        .flatMap(({ cards }) => cards)
        .filter((card) => legal.includes(card));
      await page.keyboard.press(`${(choices.indexOf(answer) + 1) % 10}`);
    },
    async byTouch({ drill }, _, answer) {
      await button(drill, spoken(answer)).click();
    },
    pictured: /○.*✗|✗.*○/s,
  };
}
