import type { QuestionBase } from '../../../../src/practice/drill.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

/** The way through a drill whose answers are words to choose from. */
export function choosing<Question extends QuestionBase>(
  choicesOf: (question: Question) => readonly string[],
): Pick<Way<Question, string>, 'byKeys' | 'byTouch' | 'wrong' | 'pictured'> {
  return {
    async byKeys({ page, drill }, question, answer) {
      const choices = choicesOf(question);
      await tabTo(page, button(drill, choices[0]!));
      await page.keyboard.press(`${choices.indexOf(answer) + 1}`);
    },
    async byTouch({ drill }, _, answer) {
      await button(drill, answer).click();
    },
    wrong: (question, right) => choicesOf(question).find((choice) => choice !== right)!,
    pictured: /✗.*○|○.*✗/s,
  };
}
