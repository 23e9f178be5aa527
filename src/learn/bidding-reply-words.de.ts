/** What the lesson says to answers about the value of a game and the bidding for it. */
import type { Card, Suit } from '../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import { counted } from '../game/words/nouns.de.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { PlainValue } from './lesson-law.ts';

/** How a game comes to its value, within a sentence: `mit 2, Spiel 3, also 3 × 12 = 36`. */
export const sayWorking = ({ base, matadors, times, value }: PlainValue): string =>
  `${makeMatadors(matadors)}, Spiel ${times}, also ${times} × ${base} = ${value}`;

/** A wrong value: so many times the base value. */
interface WrongValue {
  readonly base: number;
  readonly times: number;
  readonly matadors: Matadors;
}

const sayProduct = ({ base, times }: WrongValue): string => `Das wären ${times} × ${base}.`;

/** The reply to the value of a game. */
export const VALUE_REPLY = {
  right: (game: PlainValue): string => `Ja: ${sayWorking(game)}.`,
  noMultiple: (answer: number, trump: Suit, base: number): string =>
    `Der Wert ist immer ein Vielfaches von ${base}, dem Grundwert von {${trump}}. ${answer} ist keins.`,
  tooLow: (wrong: WrongValue): string =>
    `${sayProduct(wrong)} Du spielst ${makeMatadors(wrong.matadors)}, und für das Spiel selbst kommt 1 dazu.`,
};

/** The reply to a value that counts too many matadors, by what ends their row. */
export const TOO_HIGH = {
  /** @param end the first trump that the reader does not have. */
  with: (wrong: WrongValue, end: Card): string =>
    `${sayProduct(wrong)} {Den ${end}} hast du nicht, dort reißt die Reihe ab: Du spielst nur ${makeMatadors(wrong.matadors)}.`,
  /** @param end the first trump that the reader has. */
  without: (wrong: WrongValue, end: Card): string =>
    `${sayProduct(wrong)} {Den ${end}} hast du, und dort endet die Reihe der Trümpfe, die dir fehlen: Du spielst nur ${makeMatadors(wrong.matadors)}.`,
  all: (wrong: WrongValue): string =>
    `${sayProduct(wrong)} Mehr Trümpfe gibt es nicht zu zählen: Du spielst nur ${makeMatadors(wrong.matadors)}.`,
};

/** The reply to yes or pass. */
export const SAY_REPLY = {
  enough: (game: PlainValue, number: number, accepted: boolean): string =>
    `${sayPlayed(game, accepted)} Das reicht für ${number}: Sag ja.`,
  tooMuch: (game: PlainValue, number: number, accepted: boolean): string =>
    `${sayPlayed(game, accepted)} Mit einem Ja würdest du ${number} versprechen, also passe.`,
};

const sayPlayed = (game: PlainValue, accepted: boolean): string =>
  `${accepted ? 'Richtig' : 'Rechne noch einmal'}: Du spielst ${sayWorking(game)}.`;

/** The reply to a score of a declarer who has so many points. */
export const SCORE_REPLY = {
  rightWon: (game: PlainValue, points: number): string =>
    `Ja. ${sayValue(game)} Mit ${counted(points, 'point', 'dative')} ist es gewonnen.`,
  rightLost: (game: PlainValue, points: number): string =>
    `Ja. ${sayValue(game)} Mit ${counted(points, 'point', 'dative')} ist es verloren, und ein verlorenes Spiel zählt doppelt.`,
  isWon: (points: number): string =>
    `Der Alleinspieler hat ${counted(points, 'point')}, das Spiel ist also gewonnen. Sein Wert wird gutgeschrieben.`,
  isLost: (points: number, need: number): string =>
    `Der Alleinspieler hat ${counted(points, 'point')}, weniger als ${need}. Das Spiel ist also verloren.`,
  onceWon: (game: PlainValue): string => `${sayValue(game)} Ein gewonnenes Spiel zählt einfach.`,
  doubleLost: (game: PlainValue): string =>
    `${sayValue(game)} Es ist verloren, und ein verlorenes Spiel zählt doppelt.`,
};

const sayValue = ({ base, times, value }: PlainValue): string =>
  `Das Spiel ist ${times} × ${base} = ${value} wert.`;

/** The reply to who is to speak. */
export const TURN_REPLY = {
  right: (seat: Seat): string => `Ja: ${SEAT_WORDS[seat]} ist dran.`,
  comesIn: (seat: Seat, passed: Seat, asked: Seat): string =>
    `Ja: ${SEAT_WORDS[passed]} hat gepasst. Jetzt ist ${SEAT_WORDS[seat]} dran, fragt ${SEAT_WORDS[asked]} weiter oder passt.`,
  hasPassed: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} hat gepasst und sagt in diesem Spiel nichts mehr.`,
  waits: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} ist noch dabei, wartet aber gerade darauf, gefragt zu werden.`,
  comesLater: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} kommt erst dran, wenn einer der beiden anderen gepasst hat.`,
};
