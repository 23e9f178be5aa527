/** A drill is found by its folders: what must be in them, and how it stands in the book. */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DRILL_IDS, loadAllDrills, loadDrill } from '../../../../components/practice/load-drill.ts';

/** A chapter as a drill names it: `nullo`, `shelf/whist`. */
const chapterSlug = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^content\/(?:manual\/[\d-]+-)?|(?<=^content\/today\/)\d+-|\.mdx$/g, '');

/** A heading as the pages write it into their addresses. */
const headingSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** The chapters in the order of the book, with their headings and the drills that stand in them. */
const chapters = [
  ...globSync('content/manual/[0-9]*.mdx').sort(),
  ...globSync('content/today/*.mdx').sort(),
  ...globSync('content/shelf/*.mdx').sort(),
].map((path) => {
  const chapter = chapterSlug(path);
  const text = readFileSync(path, 'utf8');
  const figures = text.match(/<DrillFigure\b/g) ?? [];
  const drills = [...text.matchAll(/<DrillFigure id="([^"]+)"/g)].map(([, id]) => id!);
  // Else the pattern above has missed one.
  expect(drills, path).toHaveLength(figures.length);
  const headings = [...text.matchAll(/^###? (.+)$/gm)].map(([, title]) => headingSlug(title!));
  return { chapter, drills, sections: headings.map((heading) => `${chapter}#${heading}`) };
});
const sections = chapters.flatMap((chapter) => chapter.sections);

test('the drills are the folders of both sides', () => {
  expect([...DRILL_IDS].sort()).toEqual(readdirSync('src/practice/drills').sort());
});

describe.each(DRILL_IDS)('%s', (id) => {
  test('is loaded by the name of its folder, with what shows its questions', async () => {
    const { Question, drill } = await loadDrill(id);
    expect(drill.id).toBe(id);
    expect(typeof Question).toBe('function');
  });

  test('names the chapters that have it', async () => {
    const { drill } = await loadDrill(id);
    const having = chapters.filter(({ drills }) => drills.includes(id));
    expect(drill.chapters).toEqual(having.map(({ chapter }) => chapter));
  });

  test('names for every kind of question a section that is there', async () => {
    const { drill } = await loadDrill(id);
    expect(Object.keys(drill.sections)).toEqual(Object.keys(drill.kinds));
    for (const section of Object.values(drill.sections)) expect(sections).toContain(section);
  });

  test('has tests of its own, and a browser that knows how to answer it', () => {
    const tests = globSync(`tests/unit/practice/drills/${id}{.test.ts,/*.test.ts}`);
    expect(tests).not.toEqual([]);
    expect(existsSync(`tests/browser/support/ways/${id}.ts`)).toBe(true);
  });
});

test('the drills come in an order that leaves no two at the same place', async () => {
  const order = (await loadAllDrills()).map((drill) => drill.order);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
});

test('a drill that is not there is refused by name', async () => {
  await expect(loadDrill('bluffing')).rejects.toThrow('There is no drill “bluffing”.');
});

test('no chapter has a drill twice', () => {
  for (const { chapter, drills } of chapters)
    expect(new Set(drills).size, chapter).toBe(drills.length);
});
