import { expect, test } from 'vitest';
import { unknownHand } from '../../../src/book/hand-mistakes.ts';

test('of the hands that a chapter lists the first unknown one is reported, with what was meant', () => {
  const known = ['foster-01', 'today-ninety'];
  expect(unknownHand([], known)).toBeNull();
  expect(unknownHand(['today-ninety', 'foster-01'], known)).toBeNull();
  expect(unknownHand(['foster-01', 'today-ninty', 'x'], known)).toBe(
    'There is no hand “today-ninty”. Did you mean “today-ninety”?',
  );
  expect(unknownHand(['zz'], known)).toBe('There is no hand “zz”.');
});
