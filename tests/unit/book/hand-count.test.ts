/** The number of hands that pages state, against the files. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { introduceHands } from '#edition/book/pages/hands.ts';
import { HOME_WAYS } from '#edition/book/pages/home.ts';
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

test.each([
  ['src/pages/index.astro', 'HOME_WAYS.hands.text', HOME_WAYS.hands.text],
  ['src/pages/hands/index.astro', 'introduceHands', introduceHands],
] as const)('%s takes the number of hands from that count', (file, name, say) => {
  const page = readFileSync(file, 'utf8');
  expect(page).toMatch(/const count = countHands\(hands, gameHands\)/);
  expect(page).toContain(`${name}(count)`);
  const sentence = say({ all: 991, skat: 761, otherGames: 230, manual: 523 });
  expect(sentence).toContain(' 991 hands');
  expect(sentence).toContain(' 230 of other games');
});
