/** The words on the page of the questions to try again. */
import { inWords } from '#edition/game/words/number-words.ts';
import { PRACTICE_LINKS } from '#edition/practice/drill-page-words.ts';

/** The page around them. */
export const DUE_PAGE = {
  title: PRACTICE_LINKS.due,
  description:
    'Die Fragen, die du beim Üben falsch hattest: wann jede wiederkommt und welches Kapitel sie erklärt.',
  opening: 'Die Fragen, die du falsch hattest. [Alle Übungen](/practice/)',
  withoutScript:
    'Für diese Fragen braucht die Seite JavaScript. Lesen und drucken kannst du die Übungen auch ohne.',
} as const;

/** Its labels. */
export const DUE = {
  none: 'Zurzeit wartet nichts auf dich.',
  justThis: 'nur das üben',
  taughtIn: (title: string, address: string): string => `erklärt in [${title}](${address})`,
  questions: 'Die Fragen selbst: {questions}.',
  how: 'Wie es wiederkommt',
  rule: 'Eine Frage, die du falsch hattest, kommt am nächsten Tag wieder, und dazu eine andere von derselben Art; eine Aufgabe kommt allein wieder. Nach jeder richtigen Antwort wartet sie länger: zwei Tage, sechs Tage, zweieinhalb Wochen, sechs Wochen. Dann hast du Ruhe vor ihr. Hast du sie wieder falsch, geht es von vorn los, in kürzeren Schritten.',
  on: 'Was ich falsch hatte, soll wiederkommen',
  forget: {
    words: 'Alle vergessen',
    question: 'Keine von diesen Fragen kommt wieder. Wirklich vergessen?',
    yes: 'Vergessen',
    no: 'Behalten',
  },
  forgotten: 'Vergessen. Deine Ergebnisse bleiben.',
} as const;

/** How many are due. */
export const sayDueToday = (due: number): string =>
  due === 1 ? 'Heute kommt eine Frage wieder.' : `Heute kommen ${due} Fragen wieder.`;

/** How the run went that is over. */
export const sayRunScore = (right: number, answered: number): string =>
  `${right} von ${answered} richtig.`;

/** How many problems come back, with a link to their page. */
export const sayProblemsDue = (due: number, address: string): string =>
  `[${due === 1 ? 'Heute kommt eine Aufgabe wieder' : `Heute kommen ${due} Aufgaben wieder`}](${address}), auf der Seite der Aufgaben.`;

/** The button to begin. @param most how many are asked at once; null where all are. */
export const sayPractise = (most: number | null): string =>
  most === null ? 'Diese üben' : `Die ersten ${inWords(most)} üben`;
