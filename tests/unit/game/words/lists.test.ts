/** Lists are written as the language’s own rules have them. */
import { expect, test } from 'vitest';
import { listJoints, listed } from '#edition/game/words/lists.ts';

const WORDS = ['ace', '10', 'king', 'queen', 'jack'];

test.each([0, 1, 2, 3, 5])('%i words are joined as the browser’s own rules join them', (length) => {
  const words = WORDS.slice(0, length);
  const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
  const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  expect(listed(words)).toBe(conjunction.format(words));
  expect(listed(words, 'or')).toBe(disjunction.format(words));
  const joints = listJoints(length);
  expect(words.map((word, index) => `${joints[index] ?? ''}${word}`).join('')).toBe(
    conjunction.format(words),
  );
});
