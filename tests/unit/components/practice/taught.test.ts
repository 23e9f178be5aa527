/** The chapters and the drills name each other. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DRILLS } from '../../../../components/practice/registry.ts';
import { DRILL_IDS } from '../../../../src/practice/drill.ts';

interface Chapter {
  readonly chapter: string;
  readonly drills: readonly string[];
}

/** As a drill names it: `nullo`, `shelf/whist`. */
const chapterSlug = (path: string): string =>
  path.replace(/^content\/(?:manual\/[\d-]+-)?|\.mdx$/g, '');

/** The chapters in the order of the book, with the drills that stand in them. */
const chapters: readonly Chapter[] = [
  ...globSync('content/manual/[0-9]*.mdx').sort(),
  ...globSync('content/shelf/*.mdx').sort(),
].map((path) => {
  const text = readFileSync(path, 'utf8');
  const figures = text.match(/<DrillFigure\b/g) ?? [];
  const drills = [...text.matchAll(/<DrillFigure id="([^"]+)"/g)].map(([, id]) => id!);
  // Else the pattern above has missed one.
  expect(drills, path).toHaveLength(figures.length);
  return { chapter: chapterSlug(path), drills };
});

describe('where a drill is taught', () => {
  test.each(DRILL_IDS)('%s names the chapters that have it', (id) => {
    const having = chapters.filter(({ drills }) => drills.includes(id));
    expect(DRILLS[id].taught).toEqual(having.map(({ chapter }) => chapter));
    expect(having.length).toBeGreaterThan(0);
  });

  test('no chapter has a drill twice', () => {
    for (const { chapter, drills } of chapters) {
      expect(new Set(drills).size, chapter).toBe(drills.length);
    }
  });
});
