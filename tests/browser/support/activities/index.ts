/**
 * Everything that a reader can be in the middle of. begun.test.ts goes through the list;
 * tests/unit/house/activities.test.ts fails for an activity, a kept part or a live page of the book that
 * is not in it.
 */
import { GAMES } from './games.ts';
import type { ListedActivity } from './listed-activity.ts';
import { PRACTICE } from './practice.ts';
import { READING } from './reading.ts';
import { SCORE } from './score.ts';

export const ACTIVITIES: readonly ListedActivity[] = [...SCORE, ...GAMES, ...PRACTICE, ...READING];

/** Parts of the whole file in which nothing is half done, each with the reason. */
export const NOTHING_BEGUN: Readonly<Record<string, string>> = {
  practice: 'answers that were given; what is under way is a drill or mixed',
  reading: 'follows the reader by itself',
  answers: 'answers that were given',
  marks: 'a note is stored while it is typed: kept.test.ts',
  hands: 'saved hands',
  evenings: 'an open one stands in the address: analyse-evening.test.ts',
  settings: 'each is stored when it is chosen',
  sprints: 'runs that are over',
  elbow: 'hints that were given',
};

/** Live components in which nothing can be half done, each with the reason. */
export const NOTHING_TO_BEGIN: Readonly<Record<string, string>> = {
  KeptPage: 'lists; the note that is written in is on the list of activities',
  DaySheet: 'a sheet of the day, by its address',
  DrillList: 'links to drills',
  Progress: 'numbers, and a fold',
  SkatFigure: 'the place stands in the address; a question that was answered is stored',
  WhistFigure: 'the place stands in the address',
  CalabrasellaFigure: 'the place stands in the address',
  MateFigure: 'the place stands in the address',
};

/** The activities of each live component. */
export const LIVE: Readonly<Record<string, readonly string[]>> = {
  Room: ['room'],
  Play: ['sitting-down', 'table', 'mate'],
  SeriesPage: ['its address', 'series'],
  SeriesAtTable: ['series'],
  SeriesCompare: ['series-codes'],
  Lesson: ['lesson'],
  Desk: ['tournaments', 'hard-game', 'renaming'],
  ScorePad: ['sheet-rules', 'scores', 'stake', 'renaming'],
  WholeHand: ['whole-hand', 'drill'],
  SprintPage: ['sprint'],
  Today: ['mixed'],
  Due: ['mixed'],
  OwnHand: ['own-hand'],
  MyHand: ['its address'],
  Problems: ['problem', 'its address'],
  OwnDrill: ['drill'],
  Sheet: ['its address'],
  TwoHanded: ['two'],
  Payments: ['payments'],
};
