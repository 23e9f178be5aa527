import type { Drill, QuestionBase } from '../../../../src/practice/drill.ts';
import { button, tabTo } from './way.ts';
import type { Way } from './way.ts';

/** The way through a drill whose answers are chosen by their names. */
export function choosing<Question extends QuestionBase>(
  asked: Pick<Drill<Question, string>, 'say'>,
  choicesOf: (question: Question) => readonly string[],
): Pick<Way<Question, string>, 'byKeys' | 'byTouch' | 'wrong' | 'pictured'> {
  return {
    async byKeys({ page, drill }, question, answer) {
      const choices = choicesOf(question);
      await tabTo(page, button(drill, asked.say(question, choices[0]!)));
      await page.keyboard.press(`${choices.indexOf(answer) + 1}`);
    },
    async byTouch({ drill }, question, answer) {
      await button(drill, asked.say(question, answer)).click();
    },
    wrong: (question, right) => choicesOf(question).find((choice) => choice !== right)!,
    pictured: /✗.*○|○.*✗/s,
  };
}
