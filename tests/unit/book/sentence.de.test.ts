/** The sentence around a place in a German text. */
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
  ['one in the middle', 'Eins. Zwei |hier. Drei.', 'Zwei hier.'],
  ['one with a number', 'So ist es. Spiel Nr. 9 hat |zwei. Fertig.', 'Spiel Nr. 9 hat zwei.'],
  ['one with a page', 'Foster (S. 84) spielt |klein. Fertig.', 'Foster (S. 84) spielt klein.'],
  [
    'one with an example',
    'Nein. Mit z. B. zwei Buben |geht es. Gut.',
    'Mit z. B. zwei Buben geht es.',
  ],
  ['one that ends with a number', 'Zusammen sind es 61. Du hast |gewonnen.', 'Du hast gewonnen.'],
])('is found: %s', (_, marked, sentence) => {
  expect(around(marked)).toBe(sentence);
});
