/** Players who solve deals, matched with themselves. */
import { expect, test } from 'vitest';
import { expectNoGain } from './with-itself.ts';

test.each<[string, number]>([
  ['club:2', 3],
  ['strong:3', 2],
])('a match of %s against itself comes to exactly nothing', (kind, deals) => {
  expect.hasAssertions();
  expectNoGain(kind, deals);
});
