/** The parts of the file of everything: how each is stored, merged and reported. */
import { CHANGED_PARTS, PART_TITLES, countNewOnes } from '#edition/game/words/parts/whole-file.ts';
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

export type PartName = keyof typeof PART_TITLES;

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

/** Whether two values would be stored alike. */
const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const KEPT_PARTS: Readonly<Record<PartName, Part>> = {
  practice: part({
    title: PART_TITLES.practice,
    format: PROGRESS_FORMAT,
    // Bring back what was cleared, because that is why the reader has chosen the file.
    merge: (ours, theirs) => ({ ...mergeProgress(ours, theirs), cleared: ours.cleared }),
    says: (before, after) => {
      const answers = countNewOnes(countNew(before, after.results), 'answer');
      return answers ?? (alike(before, after) ? null : CHANGED_PARTS.practice);
    },
  }),
  reading: part({
    title: PART_TITLES.reading,
    format: READING_FORMAT,
    merge: mergeReading,
    says: (before, after) => {
      const sections = ({ chapters }: typeof before): number =>
        Object.values(chapters).reduce((sum, { read }) => sum + read.length, 0);
      const fresh = sections(after) - sections(before);
      const sectionWords = countNewOnes(fresh, 'section');
      return sectionWords ?? (alike(before, after) ? null : CHANGED_PARTS.reading);
    },
  }),
  answers: part({
    title: PART_TITLES.answers,
    format: ANSWERS_FORMAT,
    merge: mergeAnswers,
    says: (before, after) => {
      const fresh = Object.keys(after).filter((question) => before[question] === undefined).length;
      const answerWords = countNewOnes(fresh, 'question');
      return answerWords ?? (alike(before, after) ? null : CHANGED_PARTS.answers);
    },
  }),
  marks: part({
    title: PART_TITLES.marks,
    format: MARKS_FORMAT,
    merge: mergeMarks,
    says: (before, after) => {
      const oldNotes = new Map(before.map((mark) => [addressOf(mark.spot), mark.note]));
      const fresh = after.filter(({ spot }) => !oldNotes.has(addressOf(spot))).length;
      const longer = after.filter(
        ({ note, spot }) => (oldNotes.get(addressOf(spot)) ?? note) !== note,
      ).length;
      const phrases = [countNewOnes(fresh, 'mark'), countNewOnes(longer, 'note')].filter(
        (words) => words !== null,
      );
      return phrases.length === 0 ? null : phrases.join(', ');
    },
  }),
  hands: part({
    title: PART_TITLES.hands,
    format: HANDS_FORMAT,
    merge: (ours, theirs) => addHands(ours, theirs).hands,
    says: (before, after) => countNewOnes(addHands(before, after).added, 'hand'),
  }),
  evenings: part({
    title: PART_TITLES.evenings,
    format: EVENINGS_FORMAT,
    merge: addEvenings,
    says: (before, after) => {
      const fresh = countNewOnes(after.length - before.length, 'evening');
      return fresh ?? (alike(before, after) ? null : CHANGED_PARTS.evenings);
    },
  }),
  room: part({
    title: PART_TITLES.room,
    format: DRAFT_FORMAT,
    merge: mergeDrafts,
    says: (before, after) =>
      alike(DRAFT_FORMAT.make(before), DRAFT_FORMAT.make(after)) ? null : CHANGED_PARTS.room,
  }),
  settings: part({
    title: PART_TITLES.settings,
    format: SETTINGS_FORMAT,
    // For settings the file counts: they are what the reader wants here too.
    merge: (ours, theirs) => withSettings(ours, knownSettings(theirs)),
    says: (before, after) =>
      alike(knownSettings(before), knownSettings(after)) ? null : CHANGED_PARTS.settings,
  }),
  sprints: part({
    title: PART_TITLES.sprints,
    format: SPRINTS_FORMAT,
    merge: mergeSprints,
    says: (before, after) => countNewOnes(after.length - before.length, 'sprint'),
  }),
  scores: part({
    title: PART_TITLES.scores,
    format: SCORES_FORMAT,
    merge: addSheets,
    says: ({ sheets: before }, { sheets: after }) => {
      const fresh = countNewOnes(after.length - before.length, 'sheet');
      return fresh ?? (alike(before, after) ? null : CHANGED_PARTS.scores);
    },
  }),
  table: part({
    title: PART_TITLES.table,
    format: TABLE_FORMAT,
    // There is only one table, and a reader who sits at one stays there.
    merge: (ours, theirs) => ours ?? theirs,
    says: (before, after) => (alike(before, after) ? null : CHANGED_PARTS.table),
  }),
  series: part({
    title: PART_TITLES.series,
    format: SERIES_FORMAT,
    merge: mergeBooks,
    says: (before, after) => {
      const deals = ({ runs }: typeof before): number =>
        runs.reduce((sum, { done }) => sum + done.length, 0);
      const phrases = [
        countNewOnes(deals(after) - deals(before), 'deal'),
        countNewOnes(after.codes.length - before.codes.length, 'result'),
      ].filter((words) => words !== null);
      if (phrases.length > 0) return phrases.join(', ');
      return alike(before, after) ? null : CHANGED_PARTS.series;
    },
  }),
  two: part({
    title: PART_TITLES.two,
    format: TWO_FORMAT,
    merge: (ours, theirs) => ours ?? theirs,
    says: (before, after) => (alike(before, after) ? null : CHANGED_PARTS.two),
  }),
  elbow: part({
    title: PART_TITLES.elbow,
    format: ELBOW_FORMAT,
    merge: mergeElbows,
    says: (before, after) => {
      const fresh = countNewOnes(after.hands - before.hands, 'looked');
      return fresh ?? (alike(before, after) ? null : CHANGED_PARTS.elbow);
    },
  }),
  tournaments: part({
    title: PART_TITLES.tournaments,
    format: DESK_FORMAT,
    merge: mergeDesks,
    says: (before, after) => {
      const number = after.tournaments.length - before.tournaments.length;
      const fresh = countNewOnes(number, 'tournament');
      if (fresh !== null) return fresh;
      if (!alike(before.tournaments, after.tournaments)) return CHANGED_PARTS.tournaments;
      return alike(before, after) ? null : CHANGED_PARTS.desk;
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
