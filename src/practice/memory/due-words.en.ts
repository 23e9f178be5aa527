/** The words on the page of the questions to try again. */
import { inWords } from '#edition/game/words/number-words.ts';
import { PRACTICE_LINKS } from '#edition/practice/drill-page-words.ts';

/** The page around them. */
export const DUE_PAGE = {
  title: PRACTICE_LINKS.due,
  description:
    'The questions you missed in practice, when each returns, and the chapter that teaches it.',
  opening: 'The questions you missed. [All drills](/practice/)',
  withoutScript: 'These questions need JavaScript. The drills can be read and printed without it.',
} as const;

/** Its labels. */
export const DUE = {
  none: 'There is nothing to try again at the moment.',
  justThis: 'practise just this',
  taughtIn: (title: string, address: string): string => `taught in [${title}](${address})`,
  questions: 'The questions themselves: {questions}.',
  how: 'How questions come back',
  rule: 'A question you missed comes back the next day, and so does another of its kind; a problem comes back alone. Each time you answer it right, the wait is longer: two days, six days, two and a half weeks, six weeks. After that it no longer comes back. If you miss it again, it starts over, with shorter waits.',
  on: 'Bring back what I missed',
  forget: {
    words: 'Forget all of these',
    question: 'None of these questions will come back. Forget them?',
    yes: 'Forget them',
    no: 'Keep them',
  },
  forgotten: 'Forgotten. Your results stay.',
} as const;

/** How many are due. */
export const sayDueToday = (due: number): string => `${due} due today.`;

/** How the run went that is over. */
export const sayRunScore = (right: number, answered: number): string =>
  `${right} of ${answered} right.`;

/** How many problems come back, with a link to their page. */
export const sayProblemsDue = (due: number, address: string): string =>
  `[${due === 1 ? 'A problem comes back today' : `${due} problems come back today`}](${address}), on the Problems page.`;

/** The button to begin. @param most how many are asked at once; null where all are. */
export const sayPractise = (most: number | null): string =>
  `Practise ${most === null ? 'these' : `the first ${inWords(most)}`}`;
