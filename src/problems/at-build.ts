/** What the build asks of the problems: how many there are, and which chapters they practise. */
import type { LawId } from '../game/skat/laws.ts';
import { chapterSlug } from './collections.ts';
import { PROBLEM_FILES } from './files.ts';
import { PROBLEM_LAWS, readProblemSet } from './problem-set.ts';
import type { ProblemSet } from './problem-set.ts';
import { THEME_IDS } from './themes.ts';

const SETS: readonly ProblemSet[] = PROBLEM_LAWS.map((law) =>
  readProblemSet(PROBLEM_FILES[law], law),
);

/** The problems of each rule book. */
export const problemSets = (): readonly ProblemSet[] => SETS;

/** The slugs of the chapters that teach themes under a rule book, `today/defending-together`, each once. */
export function themeChapters(law: LawId): readonly string[] {
  return [...new Set(THEME_IDS.map((theme) => chapterSlug(theme, law)))];
}

/** How many problems practise a chapter, by its slug. */
export function countProblemsOf(slug: string): number {
  return SETS.flatMap(({ heads, law }) =>
    heads.filter(({ themes }) => themes.some((theme) => chapterSlug(theme, law) === slug)),
  ).length;
}
