/** Texts that readers type, and what is made of them: never a throw, in time in proportion to the length. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { cleanTitle } from '../../../../src/game/codes/hand-code.ts';
import { fileName } from '../../../../src/game/codes/hand-title.ts';
import { oneLine } from '../../../../src/game/words/one-line.ts';
import { playersOfTitle } from '../../../../src/game/words/players.ts';
import { renameCards } from '../../../../src/game/words/prose.ts';
import { csvText } from '../../../../src/lib/csv.ts';
import { cleanNote } from '../../../../src/reader/marks.ts';
import { beginning, excerpt, hashOf, wordCount } from '../../../../src/reader/paragraph.ts';
import { readStake } from '../../../../src/score/money.ts';
import { readLength, readPlayers } from '../../../../src/score/names.ts';
import { readMoney } from '../../../../src/score/tournament/series-money.ts';
import { readPlan } from '../../../../src/score/tournament/typed-plan.ts';
import { readEntrants, readWhole, NEW_PLAN } from '../../../../src/score/tournament/typed.ts';
import { readAmount } from '../../../../src/book/exhibits/score-sheet/amounts.ts';
import { fuzz } from '../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../support/fuzz/hostile.ts';
import { expectLinear } from '../../support/fuzz/linear.ts';

const OWN = [
  ...[
    'the ace of clubs',
    'ace',
    'ten',
    ' and ',
    ', ',
    ' of ',
    'hearts',
    'a queen',
    'jacks',
    ' or ',
  ],
  ...['Smith', '*Smith\n', '3. Brown\n', '74', '-', '−', '1,50', '0.5', ' ', 'a', '.', ';', '=1+1'],
];

const typed = fc
  .array(fc.constantFrom(...HOSTILE_TEXTS, ...OWN), { maxLength: 6 })
  .map((pieces) => pieces.join(''));

/** What is made of a text, by the name of what makes it. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a name in one line': (text) => oneLine(text, 40),
  'a title': (text) => [cleanTitle(text), fileName(text, 'svg'), playersOfTitle(text)],
  'a note': (text) => [
    cleanNote(text),
    beginning(text),
    excerpt(text, 60),
    hashOf(text),
    wordCount(text),
  ],
  'names at the head of a sheet': (text) => readPlayers([text, 'B', '']),
  numbers: (text) => [readLength(text), readStake(text), readWhole(text), readAmount(text)],
  'a list of players': (text) => [
    readEntrants(text),
    readEntrants(text, true),
    readMoney(text),
    readPlan({ ...NEW_PLAN, list: text, rounds: text }),
  ],
  'cards in German words': (text) => [
    renameCards(text, 'de', 'german'),
    renameCards(text, 'en', 'german'),
  ],
  'a table for spreadsheets': (text) => csvText([[text, 1, null]]),
};

describe('is made of any text, in time in proportion to its length:', () => {
  for (const [name, read] of Object.entries(READERS)) {
    fuzz(
      name,
      typed,
      (text) => {
        read(text);
        if (text !== '') expectLinear(read, text);
        return 'texts';
      },
      { texts: 3 },
      0.3,
    );
  }
});

fuzz(
  'what was cleaned once is clean, well-formed, and not longer than it may be',
  typed,
  (text) => {
    for (const clean of [(one: string) => oneLine(one, 16), cleanTitle, cleanNote]) {
      const once = clean(text);
      expect(clean(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }
    expect(oneLine(text, 16).length).toBeLessThanOrEqual(16);
    const [cell = ''] = csvText([[text]]).split('\r\n');
    expect(cell).not.toMatch(/^"?[=+@]/u);
    return 'texts';
  },
  { texts: 20 },
  0.5,
);
