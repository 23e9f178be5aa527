/** What the review of one seat’s decisions says around them. */
import type { Seat } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';

/** The review of a game for one seat. */
export const FAULT = {
  heading: 'War ich schuld?',
  notJudged:
    'In diesem Spiel lässt sich keine Entscheidung danach beurteilen, was bekannt war: Dafür braucht es einen Alleinspieler und zwei Gegenspieler, die ihre Karten behalten.',
  seat: 'Dein Platz',
  show: 'Auf dem Tisch zeigen',
  measures:
    'Hier stehen zwei Maßstäbe nebeneinander. Was du wissen konntest, wird in Verteilungen ausprobiert, die zu allem passen, was du gesehen und gehört hattest; jede wird mit offenen Karten zu Ende gespielt. Das vergleicht deine Karten, sagt aber nicht, wie oft du gewinnst. Was über die offenen Karten gesagt wird, gilt für die Verteilung, wie sie war, und die kannte niemand.',
} as const;

/** A seat to choose. @param name who sits there; null where nobody is named. */
export const seatToChoose = (seat: Seat, name: string | null): string =>
  name === null ? SEAT_WORDS[seat] : `${name} (${SEAT_WORDS[seat]})`;
