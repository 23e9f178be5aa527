/** One voice in chapters and hands: the reader is “you”, a player is a seat. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(globSync('content/hands/*.hand'))('%s calls a player by the seat', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const others = lines
    .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
    .filter((line) => /\b(?:he|him|his|himself)\b/i.test(line));
  expect(others).toEqual([]);
});
