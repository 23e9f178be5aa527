/** A quotation holds as long as the chapter says the very sentence, and fails where it does not. */
import { describe, expect, test } from 'vitest';
import { proseOf } from './chapter-text.ts';
import { quoting } from './quote.ts';

const source = [
  '---',
  'title: A test',
  '---',
  '',
  "import Fact from '../Fact.astro';",
  '',
  'You have <Fact hand="foster-01" of="declarer t7">50</Fact> points, and <At hand="foster-01" place="t8">the ten</At>',
  'is *safe*. You put away the <InlineCard card="D10" />.',
  '',
  '| What | Points |',
  '| ---- | ------ |',
  '| game | 148    |',
  '',
  '<Note book="Today">',
  '  “Yes” is worth <LawValue of="base grand-solo" law="isko" /> now (<Law n="34" />).',
  '</Note>',
].join('\n');
const says = quoting({
  file: 'content/manual/99-test.mdx',
  source,
  tags: [],
  prose: proseOf(source),
});

describe('a sentence stands in the chapter', () => {
  test.each([
    ['over the end of a line, without its tags', 'You have 50 points, and the ten is safe.'],
    ['up to a comma', 'You have 50 points'],
    ['with a card as its code', 'You put away the D10.'],
    ['in a table', '| game | 148 |'],
    ['with the numbers of the laws', '“Yes” is worth 24 now (law 34).'],
  ])('%s', (_, sentence) => {
    expect(() => {
      says(sentence);
    }).not.toThrow();
  });
});

describe('a sentence does not stand in it', () => {
  test.each([
    ['when a number is another', 'You have 51 points, and the ten is safe.', 7],
    ['when a word is another', 'You put away the D9.', 8],
    ['when it ends within a number', '| game | 14', 12],
    ['when it begins within a phrase', 'put away the D10.', 8],
    ['when its quotes are straight', '"Yes" is worth 24 now (law 34).', 15],
  ])('%s, and the nearest line is named', (_, sentence, line) => {
    expect(() => {
      says(sentence);
    }).toThrow(`content/manual/99-test.mdx:${line} `);
    expect(() => {
      says(sentence);
    }).toThrow(sentence);
  });

  test('when one of several is missing', () => {
    expect(() => {
      says('You put away the D10.', 'You put away the HA.');
    }).toThrow('HA');
  });
});
