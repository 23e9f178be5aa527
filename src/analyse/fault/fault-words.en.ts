/** What the review of one seat’s decisions says around them. */
import type { Seat } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';

/** The review of a game for one seat. */
export const FAULT = {
  heading: 'Was it my fault?',
  notJudged:
    'In this game no decision can be judged by what could be known: that takes a declarer and two defenders who keep their cards.',
  seat: 'Your seat',
  show: 'Show it on the table',
  measures:
    'There are two measures. The first goes by what you could know: each of your cards is tried in deals that agree with all you had seen and heard, and every such deal is played on with all cards open. That compares your cards, and is not your chance of winning. The second is about the deal as it lay, with all cards open, which nobody knew.',
} as const;

/** A seat to choose. @param name who sits there; null where nobody is named. */
export const seatToChoose = (seat: Seat, name: string | null): string =>
  name === null ? SEAT_WORDS[seat] : `${name} (${SEAT_WORDS[seat]})`;
