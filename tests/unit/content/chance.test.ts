/**
 * No figure from chance without the number of deals and its margin: what a chapter says in so many
 * of a hundred comes from a measure, and its section gives both.
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
const PLOTTED = /<(?:MeasuredShares|MeasuredPoints|HowMeasured|CardsInSkat|MissingTrumps)[\s>]/;
/** Words that judge by a measure, and so stand in a `<Verdict>`. */
const JUDGES =
  /\b(?:(?:best|worst) seat|never (?:lost|fails)|no worse|(?:much|a good deal|a little) better|as good as each other|level with|(?:more|as) often (?:than|as|with)|hopeless|worlds apart)\b/i;
/** Such words that are not ours, or not of a measure; each with its reason. */
const NOT_A_VERDICT: readonly { readonly says: string; readonly because: string }[] = [
  {
    says: '[The worst seat](/manual/nullo/#where-you-sit) in a Nullo is Vorhand, Foster says',
    because: 'It is what Foster says.',
  },
  {
    says: 'schneider comes more often than most players think',
    because: 'It is what Foster says.',
  },
  { says: 'a game is lost more often than it is won', because: 'It is a condition.' },
];
const DEALS = /\b(?:\d+,000|(?:ten|twenty|hundred) thousand)\b/;
const MARGIN = /\bmargin/;

/**
 * What looks like a figure from chance and is none, by chapter; each with its reason.
 */
const NOT_FROM_CHANCE: readonly { readonly says: string; readonly because: string }[] = [
  { says: 'Nine times in ten, says Hoyle,', because: 'It is what another book says.' },
  {
    says: 'two times in five one defender has the seven and the other the eight',
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

/** The sections of a chapter, each with its heading; a test hand is one of its own. */
function sectionsOf(source: string): string[] {
  return source.split(/^(?=#{2,3} |<TestHand )/m);
}

/** Words of a section with a measure in it that judge and are tied to none. */
function untied(section: string): string | null {
  if (!/<(?:Measured|MeasuredShares|MeasuredPoints)\s/.test(section)) return null;
  const bare = section
    .replace(/<Verdict\s.*?<\/Verdict>/gs, '…')
    .replace(/<Measured(?:Shares|Points)\s.*?>/gs, '');
  const ours = NOT_A_VERDICT.reduce((text, { says }) => text.replaceAll(says, '…'), bare);
  return JUDGES.exec(ours.replace(/\s+/g, ' '))?.[0] ?? null;
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

    test('ties its verdicts to the measures beside them', () => {
      expect(
        sectionsOf(source)
          .map(untied)
          .filter((found) => found !== null),
      ).toEqual([]);
    });

    test('gives deals and margin wherever it has a share', () => {
      const bare = sectionsOf(source).filter(
        (section) =>
          TOLD.test(section) &&
          !excepted(section) &&
          !PLOTTED.test(section) &&
          // The deals of all test hands stand at the head of their chapter.
          !((DEALS.test(section) || section.startsWith('<TestHand ')) && MARGIN.test(section)),
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

  test('a verdict that no measure bears', () => {
    const section = '<MeasuredShares id="T3" rows="V" />\n\nIn Vorhand it is much better.';
    expect(untied(section)).toBe('much better');
    const tied = section.replace('much better', '<Verdict id="T3" holds="V above M">$&</Verdict>');
    expect(untied(tied)).toBeNull();
  });

  test('no fault with a measured one', () => {
    expect(typedIn('won <Measured id="T1" group="count 7">31</Measured> in a hundred')).toBeNull();
  });
});
