/** Records of the server that were damaged, and what reading them promises whatever they hold. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { makeIssRecord } from '../../../../../src/game/notation/iss/make.ts';
import { parseIssRecord, parseIssRecords } from '../../../../../src/game/notation/iss/parse.ts';
import { makeHand } from '../../../../../src/game/notation/write/make.ts';
import { RECORDS } from '../../../support/fuzz/corpus.ts';
import { damagedText } from '../../../support/fuzz/damaged-text.ts';
import { fuzz } from '../../../support/fuzz/fuzz.ts';
import { HOSTILE_TEXTS } from '../../../support/fuzz/hostile.ts';
import { expectLinear } from '../../../support/fuzz/linear.ts';
import { answer } from '../answer.ts';
import { expectLawful } from '../expect-lawful.ts';

const OWN = [
  ...[
    '(;',
    ';)',
    'GM[Skat]',
    'GM[Chess]',
    'MV[',
    'R[',
    'CO[',
    'P0[',
    'ID[1]',
    ']',
    '\\]',
    'w ',
    '0 ',
    '1 ',
  ],
  ...[
    '18',
    'y',
    'p',
    's',
    'GH',
    'N',
    'NO',
    'NHO',
    'CHZ',
    'GO.CA.CJ',
    'RE',
    'SC',
    'TI.0',
    'LE.1',
    '??',
    'ST',
  ],
  ...[
    'CA',
    'S7',
    'HT',
    'D9',
    'd:0',
    'loss',
    'win',
    'v:24',
    'm:-1',
    'p:61',
    't:0',
    's:1',
    'z:0',
    'unknown',
  ],
];

const record = damagedText(RECORDS, OWN, 4);

fuzz(
  'a damaged record is read as a lawful hand that survives printing, or has errors inside its text',
  record,
  (text) => {
    const parsed = parseIssRecord(text);
    const rows = text.split(/\r\n|\r|\n/);
    const places = parsed.ok ? parsed.value.differences : parsed.errors;
    for (const { column, line } of places) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(rows.length);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual((rows[line - 1] ?? '').length + 1);
    }
    if (!parsed.ok) return 'errors';
    const { hand } = parsed.value;
    if (hand === null) return 'no play';
    expectLawful(hand);
    expect(answer(makeHand(hand))).toBe('hand');
    const again = makeIssRecord(hand);
    if (!again.ok) throw new Error(again.errors[0].message);
    const read = parseIssRecord(again.value.text);
    expect(read.ok ? read.value.hand?.line : read.errors).toEqual(hand.line);
    return 'hand';
  },
  { hand: 20, 'no play': 1, errors: 20 },
);

fuzz(
  'between two records a third with damaged moves keeps its text and touches neither of them',
  fc.tuple(fc.constantFrom(...RECORDS), record, fc.constantFrom(...RECORDS)),
  ([first, damaged, last]) => {
    const moves = damaged.replaceAll(/[[\]\\();]/g, '');
    const texts = [first, `(;GM[Skat]MV[${moves}] ;)`, last];
    const found = parseIssRecords(texts.join('\n'));
    expect(found.map(({ text }) => text.trim())).toEqual(texts.map((text) => text.trim()));
    expect([found[0]?.record.ok, found[2]?.record.ok]).toEqual([true, true]);
    return 'texts';
  },
  { texts: 20 },
);

fuzz(
  'a piece repeated without end is read in proportion to its length',
  fc.tuple(
    fc.constantFrom('', ...RECORDS),
    fc
      .array(fc.constantFrom(...HOSTILE_TEXTS, ...OWN, ' ', 'a'), { minLength: 1, maxLength: 3 })
      .map((pieces) => pieces.join(''))
      .filter((piece) => piece !== ''),
    fc.nat(),
  ),
  ([good, piece, place]) => {
    const at = place % (good.length + 1);
    expectLinear((text) => parseIssRecords(good.slice(0, at) + text + good.slice(at)), piece);
    return 'texts';
  },
  { texts: 20 },
);
