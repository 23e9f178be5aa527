import { describe, expect, test } from 'vitest';
import { beginning, excerpt, findParagraph, hashOf } from '../../../src/reader/paragraph.ts';
import type { TextParagraph } from '../../../src/reader/paragraph.ts';

const TEXT: readonly TextParagraph[] = [
  { section: '', text: 'You are Vorhand, spades are trumps, and seven tricks are over.' },
  {
    section: 'following-suit',
    text: 'You must follow suit if you can. You need not beat the cards already played unless you want to.',
  },
  {
    section: 'following-suit',
    text: 'Take care over the jacks. They belong to the trump suit, whatever is printed on them.',
  },
  {
    section: 'the-count',
    text: 'Good players keep the other side’s score as well. That takes practice.',
  },
];

const remember = (paragraph: TextParagraph) => ({
  section: paragraph.section,
  hash: hashOf(paragraph.text),
  begins: beginning(paragraph.text),
});
const jacks = TEXT[2]!;

describe('a paragraph is found again', () => {
  test('as it was, each of them', () => {
    for (const [index, paragraph] of TEXT.entries()) {
      expect(findParagraph(TEXT, remember(paragraph))).toEqual({ index, same: true });
    }
  });

  test('when only commas, capitals and spaces have changed', () => {
    const changed = {
      ...jacks,
      text: 'Take care over the jacks; they belong to the trump suit whatever is  printed on them.',
    };
    expect(findParagraph([TEXT[0]!, changed], remember(jacks))).toEqual({ index: 1, same: true });
  });

  test('in another section, and behind new paragraphs', () => {
    const moved = [TEXT[3]!, ...TEXT.slice(0, 2), { ...jacks, section: 'elsewhere' }];
    expect(findParagraph(moved, remember(jacks))).toEqual({ index: 3, same: true });
  });

  test.each([
    'Take great care over the jacks. They belong to the trump suit, whatever is printed on them.',
    'Take care over the jacks. They are trumps, whatever is printed on them, and belong to that suit.',
    'Take care over jacks. They belong to the trump suit. A second thought now follows here.',
  ])('when it has been edited: %s', (text) => {
    const edited = TEXT.map((paragraph) =>
      paragraph === jacks ? { ...paragraph, text } : paragraph,
    );
    expect(findParagraph(edited, remember(jacks))).toEqual({ index: 2, same: false });
  });

  test('never in a text that has nothing of it', () => {
    const others = TEXT.filter((paragraph) => paragraph !== jacks);
    expect(findParagraph(others, remember(jacks))).toBeNull();
    expect(findParagraph([], remember(jacks))).toBeNull();
  });
});

test('a beginning ends with a whole word, and short texts stay whole', () => {
  expect(beginning('One two,  three\nfour', 9)).toBe('One two');
  expect(beginning(' One  two ')).toBe('One two');
});

test('an excerpt says by dots that there is more', () => {
  expect(excerpt('One two three', 9)).toBe('One two …');
  expect(excerpt('One two', 9)).toBe('One two');
});

test('the hash of a text is a short word for addresses, the same everywhere', () => {
  expect(hashOf('You must follow suit.')).toBe(hashOf('“You must… follow suit”'));
  for (const { text } of TEXT) expect(hashOf(text)).toMatch(/^[a-z\d]{1,7}$/);
  expect(new Set(TEXT.map(({ text }) => hashOf(text))).size).toBe(TEXT.length);
});
