/** Addresses of the practice that were damaged: refused, or for questions that can be made and answered. */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Drill, QuestionBase } from '../../../src/practice/drill.ts';
import { makeDayAddress } from '../../../src/practice/daily/address.ts';
import { readDayAddress } from '../../../src/practice/daily/read-address.ts';
import { readQuestionText } from '../../../src/practice/memory/read-question-text.ts';
import { makeQuestion } from '../../../src/practice/origin.ts';
import { makeKindAddress, makeQuestionAddress } from '../../../src/practice/permalink.ts';
import { makeQuestionText } from '../../../src/practice/question-text.ts';
import { parseQuestionAddress, readKindAddress } from '../../../src/practice/read-permalink.ts';
import { makeSheetAddress, readSheetAddress } from '../../../src/practice/sheet-address.ts';
import { sheetOrigins } from '../../../src/practice/printed-sheet.ts';
import { damagedText } from '../support/fuzz/damaged-text.ts';
import { fuzz } from '../support/fuzz/fuzz.ts';

type AnyDrill = Drill<QuestionBase, unknown>;

/** Every drill: each module of the folder has one. */
const DRILLS: readonly AnyDrill[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/practice/drills/*/drill.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module).filter(isDrill));

function isDrill(value: unknown): value is AnyDrill {
  return (
    typeof value === 'object' &&
    value !== null &&
    'make' in value &&
    'kinds' in value &&
    'levels' in value
  );
}

const aDrill = fc.constantFrom(...DRILLS);
const search = (address: string): string => address.slice(address.indexOf('?'));

const OWN = [
  'level',
  'kind',
  'seed',
  'only',
  'n',
  'day',
  'is',
  '&',
  '=',
  '1',
  '2',
  '999983',
  '2026-11-22',
  '2026-02-29',
];

describe('a damaged address', () => {
  fuzz(
    'of a question is refused in sentences, or asks a question that can be answered',
    aDrill.chain((drill) => {
      const kinds = [null, ...Object.keys(drill.kinds)];
      const origins = kinds.map((kind, at) => ({
        level: 1 + (at % drill.levels.length),
        kind,
        options: {},
        seed: at + 1,
      }));
      const addresses = origins.map((origin) => search(makeQuestionAddress(drill, origin)));
      const more = Object.keys(drill.kinds).map((kind) => search(makeKindAddress(drill.id, kind)));
      const options = drill.options.flatMap(({ choices, id }) => [
        id,
        ...choices.map(([value]) => value),
      ]);
      return fc.tuple(
        fc.constant(drill),
        damagedText([...addresses, ...more], [...OWN, ...options, ...Object.keys(drill.kinds)], 3),
      );
    }),
    ([drill, text]) => {
      const kind = readKindAddress(drill, text);
      if (kind !== null) expect(Object.keys(drill.kinds)).toContain(kind);
      const parsed = parseQuestionAddress(drill, text);
      if (!parsed.ok) {
        for (const fault of parsed.errors) expect(fault).toMatch(/\.$/);
        return 'refused';
      }
      if (parsed.value === null) return 'nothing asked';
      expect(parseQuestionAddress(drill, search(makeQuestionAddress(drill, parsed.value)))).toEqual(
        parsed,
      );
      const question = makeQuestion(drill, parsed.value);
      drill.explain(question);
      expect(drill.grade(question, drill.answer(question)).right).toBe(true);
      expect(readQuestionText(drill, makeQuestionText(drill, parsed.value, question))).toEqual(
        parsed.value,
      );
      return 'question';
    },
    { refused: 20, question: 20, 'nothing asked': 1 },
  );

  fuzz(
    'of a day or a sheet is refused, or is written as it was read',
    fc.tuple(
      aDrill,
      damagedText(
        [
          makeDayAddress(20_779),
          makeDayAddress(0),
          makeSheetAddress({ id: 'points', options: [] }, { length: 20, level: 2, seed: 1922 }),
        ].map(search),
        OWN,
        3,
      ),
      fc.integer({ min: 0, max: 40_000 }),
    ),
    ([drill, text, today]) => {
      const day = readDayAddress(text, today);
      if (day.ok) {
        expect(makeDayAddress(day.value)).toMatch(/=\d{4}-\d\d-\d\d$/);
        expect(readDayAddress(search(makeDayAddress(day.value)), today)).toEqual(day);
      } else expect(day.errors[0]).toMatch(/\.$/);
      const sheet = readSheetAddress(drill, text);
      if (sheet === undefined) return day.ok ? 'day' : 'refused';
      expect(readSheetAddress(drill, search(makeSheetAddress(drill, sheet)))).toEqual(sheet);
      expect(sheetOrigins(drill, { ...sheet, length: Math.min(3, sheet.length) })).toHaveLength(
        Math.min(3, sheet.length),
      );
      return 'sheet';
    },
    { refused: 20, day: 20, sheet: 20 },
  );
});
