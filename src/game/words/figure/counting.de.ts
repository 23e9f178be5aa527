/** Counting along. */
import { ofSide } from '../sides.de.ts';

/** The labels and buttons of the panel, and lines with gaps. */
export const COUNTING = {
  panel: 'Mitzählen',
  answer: 'So viele habe ich',
  pass: 'Überspringen',
  check: 'Mein Zählen prüfen',
  stop: 'Nicht mehr mitzählen',
  close: 'Schließen',
  noNumber: 'Bitte eine Zahl von 0 bis 120.',
  notAsked: 'Du bist noch nicht gefragt worden.',
  trick: 'Stich',
  won: 'dazu',
  sum: 'Summe',
  start: 'Anfang',
} as const;

/** Asks for the points after a trick; its cards are in the gap `cards`. */
export const askAfter = (trick: number): string =>
  `Wie viele Augen sind es nach Stich ${trick} {cards}?`;

/** What the reader is to count. */
export const askToCount = (side: string, withSkat: boolean): string =>
  `Zähle die Augen ${ofSide(side)} mit, ${withSkat ? 'den Skat eingerechnet' : 'nur die in den Stichen'}. Du wirst zwischendurch gefragt.`;

/** How many counts were right. */
export const sayGrade = (right: number, questions: number): string =>
  right === questions
    ? `${questions} von ${questions} richtig gezählt. Alles stimmt.`
    : `${right} von ${questions} richtig gezählt.`;

/** Where the count of a side first went wrong. */
export interface SaidMistake {
  readonly side: string;
  /** The first trick and the last in which it can have gone wrong. */
  readonly from: number;
  readonly to: number;
  /** What the reader had, and what it was. */
  readonly points: number;
  readonly right: number;
}

/** `Die Augen des Alleinspielers stimmten in Stich 4 zum ersten Mal nicht: Du hattest 30, richtig ist 33.` */
export function sayMistake({ from, points, right, side, to }: SaidMistake): string {
  const where = from === to ? `in Stich ${to}` : `zwischen Stich ${from} und Stich ${to}`;
  return `Die Augen ${ofSide(side)} stimmten ${where} zum ersten Mal nicht: Du hattest ${points}, richtig ist ${right}.`;
}

/** The caption of the sums of a side. */
export const saySums = (side: string): string => `Die Augen ${ofSide(side)}, Stich für Stich`;

/** The button that shows where it went wrong. */
export const sayShowTrick = (trick: number): string => `Stich ${trick} zeigen`;
