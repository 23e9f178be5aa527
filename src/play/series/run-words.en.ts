/** The words of one series while it is chosen, played and over. */
import type { Seat } from '../../game/skat/seats.ts';
import { signed } from '../../game/words/figures.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { saySeat } from '#edition/play/play-words.ts';

/** The choice of a series. */
export const CHOICE = {
  series: 'Series',
  day: 'Day',
  dayOfWeek: 'A day of the week',
  others: 'Your other series',
  todayInstead: 'Here are today’s deals.',
  choose: 'Choose a series',
} as const;

/** One series. */
export const RUN = {
  rules: 'Rules',
  others: 'The others',
  counts:
    'Each deal counts once, the first time you play it. If you take a card back, or let a hint say what to do, the list marks the deal as played with help. You can stop at any card and go on later.',
  letStrong: 'Let the strong player go on',
  begin: 'Begin',
  goOn: 'Go on',
  link: { words: 'Copy a link to this series', name: 'The series' },
  numbers: 'The numbers of the deals',
} as const;

/** How the reader stands, with gaps for the points: `{own}` and `{strong}`. @param deals after how many, where it is not all. */
export const sayRunStanding = (deals: number | null): string =>
  `You {own}, a strong player in your seats {strong}${deals === null ? '' : ` after ${counted(deals, 'deal')}`}`;

/** How far the strong player has come. */
export const sayStrongPlays = (done: number, of: number): string =>
  `The strong player is playing your seats: ${done} of ${of} deals done.`;

/** A deal of the series by its number, with the reader’s seat. */
export const sayNumberAndSeat = (number: string, seat: Seat): string =>
  `${number}, you are ${SEAT_WORDS[seat]}`;

/** The table with a series. */
export const AT_TABLE = {
  toSeries: 'To the series',
  leaveRepeat: 'Stop playing this deal again, and go on with the series',
  toList: 'To the list and the other series',
  seeList: 'See the list',
  strongPlays: 'The strong player is playing your seat …',
  askStrong: 'Ask the strong player again',
} as const;

/** Which deal lies on the table. @param facts its number and the reader’s seat; null where they are not said. */
export function sayPlaceInSeries(
  position: number,
  length: number,
  facts: { readonly number: string; readonly seat: Seat } | null,
): string {
  const place = `Deal ${position} of ${length}`;
  return facts === null ? place : `${place}, number ${facts.number}. ${saySeat(facts.seat)}`;
}

/** The points of the reader and of the strong player in the reader’s seat. */
export interface BothPoints {
  readonly reader: number;
  readonly strong: number;
}

/** What a deal came to, and how the two stand. */
export const sayDealOfSeries = (deal: BothPoints, soFar: BothPoints): string =>
  `This deal: you ${signed(deal.reader)}, a strong player in your seat ${signed(deal.strong)}. So far ${signed(soFar.reader)} and ${signed(soFar.strong)}.`;

/** The result of a series that is over. */
export const RESULT = {
  heading: 'Your result, for friends',
  name: 'Your name on the result',
  link: { words: 'Copy the link', name: 'Your result' },
  message: 'Copy as a message',
  compare: 'Compare it with other results',
  asText: 'Your result as text',
  code: 'Only the code',
  copied: 'The text is copied.',
  notCopied: 'The browser does not let the page copy. Here is the text:',
} as const;
