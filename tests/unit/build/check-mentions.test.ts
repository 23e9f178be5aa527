/** A chapter that says what is not so stops the build, with file, line and column. */
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test, vi } from 'vitest';
import { readBook } from '../../../src/book/read-book.ts';
import { checkMentions } from '../../../src/build/check-mentions.ts';

const CHAPTER = 'content/manual/99-test.mdx';

/** The message with which a chapter of this text is refused, or “accepted”. */
function compile(text: string, book = readBook): string {
  try {
    mdxToJs(text, {
      fileURL: pathToFileURL(CHAPTER),
      mdastPlugins: [checkMentions(book)],
    });
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a chapter is accepted', () => {
  test.each([
    ['a link to a trick', '<At hand="foster-09" place="t6">the sixth trick</At> falls.'],
    ['a question', '<Ask hand="foster-01" place="t7">Which do you lead?</Ask>'],
    ['a question before the first lead', '<Ask hand="foster-01" place="layout">Which?</Ask>'],
    ['a fact without words', 'It brings <Fact hand="foster-09" of="t6" /> points.'],
    ['a fact in figures', 'It brings <Fact hand="foster-09" of="t6">24</Fact> points.'],
    ['a fact in words', '<Fact hand="foster-09" of="t6">Twenty-four</Fact> points fall.'],
    ['a reckoning', '<Fact hand="foster-09" of="reckoning">4 × 12 = 48</Fact> lost.'],
    ['a typed claim', 'In hand 9, trick 6 brings 24 and the game is lost.'],
    ['a link to a place of a hand', 'See [Hand No. 4](/hands/foster-04/#foster-04/t2).'],
    ['a link to the errata of a hand', 'See [its errata](/hands/foster-19/#errata).'],
    ['a law', 'By <Law n="60, 61" /> it is lost.'],
    ['a measured share', 'Of a hundred <Measured id="T1" group="count 8">72</Measured> are won.'],
    ['a verdict that the measure bears out', '<Verdict id="T3" holds="V above M">best</Verdict>'],
    ['a plot of measured shares', '<MeasuredShares id="T1" bySeat rows="8 = count 8" />'],
  ])('with %s', (_, text) => {
    expect(compile(text)).toBe('accepted');
  });
});

describe('a chapter is refused with file, line and column', () => {
  test.each([
    ['a trick there is not', '<At hand="foster-09" place="t11">x</At>', 'place in a hand'],
    [
      'words that lead to another trick',
      '<At hand="foster-09" place="t5">trick six</At>',
      'trick 6',
    ],
    [
      'an ordinal that is another',
      '<At hand="foster-09" place="t5.1">the third trick</At>',
      'trick 3',
    ],
    ['a question nowhere', '<Ask hand="foster-01">Which?</Ask>', 'needs place'],
    ['a question where there is no such place', '<Ask hand="foster-01" place="t11">x</Ask>', 't11'],
    [
      'a question after the last card',
      '<Ask hand="foster-01" place="t10">x</Ask>',
      'No card follows',
    ],
    [
      'a question with one card',
      '<Ask hand="foster-01" place="t9">x</Ask>',
      'only DA may be played',
    ],
    [
      'a question before the layout',
      '<Ask hand="foster-01" place="deal">x</Ask>',
      'Ask at “layout”',
    ],
    ['a hand there is not', '<At hand="foster-99" place="t1">x</At>', 'no hand “foster-99”'],
    ['a figure of no hand', '<HandFigure id="foster-0" />', 'no hand “foster-0”'],
    ['a figure opened where there is nothing', '<HandFigure id="foster-01" start="t11" />', 't11'],
    ['a number that is not so', '<Fact hand="foster-09" of="t6">25</Fact>', 'is 24'],
    ['a number word that is not so', '<Fact hand="foster-09" of="t6">sixty</Fact>', 'is 24'],
    ['a fact of no kind', '<Fact hand="foster-09" of="tricks">3</Fact>', 'names no fact'],
    ['a fact of an unplayed trick', '<Fact hand="foster-09" of="t12">3</Fact>', 't12'],
    ['a fact of no hand', '<Fact hand="foster-9" of="t6">3</Fact>', 'no hand “foster-9”'],
    ['a share that is not so', '<Measured id="T1" group="count 8">73</Measured>', 'has 72'],
    ['a share of no measure', '<Measured id="T99" group="V">1</Measured>', 'T99.json'],
    ['a share of no group', '<Measured id="T3" group="X">1</Measured>', 'no group “X”'],
    ['a verdict that is not so', '<Verdict id="T3" holds="V below M">worst</Verdict>', 'not hold'],
    ['a verdict of no measure', '<Verdict id="T99" holds="V above M">best</Verdict>', 'T99.json'],
    ['a verdict without words', '<Verdict id="T3" holds="V above M"></Verdict>', 'the words'],
    ['a plot of no group', '<MeasuredShares id="T3" bySeat rows="V" />', 'no group “V, V”'],
    ['a plot without rows', '<MeasuredShares id="T3" rows="" />', 'a group a line'],
    ['a typed claim that is not so', 'In hand 9, trick 6 brings 25.', 'it is 24'],
    ['a typed claim in words', 'In Hand No. 9, trick six brings thirty.', 'it is 24'],
    ['a typed claim about no hand', 'See hand 90, trick 6 brings 25.', 'no hand 90'],
    ['a link to a place there is not', '[it](/hands/foster-04/#foster-04/t12)', 't12'],
    ['a link to another hand’s place', '[it](/hands/foster-04/#foster-05/t2)', 'foster-05’s'],
    ['a link to no hand', '[it](/hands/foster-40/)', 'no hand “foster-40”'],
    ['a link to errata there are not', '[it](/hands/foster-02/#errata)', 'foster-02 has no errata'],
    [
      'a link to the errata of no hand',
      '[it](/hands/foster-40/#errata)',
      'foster-40 has no errata',
    ],
    ['a link to no chapter', '[it](/manual/solos/)', 'no chapter “solos”'],
    ['a law there is not', '<Law n="62" />', 'no law “62”'],
    ['a link to a law there is not', '[law](/manual/the-laws/#law-62)', 'no law “62”'],
    ['a word that is not in the glossary', '<Term>Skatt</Term>', 'no word “Skatt”'],
    ['a card there is not', '<InlineCard card="H11" />', '“H11” is not a card'],
    ['a book we do not have', '<Note book="Hempel">x</Note>', 'Hempel'],
    ['a section from a book we do not have', '<Source book="Hempel" />', 'Hempel'],
  ])('for %s', (_, text, says) => {
    const message = compile(`\n\nBefore it: ${text}`);
    expect(message).toMatch(/^content\/manual\/99-test\.mdx:3:\d+: /);
    expect(message).toContain(says);
  });
});

test('of a hand whose file has a mistake nothing is said, so that its pages show that mistake', () => {
  const text =
    'In <Fact hand="foster-09" of="t6">25</Fact> and [it](/hands/foster-09/#foster-09/t11).';
  const read = (mistaken: string[]) => () => ({ ...readBook(), mistaken });
  expect(compile(text)).toContain('is 24');
  expect(compile(text, read(['foster-09']))).toBe('accepted');
  expect(compile(text, read(['foster-10']))).toContain('is 24');
});

test('the hands are read once for a chapter, and again for one that is compiled later', async () => {
  const read = vi.fn(readBook);
  const plugin = checkMentions(read);
  const compileLong = () =>
    mdxToJs('One *two* [three](/hands/foster-04/).\n\n'.repeat(9), {
      fileURL: pathToFileURL(CHAPTER),
      mdastPlugins: [plugin],
    });
  compileLong();
  expect(read).toHaveBeenCalledTimes(1);
  await setImmediate();
  compileLong();
  expect(read).toHaveBeenCalledTimes(2);
});
