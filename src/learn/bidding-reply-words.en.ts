/** What the lesson says to answers about the value of a game and the bidding for it. */
import type { Card, Suit } from '../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { PlainValue } from './lesson-law.ts';

/** How a game comes to its value, within a sentence: `with 2, game 3, so 3 × 12 = 36`. */
export const sayWorking = ({ base, matadors, times, value }: PlainValue): string =>
  `${makeMatadors(matadors)}, game ${times}, so ${times} × ${base} = ${value}`;

/** A wrong value: so many times the base value. */
interface WrongValue {
  readonly base: number;
  readonly times: number;
  readonly matadors: Matadors;
}

/** The reply to the value of a game. */
export const VALUE_REPLY = {
  right: (game: PlainValue): string => `Yes: ${sayWorking(game)}.`,
  noMultiple: (answer: number, trump: Suit, base: number): string =>
    `The value is a multiple of ${base}, the base value of {${trump}}, and ${answer} is not one.`,
  tooLow: ({ base, matadors, times }: WrongValue): string =>
    `That is ${times} × ${base}. You play ${makeMatadors(matadors)}, and 1 more counts for the game itself.`,
};

/** The reply to a value that counts too many matadors, by what ends their row. */
export const TOO_HIGH = {
  /** @param end the first trump that the reader does not have. */
  with: ({ base, matadors, times }: WrongValue, end: Card): string =>
    `That is ${times} × ${base}. You do not have the {${end}}, and the row ends there: you play only ${makeMatadors(matadors)}.`,
  /** @param end the first trump that the reader has. */
  without: ({ base, matadors, times }: WrongValue, end: Card): string =>
    `That is ${times} × ${base}. You have the {${end}}, and the row of those you lack ends there: you play only ${makeMatadors(matadors)}.`,
  all: ({ base, matadors, times }: WrongValue): string =>
    `That is ${times} × ${base}. There are no more trumps to count: you play only ${makeMatadors(matadors)}.`,
};

/** The reply to yes or pass. */
export const SAY_REPLY = {
  enough: (game: PlainValue, number: number, accepted: boolean): string =>
    `${sayPlayed(game, accepted)} That is enough for ${number}: say yes.`,
  tooMuch: (game: PlainValue, number: number, accepted: boolean): string =>
    `${sayPlayed(game, accepted)} Saying yes would promise ${number}, so pass.`,
};

const sayPlayed = (game: PlainValue, accepted: boolean): string =>
  `${accepted ? 'Right' : 'Count again'}: you play ${sayWorking(game)}.`;

/** The reply to a score of a declarer who has so many points. */
export const SCORE_REPLY = {
  rightWon: (game: PlainValue, points: number): string =>
    `Yes. ${sayValue(game)} It is won with ${points} points.`,
  rightLost: (game: PlainValue, points: number): string =>
    `Yes. ${sayValue(game)} It is lost with ${points} points, and a lost game counts double.`,
  isWon: (points: number): string =>
    `The declarer has ${points} points, so the game is won. Its value is written down for the declarer.`,
  isLost: (points: number, need: number): string =>
    `The declarer has ${points} points, fewer than ${need}, so the game is lost.`,
  onceWon: (game: PlainValue): string => `${sayValue(game)} A game that is won counts once.`,
  doubleLost: (game: PlainValue): string =>
    `${sayValue(game)} The game is lost, and a lost game counts double.`,
};

const sayValue = ({ base, times, value }: PlainValue): string =>
  `The value is ${times} × ${base} = ${value}.`;

/** The reply to who is to speak. */
export const TURN_REPLY = {
  right: (seat: Seat): string => `Yes: it is for ${SEAT_WORDS[seat]} to speak.`,
  comesIn: (seat: Seat, passed: Seat, asked: Seat): string =>
    `Yes: ${SEAT_WORDS[passed]} has passed. Now ${SEAT_WORDS[seat]} asks ${SEAT_WORDS[asked]}, and bids higher or passes.`,
  hasPassed: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} has passed and does not speak again in this deal.`,
  waits: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} is still in the bidding, but now waits for a question.`,
  comesLater: (seat: Seat): string =>
    `${SEAT_WORDS[seat]} comes in only when one of the two others has passed.`,
};
