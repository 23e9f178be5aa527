/** One slip gives one error, at the slip, however much of the file it throws into doubt. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { MOST_ERRORS, errorList } from '../../../../src/game/notation/errors.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { LONGEST_FILE } from '../../../../src/game/notation/read/lines.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
const BOOK = readFileSync('content/hands/foster-09.hand', 'utf8');

/** Every error with its place, code, and what to do about it. */
function told(text: string): string[] {
  const parsed = parseHand(text);
  if (parsed.ok) return [];
  return parsed.errors.map(({ line, code, hint }) => `${line} ${code}: ${hint}`);
}

function edited(from: string, to: string, text = GOOD): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const PLAY = 'Write play on a line of its own, in lower-case letters and without a colon.';
const DEAL = 'Write deal on a line of its own, in lower-case letters and without a colon.';
const VARIATION = 'Write for example: variation low-ruff: Mittelhand ruffs low';
const SKAT_ROW = '  skat: CA SA\n';
const LAYOUT = 'layout: H7 D10\n';

describe('one slip, one error', () => {
  test.each([
    ['a colon after play', 'play\n', 'play:\n', `26 unexpected-text: ${PLAY}`],
    ['a capital in Play', 'play\n', 'Play\n', `26 unexpected-text: ${PLAY}`],
    ['play misspelt', 'play\n', 'plya\n', `26 unexpected-text: ${PLAY}`],
    ['play left out', 'play\n', '', '26 missing-section: Write play on a line of its own.'],
    ['a colon after deal', 'deal\n', 'deal:\n', `14 unexpected-text: ${DEAL}`],
    ['a capital in Deal', 'deal\n', 'Deal\n', `14 unexpected-text: ${DEAL}`],
    ['deal misspelt', 'deal\n', 'dael\n', `14 unexpected-text: ${DEAL}`],
    ['deal left out', 'deal\n', '', '14 missing-section: Write deal on a line of its own.'],
    [
      'a colon after variation',
      'variation clubs-first: If',
      'variation: clubs-first: If',
      `35 unexpected-text: ${VARIATION}`,
    ],
    [
      'a capital in Variation',
      'variation clubs-first: If',
      'Variation clubs-first: If',
      `35 unexpected-text: ${VARIATION}`,
    ],
    [
      'a trick deleted, but not its variation',
      '4. V SJ HJ C7 = V 4\n',
      '',
      '51 trick-number: Write 4. or the tricks that are missing.',
    ],
    [
      'a misspelt tag',
      'contract: simple',
      'contrat: simple',
      '9 unknown-tag: Did you mean “contract”?',
    ],
    ['a tag in the singular', 'laws:', 'law:', '8 unknown-tag: Did you mean “laws”?'],
    ['a capital in the deal', 'skat: CA', 'Skat: CA', '18 unknown-tag: Did you mean “skat”?'],
    ['a small letter in the deal', 'M: C8', 'm: C8', '16 unknown-tag: Did you mean “M”?'],
    [
      'a colon left out in the deal',
      'M: C8',
      'M C8',
      '16 unexpected-text: Write M: with a blank after the colon.',
    ],
    ['the skat left out', SKAT_ROW, '', '14 missing-tag: Write skat: and two cards.'],
    [
      'the layout left out',
      LAYOUT,
      '',
      '14 layout-missing: Write the two cards, as in layout: H7 D10',
    ],
    [
      'a count from elsewhere',
      '2. V S7 SK S9 = M 4',
      '2. V S7 SK S9 = V 18',
      '41 wrong-winner: Write = M 4; or this belongs to another trick, or a card is wrong.',
    ],
    [
      'the suit before the game',
      'simple spades',
      'spade simple',
      '9 unknown-contract: Write the game first and then the suit: simple spades',
    ],
    [
      'the suit before a game without one',
      'simple spades',
      'club null',
      '9 unknown-contract: Write the game before the suit, as in solo clubs',
    ],
    [
      'half the name of a game',
      'simple spades',
      'grand',
      '9 unknown-contract: Write which: tournee-grand, passt-mir-nicht-grand, gucki-grand, grand-solo, open-grand.',
    ],
  ])('%s', (_, from, to, error) => {
    expect(told(edited(from, to))).toEqual([error]);
  });

  test('a trick deleted in a line with a variation further on', () => {
    expect(told(BOOK.replace(/^4\. .*\n/m, ''))).toEqual([
      '49 trick-number: Write 4. or the tricks that are missing.',
    ]);
  });

  test('a second comment, or one inside the deal, is still one error where nothing else is wrong', () => {
    expect(told(edited('\nlayout: H7', '{ More. }\n\nlayout: H7'))).toEqual([
      expect.stringMatching(/^22 two-comments/),
    ]);
    expect(told(edited(SKAT_ROW, `{ Early. }\n${SKAT_ROW}`))).toEqual([
      expect.stringMatching(/^18 comment-out-of-place/),
    ]);
  });

  test('what is wrong beside the slip is reported as well', () => {
    const text = edited('play\n', 'Play\n').replace('7. V S8 H9 D7', '7. V S8 H9 D8');
    expect(told(text).map((line) => line.split(':')[0])).toEqual([
      '26 unexpected-text',
      '54 card-not-held',
    ]);
  });
});

describe('a long text', () => {
  test('is refused when it could not be read again once it is printed', () => {
    const first = '1. V CJ SQ DJ = V 7\n';
    const depth = 15;
    const deep = Array.from({ length: depth }, (_, at) =>
      at % 2 === 0 ? `variation d${at}: x\n1. V CA\n` : `variation d${at}: x\n1. V SJ\n`,
    ).join('');
    const wide = (count: number): string =>
      Array.from({ length: count }, (_, at) => `variation w${at}: x\n1. V CJ\n*\nend\n`).join('');
    const head = GOOD.slice(0, GOOD.indexOf('play\n')).replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
    const make = (count: number): string =>
      `${head}play\n${first}${deep}${wide(count)}${'*\nend\n'.repeat(depth)}*\n`;
    expect(parseHand(make(10)).ok).toBe(true);
    const large = make(6000);
    expect(large.length).toBeLessThan(LONGEST_FILE);
    expect(told(large)).toEqual([
      '1 file-too-long: Leave out variations, or nest them less deeply.',
    ]);
  });

  test('words no more errors than it reports', () => {
    const words = vi.fn(() => ({
      code: 'unknown-tag' as const,
      ...{ message: '', expected: '', hint: '' },
    }));
    const { report, sorted } = errorList(null);
    for (let line = 1; line <= 10 * MOST_ERRORS; line++) report({ line, column: 1 }, words);
    expect(sorted()).toHaveLength(MOST_ERRORS);
    expect(words).toHaveBeenCalledTimes(MOST_ERRORS);
  });

  test('of gaps in the bidding takes no more work than one gap', () => {
    const count = (gaps: number): number => {
      const work = vi.spyOn(JSON, 'stringify');
      checkBidding(
        Array.from({ length: gaps }, () => ({ say: 'untold' })),
        LAWS['american-1922'],
      );
      const calls = work.mock.calls.length;
      work.mockRestore();
      return calls;
    };
    expect(count(1)).toBeGreaterThan(1);
    expect(count(1000)).toBe(count(1));
  });
});
