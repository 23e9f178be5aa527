/** The labels around the lesson’s steps, on the screen. */
import type { Part } from './step.ts';

/** The parts of the lesson by name. */
export const PART_NAMES: Readonly<Record<Part, string>> = {
  trick: 'Der Stich',
  trumps: 'Trümpfe',
  points: 'Augen',
  value: 'Der Spielwert',
  bidding: 'Das Reizen',
  deal: 'Ein erstes Spiel',
};

/** The frame of a step, and the ways to the next. */
export const LESSON_FRAME = {
  name: 'Die Lektion',
  fromStart: 'Von vorn',
  /** A row of cards, for the ear. */
  cardOrder: 'Von der höchsten zur niedrigsten Karte',
  steps: 'Schritte der Lektion',
  back: 'Zurück',
  tell: 'Sag es mir',
  next: 'Weiter',
  play: 'Dein erstes Spiel',
} as const;

/** The link on the cover to a lesson that was left in the middle. */
export const RESUME_LESSON = 'Weiter mit der Lektion';

/** Which step is open: `Schritt 9 von 16`. */
export const sayStep = (step: number, count: number): string => `Schritt ${step} von ${count}`;
