/** Translations name the state of their source as Git does, and keep one mark of it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blobOf, readMark, withMark } from '../../../scripts/translations/state.ts';

test('a state has the name that Git gives it', () => {
  const file = 'content/today/1-the-game-today.mdx';
  const byGit = execFileSync('git', ['hash-object', '--no-filters', file], { encoding: 'utf8' });
  expect(byGit.startsWith(blobOf(readFileSync(file)))).toBe(true);
});

test.each([
  [
    'a.mdx',
    '---\ntitle: A\nsummary: B\n---\n\nText\n\n---\n\nMore\n',
    "translates: '123456abcdef'",
  ],
  ['a.json', '{\n  "title": "A"\n}\n', '  "translates": "123456abcdef"'],
])('%s is marked once, and the mark can be renewed', (file, text, line) => {
  const marked = withMark(file, text, '123456abcdef');
  expect(marked.split('\n').filter((each) => each === line)).toHaveLength(1);
  expect(readMark(marked)).toBe('123456abcdef');
  const renewed = withMark(file, marked, '000000000000');
  expect(readMark(renewed)).toBe('000000000000');
  expect(renewed).toBe(withMark(file, text, '000000000000'));
});
