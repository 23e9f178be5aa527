/** What the review of one seat’s decisions says around them. */
import type { Seat } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';

/** The review of a game for one seat. */
export const FAULT = {
  heading: 'Was it my fault?',
  notJudged:
    'No decision in this game can be judged by what a player could know: the game must have a declarer, and the defenders must not exchange cards.',
  seat: 'Your seat',
  show: 'Show it on the table',
  measures:
    'There are two measures. The first goes by what you could know: each of your cards is tried in deals that agree with all you had seen and heard, and every such deal is played on with all cards open. The result compares your cards with one another; it is not your chance of winning. The second measure takes the deal as it lay, with all cards open, which no player could see.',
} as const;

/** A seat to choose. @param name who sits there; null where nobody is named. */
export const seatToChoose = (seat: Seat, name: string | null): string =>
  name === null ? SEAT_WORDS[seat] : `${name} (${SEAT_WORDS[seat]})`;
