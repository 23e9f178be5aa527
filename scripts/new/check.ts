/** What is wrong with what authors write: hands, chapters and new drills, without a build. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { importParts } from '../../components/book/import-parts.ts';
import { sayMistake, unknownHand } from '../../src/book/hand-mistakes.ts';
import { chapterFolder } from '../../src/build/front-matter/schemas.ts';
import { readFrontMatter } from '../../src/build/front-matter/read-front-matter.ts';
import { findMarks, sayMark } from '../../src/book/marks.ts';
import { readHandFile } from '../../src/book/read-hand-file.ts';
import { readHandReadings } from '../../src/book/read-hand-files.ts';
import { checkMentions } from '../../src/build/check-mentions.ts';
import { linkPages } from '../../src/build/link-pages.ts';

/** Where authors write. */
const WRITTEN = [
  'content/hands/{*,*/*}.hand',
  'content/{manual,today,shelf}/*.mdx',
  '{src,components,tests/unit}/practice/drills/**/*.{ts,svelte}',
  'tests/browser/support/ways/*.ts',
];

/** All files that authors write, from the top folder, with `/` on every system. */
export const writtenFiles = (): readonly string[] =>
  globSync(WRITTEN)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Whether authors write a file of this path from the top folder, with `/` on every system. */
export const isWritten = (file: string): boolean =>
  WRITTEN.some((pattern) => matchesGlob(file, pattern));

/** The problems of a file, a line each, which begins with file, line and column; none when it is in order. */
export function problemsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.hand')) return readHandFile(file, text).mistakes.map(sayMistake);
  const marks = findMarks(text).map(
    (mark) => `${file}:${mark.line}:${mark.column}: ${sayMark(mark)}`,
  );
  const folder = chapterFolder(file);
  if (marks.length > 0 || folder === undefined) return marks;
  const { data, mistakes } = readFrontMatter(folder, file, text);
  return [
    ...mistakes.map(sayMistake),
    ...handProblems(file, text, data['hands']),
    ...chapterProblems(file, text),
  ];
}

/** The problem with the hands that a front matter lists. */
function handProblems(file: string, text: string, hands: unknown): readonly string[] {
  const named = Array.isArray(hands) ? hands.map(String) : [];
  const message = unknownHand(
    named,
    readHandReadings().map(({ id }) => id),
  );
  if (message === null) return [];
  const line = text.slice(0, text.search(/^hands:/m)).split('\n').length;
  return [sayMistake({ file, line, column: 1, message })];
}

/** The first problem that the compiler meets in a chapter. */
function chapterProblems(file: string, text: string): readonly string[] {
  try {
    // The lines keep their numbers.
    const body = text.replace(/^---\r?\n.*?\n---(?=\r?\n)/s, (head) => head.replace(/[^\n]/g, ' '));
    mdxToJs(body, {
      fileURL: pathToFileURL(resolve(file)),
      mdastPlugins: [importParts(), checkMentions(), linkPages()],
    });
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [message.startsWith(file) ? message : `${file}:${message}`];
  }
}
