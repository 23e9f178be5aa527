/** The facts of the problems as the practice shows them: their themes are its kinds, their grades its levels. */
import type { DrillFacts } from '../practice/origin.ts';
import { PROBLEM_DRILL } from '../practice/permalink.ts';
import type { Section } from '../practice/drill.ts';
import { GRADE_WORDS, PROBLEMS_IN_PRACTICE, THEME_TITLES } from '#edition/problems/theme-words.ts';
import { chapterSlug } from './collections.ts';
import { THEME_IDS, chapterOf } from './themes.ts';

/** For the pages of progress and of what comes again. */
export const problemFacts: DrillFacts & { readonly sections: Readonly<Record<string, Section>> } = {
  id: PROBLEM_DRILL,
  ...PROBLEMS_IN_PRACTICE,
  levels: GRADE_WORDS,
  kinds: THEME_TITLES,
  sections: Object.fromEntries(THEME_IDS.map((id) => [id, sectionOf(id)])),
  options: [],
  usualLength: 1,
};

/** Where a theme is taught in today’s part. */
function sectionOf(id: (typeof THEME_IDS)[number]): Section {
  const [, heading = ''] = chapterOf(id, 'isko').split('#');
  return `${chapterSlug(id, 'isko')}#${heading}`;
}
