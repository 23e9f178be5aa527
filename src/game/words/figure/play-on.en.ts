/** Playing on from a place, and the comparison with the record. */
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The labels and buttons of the panel. */
export const PLAY_ON = {
  panel: 'Play on',
  return: 'Return to your line',
  ramsch:
    'In a Ramsch you play all three seats: with three sides, each for itself, no card has one value, so the engine has nothing to go by.',
  youPlay: 'You play',
  defenders: 'both defenders',
  all: 'all three',
  over: 'Played out.',
  letEngine: 'Let the engine play',
  takeBack: 'Take back',
  redo: 'Redo',
  compare: 'Compare',
  link: 'Link to your line',
} as const;

/** A seat that the reader may play. */
export const saySeatChoice = (seat: Seat, declares: boolean): string =>
  `${SEAT_WORDS[seat]}${declares ? ', declarer' : ''}`;

/** The engine is choosing a card. */
export const sayThinking = (seat: Seat): string =>
  `${SEAT_WORDS[seat]} is thinking, with all cards open.`;

/** The engine has been stopped before its turn. */
export const sayTurn = (seat: Seat): string => `${SEAT_WORDS[seat]} is to play.`;

/** Asks for a card of the reader’s. */
export const askForCardOf = (seat: Seat): string => `Press a card of ${SEAT_WORDS[seat]}’s.`;

/** The engine has played no card. @param why in a sentence; null where that is not known. */
export const sayEngineFailed = (why: string | null): string =>
  `${why ?? 'The engine has failed.'} You can play all three seats.`;

/** The comparison of both courses. */
export const COMPARE = {
  panel: 'Both lines side by side',
  record: 'The record',
  variation: 'The variation',
  you: 'You',
  trick: 'Trick',
  count: 'count',
  /** After the number of the trick. */
  part: ', here the lines part',
} as const;

/** Before the count of a course at the end of a trick. @param course `You`. */
export const sayCourseTrick = (course: string, trick: number): string =>
  `${course}, trick ${trick}: `;

/** Before the outcome of a course. */
export const sayCourse = (course: string): string => `${course}:`;
