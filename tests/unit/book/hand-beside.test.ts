/** Which hand stands beside which piece of a chapter. */
import { expect, test } from 'vitest';
import { handsBeside } from '../../../src/book/hand-beside.ts';
import type { TextBlock } from '../../../src/book/hand-beside.ts';

/**
 * A chapter in short: a word a piece. `#` opens a section, `F9` is the figure of hand 9, `9` or
 * `9+10` links to places in these hands, `.` links to none.
 */
function chapter(text: string): readonly TextBlock[] {
  return text.split(' ').map((word) => ({
    opensSection: word === '#',
    figure: word.startsWith('F') ? word.slice(1) : null,
    links: /^\d/.test(word) ? word.split('+') : [],
  }));
}

test.each([
  ['a text without hands has no table', '. . # .', '- - - -'],
  ['a figure holds from the head of its section to its end', '. # . F9 . # .', '- 9 9 9 9 - -'],
  ['a second figure in a section takes over', '# F9 . F10 .', '9 9 9 10 10'],
  ['a link holds where its section has no figure', '# . 9 . 10 .', '9 9 9 9 10 10'],
  ['a glance at another hand holds for its own piece alone', '# F9 . 10 .', '9 9 9 10 9'],
  ['a piece that links to both keeps the hand that is there', '# F9 10+9 .', '9 9 9 9'],
  ['the text before the first heading is a section', '. F1 . # .', '1 1 1 - -'],
])('%s', (_, text, hands) => {
  expect(
    handsBeside(chapter(text))
      .map((hand) => hand ?? '-')
      .join(' '),
  ).toBe(hands);
});
