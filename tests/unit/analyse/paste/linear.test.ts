/** A pasted text of twice the length takes about twice the time, whatever stands in it. */
import { expect, test } from 'vitest';
import { readPaste } from '../../../../src/analyse/paste/read.ts';
import { interpret } from '../../../../src/site/search/query/interpret.ts';
import { straightThere } from '../../../../src/site/search/query/straight-there.ts';
import { makeVocabulary } from '../../../../src/site/search/query/vocabulary.ts';
import { gameOfText } from '../../../../src/game/notation/games/parse.ts';
import { SMALL_BOOK } from '../../site/search/small-book.ts';

const SHORT = 10_000;
/** Four times the text takes four times as long; in square time it would take sixteen times. */
const TIMES = 4;

const KINDS: readonly (readonly [name: string, part: string, before?: string])[] = [
  ['blank lines', '\n'],
  ['blanks', ' '],
  ['tabs and blank lines', '\t\n'],
  ['a quotation mark and blanks', ' ', '"x'],
  ['a run of quotation marks', '"', 'x'],
  ['quotation marks and blanks around a word', '" ', '"x'],
  ['lines of id:', 'id:\n'],
  ['lines of title:', 'title: a\n\nb\n\n'],
  ['hands that break off', 'id: a\n\nplay\n\nb\n'],
  ['records that break off', '(;GM[Skat]x\n'],
  ['records that are not closed', '(;GM[Skat]P0[\n'],
  ['GM and blanks', 'GM   \n'],
  ['remarks for authors', '#\n'],
  ['opening brackets', '('],
  ['opening braces in a hand', '{', 'id: a\n'],
  ['comments', '{a}', 'id: a\n'],
  ['backslashes', '\\', 'id: a\n{'],
  ['objects of JSON', '{"\n'],
  ['escaped quotation marks in JSON', '\\"', '{"a'],
  ['brackets of JSON', '[{"'],
  ['links', 'analyse/#2'],
  ['links without their end', 'analyse/?'],
  ['links to the book', '/hands/'],
  ['a long word of a link', '2a'],
  ['closing brackets after a word', ')', 'analyse/#2a/'],
  ['a long word', 'a'],
  ['a long word of cards', 'CJ'],
  ['cards', 'CJ '],
  ['colons', ':'],
  ['names and colons', 'Anna:'],
  ['commas and colons', ', a:'],
  ['strokes', '| '],
  ['marks of quoting', '> '],
  ['lines that are quoted', '> a\n'],
  ['fences', '```\n'],
  ['soft breaks', '=\n', '(;GM[Skat]'],
  ['signs that nobody sees', '\u200d\u200c\ufe0f'],
];

/** The time of this thread in milliseconds; what else the machine does does not count where Node knows it. */
const clock = (): number => {
  const measure = (process as Partial<NodeJS.Process>).threadCpuUsage;
  return measure === undefined ? performance.now() : measure.call(process).user / 1000;
};

function timeOf(read: (text: string) => unknown, text: string): number {
  const begin = clock();
  read(text);
  return clock() - begin;
}

const VOCABULARY = makeVocabulary(['skat', 'trump', 'points']);
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'in the room': (text) => readPaste(text),
  'in the search': (text) => [
    interpret(text, VOCABULARY, SMALL_BOOK.numbers),
    straightThere(text, SMALL_BOOK),
  ],
  'by the command line': gameOfText,
};

test.each(Object.entries(READERS))('%s', (_, read) => {
  const slow: string[] = [];
  for (const [name, part, before = ''] of KINDS) {
    const text = (length: number): string => before + part.repeat(length / part.length);
    read(text(1000));
    // Measured again where it looks slow: the memory is tidied up at any time.
    const isSlow = (): boolean => {
      const short = timeOf(read, text(SHORT));
      const long = timeOf(read, text(TIMES * SHORT));
      return long > 100 && long > 2.5 * TIMES * short;
    };
    if (isSlow() && isSlow() && isSlow()) slow.push(name);
  }
  expect(slow).toEqual([]);
});
