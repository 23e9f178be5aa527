/** How a reader answers the questions of a drill, by the keys and by touch. */
import type { Locator, Page } from '@playwright/test';
import type { Drill, QuestionBase } from '../../../../src/practice/drill.ts';

type Answering<Question, Answer> = (
  on: { page: Page; drill: Locator },
  question: Question,
  answer: Answer,
) => Promise<void>;

export interface Way<Question extends QuestionBase, Answer> {
  readonly drill: Drill<Question, Answer>;
  /** A question that shows what the drill can do at its hardest. */
  readonly hard: { readonly level: number; readonly kind: string | null; readonly seed: number };
  readonly byKeys: Answering<Question, Answer>;
  readonly byTouch: Answering<Question, Answer>;
  readonly wrong: (question: Question, right: Answer) => Answer;
  /** What the picture says of a wrong answer, beside the frame's verdict. */
  readonly pictured: RegExp;
}

/** Moves the focus on with the tabulator until it stands on what is wanted. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No tabulator leads to ${wanted.toString()}.`);
}

/** Types into a field, reached with the tabulator. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** A button of the drill by its whole name. */
export const button = (drill: Locator, name: string): Locator =>
  drill.getByRole('button', { name, exact: true });
