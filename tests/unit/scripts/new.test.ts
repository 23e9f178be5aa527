/** What `npm run new` makes: its marks are found at their places, and filled in, it is in order. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { checkMarks } from '../../../components/book/check-marks.ts';
import { importParts } from '../../../components/book/import-parts.ts';
import { readHandFile } from '../../../src/book/read-hand-file.ts';
import { MARK, findMarks } from '../../../src/book/marks.ts';
import { isWritten, writtenFiles } from '../../../scripts/new/check.ts';
import { KINDS, newFiles } from '../../../scripts/new/templates.ts';

const textOf = (kind: (typeof KINDS)[number]): string =>
  newFiles(kind, 'my-own', 26)[0]?.text ?? '';

const compile = (text: string): string =>
  mdxToJs(text, {
    fileURL: pathToFileURL('content/shelf/not-there.mdx'),
    mdastPlugins: [checkMarks(), importParts()],
  }).code;

test.each(KINDS)('a new %s has in each file a mark for what its author must write', (kind) => {
  for (const { file, text } of newFiles(kind, 'my-own', 26)) {
    const marks = findMarks(text);
    expect(marks.length, file).toBeGreaterThan(0);
    for (const { column, line, says } of marks) {
      const there = text.split('\n')[line - 1]?.slice(column - 1) ?? '';
      expect(there.startsWith(`${MARK} ${says}`), there).toBe(true);
      expect(says.length, file).toBeGreaterThan(5);
    }
  }
});

test('a new hand has a mistake for each mark, with line and column', () => {
  const { hand, mistakes } = readHandFile('content/hands/my-own.hand', textOf('hand'));
  expect(hand).toBeNull();
  expect(mistakes[0]).toMatchObject({ line: 2, column: 8 });
  expect(mistakes).toHaveLength(findMarks(textOf('hand')).length);
});

test('a new hand whose marks are filled in from a hand of the book is that hand', () => {
  const book = readFileSync('content/hands/today-sixty-one.hand', 'utf8');
  const lines = textOf('hand').split('\n');
  const filled = lines
    .slice(0, lines.indexOf('play'))
    .map((line) => {
      const key = /^ *[\w]+:/.exec(line)?.[0];
      const known = key !== undefined && line.includes(MARK) ? key : undefined;
      return known === undefined
        ? line.replace(/TODO:[^}]*/, 'A remark')
        : (new RegExp(`^${known}.*$`, 'm').exec(book)?.[0] ?? line);
    })
    .join('\n');
  const text = `${filled}\n${book.slice(book.indexOf('\nplay') + 1)}`;
  const { hand, mistakes } = readHandFile('content/hands/my-own.hand', text);
  expect(mistakes).toEqual([]);
  expect(hand?.id).toBe('my-own');
});

test('a new chapter stops the build at its first mark, and without marks names only parts that there are', () => {
  const text = textOf('essay');
  expect(() => compile(text)).toThrow('content/shelf/not-there.mdx:2:9: Still to be filled in: ');
  expect(compile(text.replaceAll(MARK, ''))).toContain('Which.astro');
});

test('a chapter beyond Foster’s is numbered after the last', () => {
  expect(newFiles('chapter', 'my-own', 27)[0]?.file).toBe('content/manual/27-my-own.mdx');
});

test('what it makes can be checked, and other files are none that authors write', () => {
  const made = KINDS.flatMap((kind) => newFiles(kind, 'my-own', 26));
  expect(made.filter(({ file }) => !isWritten(file))).toEqual([]);
  const others = [
    'README.md',
    'content',
    'content/hands',
    'content/hands/README.md',
    'src/book/chapters.ts',
  ];
  expect(others.filter(isWritten)).toEqual([]);
});

test('nothing that authors write has a mark left', () => {
  const files = writtenFiles();
  expect(files.length).toBeGreaterThan(200);
  const left = files.flatMap((file) =>
    findMarks(readFileSync(file, 'utf8')).map(({ line, says }) => `${file}:${line}: ${says}`),
  );
  expect(left).toEqual([]);
});
