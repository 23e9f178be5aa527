/** The checks at the door for data from outside. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkedAs,
  isNumber,
  isObject,
  isText,
  isWhole,
  parseJson,
} from '../../../../src/lib/json/json.ts';
import { isTimestamp } from '../../../../src/lib/json/timestamp.ts';

test('JSON is read, and what is none is refused in words', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseJson(JSON.stringify(value)).ok).toBe(true);
    }),
  );
  const odd = parseJson('{"a":');
  expect(odd.ok ? '' : odd.errors[0]).toMatch(/JSON/);
});

test('a value without faults passes, and otherwise all faults are reported', () => {
  expect(checkedAs(7, [])).toEqual({ ok: true, value: 7 });
  expect(checkedAs(7, ['a', 'b'])).toEqual({ ok: false, errors: ['a', 'b'] });
});

test('each check takes what it names and nothing else', () => {
  const all = [null, undefined, {}, [], '', 'text', 0, 5, 5.5, -1, NaN, Infinity, true];
  const taken = (check: (value: unknown) => boolean) => all.filter(check);
  expect(taken(isObject)).toEqual([{}]);
  expect(taken((value) => isNumber(value, 0, 10))).toEqual([0, 5, 5.5]);
  expect(taken((value) => isWhole(value, 0, 10))).toEqual([0, 5]);
  expect(taken((value) => isText(value, 4))).toEqual(['text']);
  expect(taken((value) => isText(value, 3))).toEqual([]);
});

test('a timestamp is one exactly when the calendar of the engine has it', () => {
  const time = fc
    .record({
      year: fc.integer({ min: 1890, max: 2110 }),
      month: fc.integer({ min: 0, max: 14 }),
      day: fc.integer({ min: 0, max: 33 }),
      hour: fc.integer({ min: 0, max: 25 }),
    })
    .map(({ day, hour, month, year }) => {
      const two = (number: number) => String(number).padStart(2, '0');
      return `${year}-${two(month)}-${two(day)}T${two(hour)}:30:00.000Z`;
    });
  fc.assert(
    fc.property(time, (text) => {
      const date = new Date(text);
      const isThere = !Number.isNaN(date.getTime()) && date.toISOString() === text;
      expect(isTimestamp(text), text).toBe(isThere);
    }),
    { numRuns: 2000 },
  );
  for (const odd of [
    '2026-13-45T12:00:00.000Z',
    '2026-02-29T12:00:00Z',
    'yesterday',
    '',
    7,
    null,
  ]) {
    expect(isTimestamp(odd)).toBe(false);
  }
  expect(isTimestamp('2024-02-29T12:00:00Z')).toBe(true);
});
