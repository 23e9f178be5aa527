/** The number of hands that pages state, against the files. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countHands } from '../../../src/book/hand-count.ts';
import { readGameHandFiles, readHandFiles } from '../../../src/book/read-hand-files.ts';

test('every file of a hand is counted once, those of other games apart', () => {
  const files = globSync('content/hands/**/*.hand').map((file) => file.replaceAll('\\', '/'));
  const skat = files.filter((file) => file.split('/').length === 3);
  const count = countHands(readHandFiles(), readGameHandFiles());
  expect(count).toMatchObject({
    all: files.length,
    skat: skat.length,
    otherGames: files.length - skat.length,
  });
  expect(count.manual).toBe(skat.filter((file) => /\/foster-\d+\.hand$/.test(file)).length);
});

test.each(['src/pages/index.astro', 'src/pages/hands/index.astro'])(
  '%s takes the number of hands from that count',
  (file) => {
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/const count = countHands\(hands, gameHands\)/);
    expect(page).toContain('{count.all}');
  },
);
