/** Who sits where at a tournament, and where everybody goes next. */
import { counted } from '#edition/game/words/nouns.ts';

/** The seats of a round, and the names. */
export const SEATS_VIEW = {
  deals: (deals: number): string => `${deals} deals`,
  umpire: (name: string): string => `${name}, umpire`,
  middle: 'middle',
  sides: 'sides',
  moves: 'After this round',
  draw: {
    words: 'Draw again',
    question: 'Everyone will get a new seat, and this draw will be lost. Draw again?',
    yes: 'Draw new seats',
    no: 'Keep these',
  },
  seatByStanding: {
    words: 'Seat again by the standings',
    question: 'The seats follow the totals as they are now. Seat all again?',
    yes: 'Seat again',
    no: 'Keep these',
  },
  print: 'Print the seats',
  names: 'Names',
  namesAndChairs: 'Names and empty chairs',
  player: (number: number): string => `Player ${number}`,
  latecomer: 'Name of a latecomer, for an empty chair',
  emptyChair: 'An empty chair',
} as const;

/** What has come of a name that was typed. */
export const NAME_STATUS = {
  /** @param fault why the new name was refused. */
  kept: (fault: string, name: string): string => `${fault} ${name} keeps the name.`,
  seated: (name: string): string => `${name} has the chair.`,
} as const;

/** Where everybody goes after a round. */
export const MOVES = {
  stay: 'Both pairs stay.',
  section: (section: number, move: string): string => `Section ${section}: ${move}`,
} as const;

/** How many players meet again in a series whose seats keep them apart. */
export function sayMeetings(pairs: number): string {
  if (pairs === 0) return 'Nobody sits with a team-mate or with anyone they have already met.';
  return `${counted(pairs, 'pair')} of players who are team-mates or have already met could not be kept apart.`;
}

/** The button that gives a series its seats. @param series from 1. */
export const giveSeats = (series: number): string => `Give out the seats of series ${series}`;
