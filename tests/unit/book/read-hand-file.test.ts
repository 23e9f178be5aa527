/** One reader serves the site, commands and tests; it gives a hand, or each mistake with its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorAt } from '../../../src/book/hand-mistakes.ts';
import { handById, hands } from '../../../src/book/hands.ts';
import { readHandFile } from '../../../src/book/read-hand-file.ts';
import { readHandFiles } from '../../../src/book/read-hand-files.ts';

const FILE = 'content/hands/foster-01.hand';
const text = readFileSync(FILE, 'utf8');

describe('a hand’s file', () => {
  test('is read as its hand', () => {
    const { hand, id, mistakes } = readHandFile(FILE, text);
    expect([hand?.id, id, mistakes]).toEqual(['foster-01', 'foster-01', []]);
  });

  test('with a mistyped card has a mistake at its line and column', () => {
    const wrong = text.replace('  M: C8 SK', '  M: C8 SX');
    const line = wrong.split('\n').findIndex((each) => each.includes(' SX')) + 1;
    const { hand, mistakes } = readHandFile(FILE, wrong);
    expect(hand).toBeNull();
    expect(mistakes[0]).toMatchObject({ file: FILE, line, column: 9 });
    expect(errorAt(mistakes[0]!)).toMatchObject({ loc: { file: FILE, line, column: 9 } });
  });

  test('must have the hand’s id for its name', () => {
    const { mistakes } = readHandFile('content/hands/foster-1.hand', text);
    expect(mistakes[0]?.message).toContain('“foster-01”');
  });

  test('of another game must name the game of its folder', () => {
    const { mistakes } = readHandFile('content/hands/whist/foster-01.hand', text);
    expect(mistakes[0]?.message).toContain('game: whist');
  });
});

test('the site’s collection has the hands that commands read', () => {
  expect(hands.map(({ id }) => id).sort()).toEqual(
    readHandFiles()
      .map(({ id }) => id)
      .sort(),
  );
  expect(handById('foster-09').id).toBe('foster-09');
  expect(() => handById('foster-99')).toThrow('no hand “foster-99”');
});
