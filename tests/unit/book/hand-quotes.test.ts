/** What the hands’ files say is set as the book is: with quotation marks and apostrophes of type. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'content/hands';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.hand'));

test.each(files)('%s has no straight quote, and every quotation ends', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const lines = text.split('\n');
  expect(lines.filter((line) => /["'`]/.test(line))).toEqual([]);
  // An opening mark stands after a space, a bracket or a dash, or begins what is said.
  expect(text.match(/(?<![\s({–—]|^)“|“(?=\s)/gm)).toBeNull();
  expect(text.match(/“/g)?.length ?? 0).toBe(text.match(/”/g)?.length ?? 0);
});
