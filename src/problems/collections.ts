/** Problems by theme, by chapter and by grade, and which of them comes next. */
import type { LawId } from '../game/skat/laws.ts';
import { GRADE_WORDS, THEME_TITLES } from '#edition/problems/theme-words.ts';
import type { SetName } from './address.ts';
import type { Answered } from './answered.ts';
import { GRADES } from './problem.ts';
import type { ProblemHead } from './problem.ts';
import { ratingOfGrade } from './rating.ts';
import type { Rating } from './rating.ts';
import { THEME_IDS, chapterOf } from './themes.ts';
import type { ThemeId } from './themes.ts';

/** Problems that have something in common, the easiest first. */
export interface Collection {
  readonly set: SetName;
  readonly title: string;
  readonly ids: readonly string[];
}

/** The chapter that teaches a theme, by its part of the book and slug: `today/defending-together`. */
export function chapterSlug(theme: ThemeId, law: LawId): string {
  return chapterOf(theme, law).replace(/^\/|\/(?:#.*)?$/gu, '');
}

/** The collections of a kind that have problems, in the order of lists. */
export interface Collections {
  readonly theme: readonly Collection[];
  readonly chapter: readonly Collection[];
  readonly grade: readonly Collection[];
}

/**
 * Sorts problems.
 *
 * @param chapters the titles of the chapters by slug, in the order of the book.
 */
export function collectionsOf(
  problems: readonly ProblemHead[],
  law: LawId,
  chapters: Readonly<Record<string, string>>,
): Collections {
  const sorted = problems.toSorted((a, b) => a.grade - b.grade || (a.id < b.id ? -1 : 1));
  const having = (
    kind: 'theme' | 'chapter' | 'grade',
    of: string,
    title: string,
    has: (problem: ProblemHead) => boolean,
  ): Collection[] => {
    const ids = sorted.filter(has).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ set: { kind, of }, title, ids }];
  };
  return {
    theme: THEME_IDS.flatMap((id) =>
      having('theme', id, THEME_TITLES[id], ({ themes }) => themes.includes(id)),
    ),
    chapter: Object.entries(chapters).flatMap(([slug, title]) =>
      having('chapter', slug, title, ({ themes }) =>
        themes.some((theme) => chapterSlug(theme, law) === slug),
      ),
    ),
    grade: GRADES.flatMap((grade) =>
      having('grade', String(grade), GRADE_WORDS[grade - 1]!, (problem) => problem.grade === grade),
    ),
  };
}

/** How many of some problems have been solved. */
export function countSolved(
  ids: readonly string[],
  answered: ReadonlyMap<string, Answered>,
): number {
  return ids.filter((id) => answered.get(id)?.solved === true).length;
}

/**
 * The next problem of a list: the first after the current one that was never answered, then one that was
 * only missed; null where all others have been solved.
 */
export function nextOf(
  ids: readonly string[],
  answered: ReadonlyMap<string, Answered>,
  current: string | null,
): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  const fresh = others.find((id) => !answered.has(id));
  return fresh ?? others.find((id) => answered.get(id)?.solved === false) ?? null;
}

/** All problems, those first that are about as strong as the reader. */
export function byFit(problems: readonly ProblemHead[], { rating }: Rating): readonly string[] {
  const gap = ({ grade }: ProblemHead): number => Math.abs(ratingOfGrade(grade).rating - rating);
  return problems.toSorted((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
