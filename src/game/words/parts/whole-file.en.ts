/** The file of everything that a reader stores: its parts, and what became of them. */
import { listed } from '#edition/game/words/lists.ts';

/** The parts by name. */
export const PART_TITLES = {
  practice: 'Practice',
  reading: 'Where you read',
  answers: 'Questions answered',
  marks: 'Bookmarks and notes',
  hands: 'Saved hands',
  evenings: 'Evenings of games',
  room: 'The analysis room',
  settings: 'Settings',
  sprints: 'Runs against the clock',
  scores: 'Score sheets',
  table: 'The table',
  series: 'Series',
  two: 'Two-handed Skat',
  elbow: 'Hints at the table',
  tournaments: 'Tournaments',
} as const;

/** What is new in a part where nothing is counted. */
export const CHANGED_PARTS = {
  practice: 'your choices in the practice',
  reading: 'the place where you read',
  answers: 'your answers to questions',
  evenings: 'the analysis of games',
  room: 'what you left unfinished there',
  settings: 'your settings',
  scores: 'deals of a score sheet',
  table: 'the table you play at',
  series: 'a series under way',
  two: 'your game of two-handed Skat',
  elbow: 'when hints are given at the table',
  tournaments: 'slips of a tournament',
  desk: 'what was typed at the desk',
} as const;

/** What is counted, one and several. */
const COUNTED = {
  answer: ['answer', 'answers'],
  section: ['section read', 'sections read'],
  question: ['question answered', 'questions answered'],
  mark: ['bookmark or note', 'bookmarks and notes'],
  note: ['note added to', 'notes added to'],
  hand: ['saved hand', 'saved hands'],
  evening: ['evening', 'evenings'],
  sprint: ['run against the clock', 'runs against the clock'],
  sheet: ['score sheet', 'score sheets'],
  deal: ['deal of a series', 'deals of series'],
  result: ['result', 'results'],
  looked: ['hand reviewed', 'hands reviewed'],
  tournament: ['tournament', 'tournaments'],
} as const;

/** What is new in a part: `3 saved hands`; null for none. */
export function countNewOnes(number: number, what: keyof typeof COUNTED): string | null {
  const [one, many] = COUNTED[what];
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`;
}

/** Why a file is not read at all. */
export const NO_FILE = {
  broken: 'This is not a file of this book, or it was cut off.',
  foreign: 'This is not a file that Vorhand has saved.',
  noVersion: 'It does not say which version it is.',
} as const;

/** A file of a later version. */
export const sayNewerFile = (version: number): string =>
  `It is from a newer version of Vorhand (${version}); reload the page.`;

const UNREAD = {
  newer: 'from a newer version of Vorhand; reload the page.',
  none: 'none of it can be read.',
  some: 'part of it cannot be read.',
} as const;

/** A part that cannot be read, or not all of it. @param title `Saved hands`. */
export const sayUnreadPart = (title: string, why: keyof typeof UNREAD): string =>
  `${title}: ${UNREAD[why]}`;

/** What was new in a file, in a list. */
export const sayNewInFile = (news: readonly string[], file: string): string =>
  `Brought back from ${file}: ${listed(news)}.`;

/** The parts that could not be stored. */
export const sayNotTaken = (titles: readonly string[]): string =>
  `This browser could not store: ${listed(titles)}.`;

/** The parts that could not be read. @param problems in sentences. */
export const sayNotRead = (problems: readonly string[]): string =>
  `Not read: ${problems.join(' ')}`;
