/** The sentence around a place in a text. */
import { expect, test } from 'vitest';
import { sentenceAround } from '../../../src/book/sentence.ts';

/** The sentence around the first `|` of a text, which is taken out. */
function around(marked: string): string {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { end, start } = sentenceAround(text, at);
  return text.slice(start, end);
}

test.each([
  ['the first', 'You lead |spades. He follows.', 'You lead spades.'],
  ['the last', 'You lead spades. He |follows.', 'He follows.'],
  ['one in the middle', 'One. Two |is here. Three.', 'Two is here.'],
  ['a question', 'What now? The |king? No.', 'The king?'],
  ['the only one, unfinished', 'the |ten', 'the ten'],
  ['one with a number', 'So it is. Hand No. 9 has |two. Done.', 'Hand No. 9 has two.'],
  ['one with a page', 'Foster (p. 84) leads |low. Done.', 'Foster (p. 84) leads low.'],
  ['the one that begins at the place', 'One. |Two. Three.', 'Two.'],
])('is found: %s', (_, marked, sentence) => {
  expect(around(marked)).toBe(sentence);
});
