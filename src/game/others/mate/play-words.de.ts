/** The page on which Mate is played: its buttons, the form for a deal, and what stands below. */
import { grouped } from '#edition/game/words/number-words.ts';
import type { MateVariant } from './rules.ts';
import { PRIVILEGES, variantName } from '#edition/game/others/mate/mate-words.ts';

/** The buttons at the table. */
export const MATE_TABLE = {
  changeHands: 'Blätter tauschen',
  secondRound: 'Zweite Runde der Partie',
  anotherMatch: 'Neue Partie',
  sameDeal: 'Dieselbe Verteilung noch einmal',
  showsWorths: 'zeigen, was jede Karte wert ist',
} as const;

/** The button to put no card aside. @param worth what that is worth, with its sign; null where it is not shown. */
export const sayPutNothing = (worth: string | null): string =>
  `Nichts weglegen${worth === null ? '' : ` (${worth})`}`;

/** The line below the table. */
export interface MateStanding {
  readonly number: number;
  readonly variant: MateVariant;
  readonly round: 1 | 2;
  readonly game: 1 | 2;
  readonly you: number;
  readonly engine: number;
}

/** `Verteilung 13.074, einfache Regeln. Runde 1, Spiel 2 von 2: du 33, der Computer 0.` */
export const sayMateStanding = ({
  engine,
  game,
  number,
  round,
  variant,
  you,
}: MateStanding): string =>
  `Verteilung ${grouped(number)}, ${variantName(variant)}. Runde ${round}, Spiel ${game} von 2: du ${you}, der Computer ${engine}.`;

/** The form for the deal, the deck and the rules. */
export const MATE_FORM = {
  heading: 'Andere Verteilung, andere Karten, andere Regeln',
  deal: 'Verteilung',
  deck: { name: 'Karten', single: 'Einfach', double: 'Doppelt' },
  answers: { name: 'Antworten', none: 'Farbe zuerst', ...PRIVILEGES },
  seat: { name: 'Du beginnst als', X: 'X und spielst aus', Y: 'Y' },
  freeMove: { name: 'Freizug', none: 'Ohne', once: 'Einmal im Spiel' },
  anew: {
    words: 'Geben',
    question: 'Damit ist die Runde auf dem Tisch zu Ende. Neu geben?',
    yes: 'Neu geben',
    no: 'Weiterspielen',
  },
  any: {
    words: 'Irgendeine Verteilung',
    question: 'Damit ist die Runde auf dem Tisch zu Ende. Zufällig geben?',
    yes: 'Zufällig geben',
    no: 'Weiterspielen',
  },
} as const;

/** Around the table, in lines with marks (src/lib/marked.ts). */
export const MATE_PAGE = {
  withoutScript:
    'Dein Gegner braucht JavaScript. Ohne JavaScript kannst du Karte für Karte die drei Spiele von 1915 nachlesen: [das erste](/hands/mate-1/), [das zweite](/hands/mate-2/) und [das dritte](/hands/mate-3/).',
  deal: 'Verteilung 13.074 der einfachen Mate-Karten ist die von 1915. Die Nummer legt alle zwanzig Karten fest. Wenn jemand anders sie eintippt, liegt dort also dasselbe Spiel. In beiden Spielen einer Runde spielt X aus, und nach dem ersten tauscht ihr die Blätter. In der zweiten Runde einer Partie gibt der andere.',
  engine:
    'Der Computer spielt jede Variante mit beiden Kartensätzen, und er macht keinen Fehler, denn er rechnet jede Verteilung bis zum Ende durch. Zweimal spielt dasselbe Blatt aus. Spielst du so gut wie der Computer, endet die Runde also unentschieden.',
  worths:
    'Die Zahl neben einer Karte ist das, was du mit ihr bekommst, weniger das, was der Computer bekommt, wenn von da an beide so gut wie möglich spielen. Die Regeln stehen im [Kapitel über Mate](/shelf/mate/).',
} as const;
