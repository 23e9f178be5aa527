/** What hands and their files are called. */
import { expect, test } from 'vitest';
import { fileName } from '../../../../src/game/codes/hand-title.ts';
import { usualTitle } from '#edition/game/codes/code-words.ts';

test('a hand is called after its game and its declarer, as its rule book says', () => {
  const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
  expect(usualTitle(contract, 'V', 'isko')).toBe('Suit game in clubs, by Vorhand');
  expect(usualTitle(contract, 'H', 'american-1922')).toBe('Gucki Solo in clubs, by Hinterhand');
  const ramsch = { kind: 'ramsch', trump: null, announced: null } as const;
  expect(usualTitle(ramsch, null, 'american-1922')).toBe('Ramsch');
});

test.each([
  ['Solo in clubs, by Vorhand', 'solo-in-clubs-by-vorhand.svg'],
  ['Grün ist Trumpf!', 'grun-ist-trumpf.svg'],
  ['Der große Schluss', 'der-grosse-schluss.svg'],
  ['../../etc/passwd', 'etc-passwd.svg'],
  ['♣♠♥♦', 'hand.svg'],
  ['', 'hand.svg'],
  ['x'.repeat(100), `${'x'.repeat(60)}.svg`],
])('the file of “%s” has a name any system takes', (title, name) => {
  expect(fileName(title, 'svg')).toBe(name);
});
