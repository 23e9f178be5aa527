/** The parts of the file of everything: how each is stored, merged and reported. */
import { SETTINGS, SETTINGS_FORMAT, withSettings } from '../../../src/book/settings.ts';
import { mergeDesks } from '../../../src/score/tournament/edit.ts';
import { DESK_FORMAT } from '../../../src/score/tournament/desk-format.ts';
import type { Format } from '../../../src/lib/storage/format.ts';
import { ELBOW_FORMAT, mergeElbows } from '../../../src/play/elbow-format.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import { mergeBooks } from '../../../src/play/series/keep-results.ts';
import { SERIES_FORMAT } from '../../../src/play/series/series-format.ts';
import { PROGRESS_FORMAT } from '../../../src/practice/parse-progress.ts';
import { countNew, mergeProgress } from '../../../src/practice/progress.ts';
import { mergeSprints } from '../../../src/practice/sprint/bests.ts';
import { SPRINTS_FORMAT } from '../../../src/practice/sprint/sprint-format.ts';
import { DRAFT_FORMAT, mergeDrafts } from '../../../src/analyse/draft.ts';
import { EVENINGS_FORMAT, addEvenings } from '../../../src/analyse/evening/evening-format.ts';
import { HANDS_FORMAT, addHands } from '../../../src/game/codes/saved-hands.ts';
import { addSheets } from '../../../src/score/edit.ts';
import { SCORES_FORMAT } from '../../../src/score/score-format.ts';
import { TWO_FORMAT } from '../../../src/game/two-handed/kept.ts';
import { ANSWERS_FORMAT } from '../../../src/reader/answers-format.ts';
import { mergeAnswers } from '../../../src/reader/answers.ts';
import { MARKS_FORMAT } from '../../../src/reader/marks-format.ts';
import { addressOf, mergeMarks } from '../../../src/reader/marks.ts';
import { READING_FORMAT } from '../../../src/reader/reading-format.ts';
import { mergeReading } from '../../../src/reader/reading.ts';

export type PartName =
  | 'practice'
  | 'reading'
  | 'answers'
  | 'marks'
  | 'hands'
  | 'evenings'
  | 'room'
  | 'settings'
  | 'sprints'
  | 'scores'
  | 'table'
  | 'series'
  | 'two'
  | 'elbow'
  | 'tournaments';

/** A part whose value is a T. */
export interface AnyPart<T> {
  readonly title: string;
  readonly format: Format<T>;
  /** Merges the stored value with that of a file. */
  readonly merge: (ours: T, theirs: T) => T;
  /** What is new in the second of two values; null when nothing is. */
  readonly says: (before: T, after: T) => string | null;
}

/** A part of some type, to be used. */
interface Part {
  readonly title: string;
  readonly use: <Result>(use: <T>(part: AnyPart<T>) => Result) => Result;
}

function part<T>(each: AnyPart<T>): Part {
  return { title: each.title, use: (use) => use(each) };
}

const countWords = (number: number, one: string, many: string): string | null =>
  number === 0 ? null : `${number} ${number === 1 ? one : many}`;

/** Whether two values would be stored alike. */
const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const KEPT_PARTS: Readonly<Record<PartName, Part>> = {
  practice: part({
    title: 'Practice',
    format: PROGRESS_FORMAT,
    // Bring back what was cleared, because that is why the reader has chosen the file.
    merge: (ours, theirs) => ({ ...mergeProgress(ours, theirs), cleared: ours.cleared }),
    says: (before, after) => {
      const answers = countWords(countNew(before, after.results), 'answer', 'answers');
      return answers ?? (alike(before, after) ? null : 'your choices in the practice');
    },
  }),
  reading: part({
    title: 'Where you read',
    format: READING_FORMAT,
    merge: mergeReading,
    says: (before, after) => {
      const sections = ({ chapters }: typeof before): number =>
        Object.values(chapters).reduce((sum, { read }) => sum + read.length, 0);
      const fresh = sections(after) - sections(before);
      const sectionWords = countWords(fresh, 'section read', 'sections read');
      return sectionWords ?? (alike(before, after) ? null : 'the place where you read');
    },
  }),
  answers: part({
    title: 'Questions answered',
    format: ANSWERS_FORMAT,
    merge: mergeAnswers,
    says: (before, after) => {
      const fresh = Object.keys(after).filter((question) => before[question] === undefined).length;
      const answerWords = countWords(fresh, 'question answered', 'questions answered');
      return answerWords ?? (alike(before, after) ? null : 'your answers to questions');
    },
  }),
  marks: part({
    title: 'Bookmarks and notes',
    format: MARKS_FORMAT,
    merge: mergeMarks,
    says: (before, after) => {
      const oldNotes = new Map(before.map((mark) => [addressOf(mark.spot), mark.note]));
      const fresh = after.filter(({ spot }) => !oldNotes.has(addressOf(spot))).length;
      const longer = after.filter(
        ({ note, spot }) => (oldNotes.get(addressOf(spot)) ?? note) !== note,
      ).length;
      const phrases = [
        countWords(fresh, 'bookmark or note', 'bookmarks and notes'),
        countWords(longer, 'note added to', 'notes added to'),
      ].filter((words) => words !== null);
      return phrases.length === 0 ? null : phrases.join(', ');
    },
  }),
  hands: part({
    title: 'Saved hands',
    format: HANDS_FORMAT,
    merge: (ours, theirs) => addHands(ours, theirs).hands,
    says: (before, after) => countWords(addHands(before, after).added, 'saved hand', 'saved hands'),
  }),
  evenings: part({
    title: 'Evenings of games',
    format: EVENINGS_FORMAT,
    merge: addEvenings,
    says: (before, after) => {
      const fresh = countWords(after.length - before.length, 'evening', 'evenings');
      return fresh ?? (alike(before, after) ? null : 'what was found of games');
    },
  }),
  room: part({
    title: 'The analysis room',
    format: DRAFT_FORMAT,
    merge: mergeDrafts,
    says: (before, after) =>
      alike(DRAFT_FORMAT.make(before), DRAFT_FORMAT.make(after))
        ? null
        : 'what you left unfinished there',
  }),
  settings: part({
    title: 'Settings',
    format: SETTINGS_FORMAT,
    // For settings the file counts: they are what the reader wants here too.
    merge: (ours, theirs) => withSettings(ours, knownSettings(theirs)),
    says: (before, after) =>
      alike(knownSettings(before), knownSettings(after)) ? null : 'your settings',
  }),
  sprints: part({
    title: 'Runs against the clock',
    format: SPRINTS_FORMAT,
    merge: mergeSprints,
    says: (before, after) =>
      countWords(after.length - before.length, 'run against the clock', 'runs against the clock'),
  }),
  scores: part({
    title: 'Score sheets',
    format: SCORES_FORMAT,
    merge: addSheets,
    says: ({ sheets: before }, { sheets: after }) => {
      const fresh = countWords(after.length - before.length, 'score sheet', 'score sheets');
      return fresh ?? (alike(before, after) ? null : 'deals of a score sheet');
    },
  }),
  table: part({
    title: 'The table',
    format: TABLE_FORMAT,
    // There is only one table, and a reader who sits at one stays there.
    merge: (ours, theirs) => ours ?? theirs,
    says: (before, after) => (alike(before, after) ? null : 'the table you play at'),
  }),
  series: part({
    title: 'Series',
    format: SERIES_FORMAT,
    merge: mergeBooks,
    says: (before, after) => {
      const deals = ({ runs }: typeof before): number =>
        runs.reduce((sum, { done }) => sum + done.length, 0);
      const phrases = [
        countWords(deals(after) - deals(before), 'deal of a series', 'deals of series'),
        countWords(after.codes.length - before.codes.length, 'result', 'results'),
      ].filter((words) => words !== null);
      if (phrases.length > 0) return phrases.join(', ');
      return alike(before, after) ? null : 'a series under way';
    },
  }),
  two: part({
    title: 'Two-handed Skat',
    format: TWO_FORMAT,
    merge: (ours, theirs) => ours ?? theirs,
    says: (before, after) => (alike(before, after) ? null : 'your game of two-handed Skat'),
  }),
  elbow: part({
    title: 'Hints at the table',
    format: ELBOW_FORMAT,
    merge: mergeElbows,
    says: (before, after) => {
      const fresh = countWords(after.hands - before.hands, 'hand', 'hands');
      return fresh === null
        ? alike(before, after)
          ? null
          : 'when the book speaks at the table'
        : `${fresh} looked back at`;
    },
  }),
  tournaments: part({
    title: 'Tournaments',
    format: DESK_FORMAT,
    merge: mergeDesks,
    says: (before, after) => {
      const number = after.tournaments.length - before.tournaments.length;
      const fresh = countWords(number, 'tournament', 'tournaments');
      if (fresh !== null) return fresh;
      if (!alike(before.tournaments, after.tournaments)) return 'slips of a tournament';
      return alike(before, after) ? null : 'what was typed at the desk';
    },
  }),
};

/** The known settings in what is stored, in a fixed order. */
function knownSettings(stored: unknown): Readonly<Record<string, string>> {
  const data = (typeof stored === 'object' ? stored : null) ?? {};
  const all = Object.entries(SETTINGS).map(([name, values]): [string, unknown] => {
    const value = (data as Readonly<Record<string, unknown>>)[name];
    return [name, (values as readonly unknown[]).includes(value) ? value : undefined];
  });
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
