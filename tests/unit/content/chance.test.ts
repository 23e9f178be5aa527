/**
 * No figure from chance without the number of deals and its margin: what a chapter says in so many
 * of a hundred comes from a measure, and its section tells both.
 */
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readChapters } from './chapter-text.ts';

const COUNT =
  '(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|ninety)';
/** `72 in a hundred`, `97.8 %`. */
const TYPED = new RegExp(
  `\\b\\d+(?:\\.\\d+)? (?:deals? |games? |times |Solos? )?(?:in|of|out of) (?:a|the|every|each) (?:hundred|thousand)\\b|\\d ?(?:%|per ?cent\\b)`,
  'i',
);
/** `in one deal out of ten`, `four times in five`; and what a measure has. */
const TOLD = new RegExp(
  `<Measured\\s|\\b${COUNT} (?:deals?|games?|times) (?:in|of|out of) (?:a |the )?(?:hundred|thousand|${COUNT})\\b|\\bone (?:deal )?out of ${COUNT}\\b`,
  'i',
);
/** A plot or a table has both below it; in a sentence they stand in words. */
const PLOTTED =
  /<(?:MeasuredShares|MeasuredPoints|HowMeasured|TestHand|CardsInSkat|MissingTrumps)[\s>]/;
const DEALS = /\b(?:\d+,000|(?:ten|twenty|hundred) thousand)\b/;
const MARGIN = /\bmargin/;

/**
 * What looks like a figure from chance and is none, by chapter; each with its reason.
 */
const NOT_FROM_CHANCE: readonly { readonly says: string; readonly because: string }[] = [
  { says: 'Nine times in ten, says Hoyle,', because: 'It is what another book says.' },
  {
    says: 'two times in five the seven and the eight lie one with each defender',
    because:
      'It is reckoned exactly: two cards among 22 places (tests/unit/content/chapters/nullo.test.ts).',
  },
];

/** A measured number is in its place; what is left are numbers that somebody typed. */
function typedIn(text: string): string | null {
  const bare = text.replace(/<Measured\s[^>]*?(?:\/>|>[^<]*<\/Measured>)/g, '…');
  return TYPED.exec(bare)?.[0] ?? null;
}

const excepted = (text: string): boolean => NOT_FROM_CHANCE.some(({ says }) => text.includes(says));

/** The sections of a chapter, each with its heading. */
function sectionsOf(source: string): string[] {
  return source.split(/^(?=#{2,3} )/m);
}

describe.each(readChapters().map(({ file, source }) => [file, source] as const))(
  '%s',
  (_, source) => {
    test('types no share by hand', () => {
      const typed = sectionsOf(source)
        .filter((section) => !excepted(section))
        .map(typedIn);
      expect(typed.filter((found) => found !== null)).toEqual([]);
    });

    test('tells deals and margin wherever it has a share', () => {
      const bare = sectionsOf(source).filter(
        (section) =>
          TOLD.test(section) &&
          !excepted(section) &&
          !PLOTTED.test(section) &&
          !(DEALS.test(section) && MARGIN.test(section)),
      );
      expect(bare.map((section) => TOLD.exec(section)?.[0])).toEqual([]);
    });
  },
);

test.each(globSync('content/{hands/*.hand,glossary/*.ts}'))('%s has no share', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(typedIn(text)).toBeNull();
});

describe('the patterns find', () => {
  test.each([
    'In 98 deals of the hundred it makes schneider.',
    'won 44 in a hundred',
    'reaches 91 in 97.8 % of all deals',
  ])('a typed share: %s', (text) => {
    expect(typedIn(text)).not.toBeNull();
  });

  test.each(['It goes wrong in nearly one deal out of five.', 'It is won four times in five.'])(
    'a share in words: %s',
    (text) => {
      expect(TOLD.test(text)).toBe(true);
    },
  );

  test('no fault with a measured one', () => {
    expect(typedIn('won <Measured id="T1" group="count 7">31</Measured> in a hundred')).toBeNull();
  });
});
