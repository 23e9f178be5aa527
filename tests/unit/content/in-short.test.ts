/** The lines at the end of a chapter, each a thing to do next time, with a link to its section. */
import { describe, expect, test } from 'vitest';
import { headingAnchors, readChapters } from './chapter-text.ts';

const HEADING = '\n## In short\n';
/** `- [Lead trumps](#lead-trumps), unless …`: what is linked to, here or in another chapter. */
const LINK = /\]\((\/(?:manual|shelf|today)\/[a-z-]+\/)?#([^)]+)\)/gu;

const chapters = readChapters()
  .filter(({ source }) => source.includes(HEADING))
  .map(({ file, source }) => ({
    file,
    source,
    lines: (source.split(HEADING)[1] ?? '').trim().split('\n'),
  }));

describe.each(chapters)('$file ends in short', ({ lines, source }) => {
  test('with three to five lines and nothing else', () => {
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line).toMatch(/^- \S/u);
  });

  test('each of which links to a section of this chapter, or of the one that taught it', () => {
    const anchors = headingAnchors(source);
    for (const line of lines) {
      const links = [...line.matchAll(LINK)];
      expect(links, line).not.toEqual([]);
      for (const [, chapter, anchor] of links) {
        if (chapter === undefined) expect(anchors, line).toContain(anchor);
      }
    }
  });
});

/** Pages about the book, with nothing to do next time. */
const NO_CHAPTERS = ['about-this-book', 'how-hands-are-written', 'put-to-the-proof'];

test('every chapter does so', () => {
  const without = readChapters()
    .map(({ file }) => file)
    .filter((file) => !chapters.some((chapter) => chapter.file === file));
  expect(without.sort()).toEqual(NO_CHAPTERS.map((name) => `content/manual/${name}.mdx`));
});

test('and it is the last section', () => {
  for (const { file, source } of chapters) {
    expect(headingAnchors(source).at(-1), file).toBe('in-short');
  }
});
