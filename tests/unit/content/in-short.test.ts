/** The lines at the end of a chapter, each a thing to do next time, with a link to its section. */
import { describe, expect, test } from 'vitest';
import { headingAnchors, readChapters } from './chapter-text.ts';

const HEADING = '\n## In short\n';
/** `- [Lead trumps](#lead-trumps), unless …`: the link, and what is linked to. */
const LINE = /^- \[([^\]]+)\]\(#([^)]+)\)/u;

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
    for (const line of lines) expect(line).toMatch(LINE);
  });

  test('each of which links to a section of the chapter', () => {
    const anchors = headingAnchors(source);
    for (const line of lines) expect(anchors, line).toContain(LINE.exec(line)?.[2]);
  });
});

test('the chapters that a newcomer learns from do so', () => {
  const files = chapters.map(({ file }) => file);
  for (const name of ['06-first-principles', '07-the-simple-game', '08-scoring', '09-bidding']) {
    expect(files).toContain(`content/manual/${name}.mdx`);
  }
});
