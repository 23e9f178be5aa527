/** Playing on from a place, and the comparison with the record. */
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The labels and buttons of the panel. */
export const PLAY_ON = {
  panel: 'Weiterspielen',
  return: 'Zurück zu deiner Variante',
  ramsch:
    'Im Ramsch spielst du alle drei Plätze: Alle spielen für sich, deshalb hat keine Karte einen festen Wert, und der Rechner weiß nicht, wonach er spielen soll.',
  youPlay: 'Du spielst',
  defenders: 'beide Gegenspieler',
  all: 'alle drei',
  over: 'Zu Ende gespielt.',
  letEngine: 'Den Rechner spielen lassen',
  takeBack: 'Zurücknehmen',
  redo: 'Wiederholen',
  compare: 'Vergleichen',
  link: 'Link zu deiner Variante',
} as const;

/** A seat that the reader may play. */
export const saySeatChoice = (seat: Seat, declares: boolean): string =>
  `${SEAT_WORDS[seat]}${declares ? ', Alleinspieler' : ''}`;

/** The engine is choosing a card. */
export const sayThinking = (seat: Seat): string =>
  `${SEAT_WORDS[seat]} überlegt, mit offenen Karten.`;

/** The engine has been stopped before its turn. */
export const sayTurn = (seat: Seat): string => `${SEAT_WORDS[seat]} ist dran.`;

/** Asks for a card of the reader’s. */
export const askForCardOf = (seat: Seat): string => `Wähle eine Karte von ${SEAT_WORDS[seat]}.`;

/** The engine has played no card. @param why in a sentence; null where that is not known. */
export const sayEngineFailed = (why: string | null): string =>
  `${why ?? 'Der Rechner ist ausgefallen.'} Du kannst alle drei Plätze spielen.`;

/** The comparison of both courses. */
export const COMPARE = {
  panel: 'Beide Verläufe nebeneinander',
  record: 'Spielverlauf',
  variation: 'Variante',
  you: 'Du',
  trick: 'Stich',
  count: 'Stand',
  /** After the number of the trick. */
  part: ', hier trennen sich die Wege',
} as const;

/** Before the count of a course at the end of a trick. @param course `Du`. */
export const sayCourseTrick = (course: string, trick: number): string =>
  `${course}, Stich ${trick}: `;

/** Before the outcome of a course. */
export const sayCourse = (course: string): string => `${course}:`;
