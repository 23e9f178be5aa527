/** The words on the page of the sprints. */
import type { SprintKind } from './sprint.ts';
import { decimal } from '../../game/words/decimal.ts';

/** The page around them. */
export const SPRINT_PAGE = {
  title: 'Gegen die Uhr',
  description:
    'Zähl Augen zusammen, so schnell du kannst, drei Minuten lang oder bis zum ersten Fehler.',
  opening:
    'Sag, wie viele Augen die Karten zusammen haben, dann kommen die nächsten. Je weiter du kommst, desto mehr Karten werden es, von zwei bis sechs. [Alle Übungen](/practice/)',
  withoutScript:
    'Dafür braucht die Seite JavaScript. [Ein Bogen mit Summen zum Drucken](/practice/points/sheet/) kommt ohne aus.',
} as const;

/** The kinds of sprint, each with its rule and the button that starts it. */
export const SPRINT_KIND_WORDS: Readonly<
  Record<SprintKind, { readonly heading: string; readonly rule: string; readonly start: string }>
> = {
  storm: {
    heading: 'Auf Zeit',
    rule: 'Drei Minuten. Eine falsche Summe kostet nur ihre Zeit und wird extra gezählt.',
    start: 'Drei Minuten',
  },
  survival: {
    heading: 'Ohne Fehler',
    rule: 'So viel Zeit, wie du willst, bis zum ersten Fehler.',
    start: 'Bis zum ersten Fehler',
  },
};

/** The labels of a sprint and of its results. */
export const SPRINT = {
  trouble: 'Deine Bestwerte lassen sich in diesem Browser gerade nicht speichern.',
  best: 'Das ist dein Bestwert.',
  missed: 'Was falsch war',
  cards: 'Karten',
  said: 'Du hast gesagt',
  are: 'Es sind',
  again: 'Noch einmal',
  back: 'Zurück',
  points: 'Augen:',
  stop: 'Aufhören',
  bests: { most: 'Am meisten richtig', clean: 'Ohne Fehler', quickest: 'Am schnellsten, je Summe' },
  right: (count: number): string => `${count} richtig`,
  wrong: (count: number): string => `${count} falsch`,
} as const;

/** How a sprint went, as a heading. */
export const saySprintScore = (right: number, wrong: number): string =>
  `${right} richtig, ${wrong} falsch`;

/** The pace, in seconds a right sum. */
export const sayPace = (seconds: number): string =>
  `${decimal(seconds, 1)} Sekunden je richtige Summe.`;

/** The pace as a best. */
export const sayQuickest = (seconds: number): string => `${decimal(seconds, 1)} s`;

/** The most right sums of the sprints before. */
export const sayBest = (right: number): string => `Dein Bestwert ist ${right}.`;

/** What was wrong with a sum; its cards stand in the gap. */
export const sayWrongSum = (points: number, answer: number): string =>
  `{cards} sind zusammen ${points}, nicht ${answer}.`;
