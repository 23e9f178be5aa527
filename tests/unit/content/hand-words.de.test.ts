/** The German words of the hands: good German, with the cards, the links and the figures of the English ones. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSkatFile, readHandFile } from '../../../src/book/read-hand-file.ts';
import { readHandReadings } from '../../../src/book/read-hand-files.ts';
import { wordsOfHand } from '../../../src/game/notation/hand-words.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import type { HandWords } from '../../../src/game/notation/hand-words.ts';
import type { HandReading } from '../../../src/book/read-hand-file.ts';
import { expectGoodGerman } from '../support/good-german.ts';

const hands = readHandReadings().map((reading) => ({
  id: reading.id,
  reading,
  german: wordsOf(reading),
  english: wordsOf(readHandFile(reading.file, readFileSync(reading.file, 'utf8'))),
}));

function wordsOf({ hand, id, mistakes }: HandReading): HandWords {
  if (hand === null) throw new Error(`${id}: ${mistakes.map(({ message }) => message).join(' ')}`);
  return wordsOfHand(hand);
}

/** Every comment by its place, and of each erratum what is ours. */
const textsOf = ({ comments, errata }: HandWords): Readonly<Record<string, string>> => ({
  ...comments,
  ...Object.fromEntries(
    errata.map(({ corrected, open, why }, index) => [
      `erratum ${index + 1}`,
      `${corrected}\n${why}\n${open ?? ''}`,
    ]),
  ),
});

const CARD = /\b[CSHD](?:10|[AKQJ2-9])\b/gu;
const LINK = /\]\(([^)\s]+)\)/gu;

/** The figures of two digits and more; a small number may be a word in one of the languages. */
const FIGURE = /(?<![\w.])\d{2,}(?![\w])/gu;

/** What a pattern finds in each text, in no order. */
const foundIn = (words: HandWords, pattern: RegExp): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(textsOf(words)).map(([place, text]) => [
      place,
      [...text.matchAll(pattern)].map(([whole, group = whole]) => group).sort(),
    ]),
  );

/** What stays as a book has it: its title, and what it calls things, between quotation marks. */
const QUOTED = /„[^“]*“/gu;

describe.each(hands)('$id', ({ english, german, reading }) => {
  test('it is in German', () => {
    expect(german.comments).not.toEqual(english.comments);
    expectGoodGerman([german.title, ...Object.values(german.variations)]);
    const paragraphs = Object.values(textsOf(german)).flatMap((text) => text.split(/\n+/u));
    expectGoodGerman(paragraphs.map((text) => text.replace(QUOTED, '…')));
  });

  test.runIf(isSkatFile(reading))('its file is printed in German and read as the same hand', () => {
    const read = parseHand(reading.text);
    expect(read.ok ? read.value : read.errors).toEqual(reading.hand);
  });

  test('every text has the cards of the English one', () => {
    expect(foundIn(german, CARD)).toEqual(foundIn(english, CARD));
  });

  test('every text has the links of the English one', () => {
    expect(foundIn(german, LINK)).toEqual(foundIn(english, LINK));
  });

  test('every text has the figures of the English one', () => {
    expect(foundIn(german, FIGURE)).toEqual(foundIn(english, FIGURE));
  });
});
