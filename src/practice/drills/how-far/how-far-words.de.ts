/** What the drill on today’s bidding says. */
import type { Seat } from '../../../game/skat/seats.ts';
import { signed } from '../../../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { DrillWords } from '../../drill-words.ts';
import { PASS, YES } from './question.ts';
import type { HowFarKind } from './question.ts';

/** The drill. */
export const HOW_FAR_WORDS: DrillWords<HowFarKind> = {
  title: 'Wie weit reizt du?',
  task: 'Beurteile zehn Karten nach den Regeln von heute: ob du 18 sagst oder passt, ob du eine Zahl hältst und wie weit du gehst.',
  levels: [
    '18 sagen oder passen: klare Blätter.',
    'Auch zweifelhafte Blätter.',
    'Jemand anders hat eine Zahl gesagt. Hältst du sie?',
    'Wie weit du gehst.',
    'Blätter ohne den Kreuz-Buben, bei denen der Skat dir Spitzen nehmen kann.',
  ],
  kinds: {
    begin: 'ob du überhaupt reizt',
    hold: 'ob du eine Zahl hältst',
    limit: 'wie weit du reizt',
  },
  primers: {
    begin:
      'Wer Alleinspieler wird, nimmt den Skat auf, drückt zwei Karten und sagt dann ein Spiel an. Nach einem Gebot von 18 muss dieses Spiel mindestens 18 wert sein, und ein verlorenes Spiel kostet das Doppelte seines Werts.',
  },
};

/** A choice as it is spoken: a number, a pass or yes. */
export const sayBid = (choice: string): string =>
  choice === PASS ? 'Passe' : choice === YES ? 'Ja' : choice;

/** Asks how far. @param number the number that is asked; null where the question is how far. */
export function askHowFar(kind: HowFarKind, seat: Seat, number: number | null): string {
  const you = `Du bist ${SEAT_WORDS[seat]}`;
  switch (kind) {
    case 'begin':
      return `${you}, und noch hat niemand gereizt. Sagst du ${number}?`;
    case 'hold':
      return `${you}, und jemand anders sagt ${number}. Hältst du?`;
    case 'limit':
      return `${you}. Wie weit reizt du?`;
  }
}

/** What a hand brings at some numbers, in points of the list. */
export const sayGain = (
  gains: readonly { readonly number: number; readonly points: number }[],
): string =>
  `So viele Punkte auf der Liste bringt dir ein Gebot im Schnitt: ${listed(gains.map(({ number, points }) => `${signed(points)} bei ${number}`))}. Passen bringt nichts.`;

/** A note where both answers are right. */
export const CLOSE = 'Es ist knapp, deshalb gelten beide Antworten als richtig.';

/** What is wrong with an answer. */
export const HOW_FAR_FAULTS = {
  enough: 'Dieses Blatt ist gut genug.',
  notEnough: 'Dieses Blatt ist nicht gut genug.',
  noBid: 'Dieses Blatt ist nicht gut genug zum Reizen.',
  bid: 'Dieses Blatt ist gut genug zum Reizen.',
  high: (answer: string): string => `${answer} gibt dieses Blatt nicht her.`,
  low: (answer: string): string => `Dieses Blatt gibt mehr her als ${answer}.`,
} as const;

/** The labels of the question. */
export const HOW_FAR = {
  hand: (seat: Seat): string => `Dein Blatt, du bist ${SEAT_WORDS[seat]}`,
  answer: 'Deine Antwort',
  everyGame: (address: string): string =>
    `[Jedes Spiel mit diesem Blatt](${address}), über alle möglichen Skate gerechnet`,
} as const;
