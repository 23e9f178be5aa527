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

test('the chapters that a newcomer learns from do so', () => {
  const files = chapters.map(({ file }) => file);
  for (const name of ['06-first-principles', '07-the-simple-game', '08-scoring', '09-bidding']) {
    expect(files).toContain(`content/manual/${name}.mdx`);
  }
});

/** Without advice on play: how the players settle up. */
const TEACHES_NO_PLAY: ReadonlySet<string> = new Set([
  'content/shelf/eichhorn-payments-and-prizes.mdx',
]);

test('every chapter of the other books that teaches play does so', () => {
  const shelf = readChapters()
    .map(({ file }) => file)
    .filter((file) => file.startsWith('content/shelf/'));
  const without = shelf.filter((file) => !chapters.some((chapter) => chapter.file === file));
  expect(without).toEqual([...TEACHES_NO_PLAY]);
});

test('and it is the last section', () => {
  for (const { file, source } of chapters) {
    expect(headingAnchors(source).at(-1), file).toBe('in-short');
  }
});
