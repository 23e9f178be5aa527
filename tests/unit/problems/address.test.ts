import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../src/lib/days.ts';
import {
  makeProblemAddress,
  makeProblemDayAddress,
  makeSetAddress,
  readProblemAddress,
} from '../../../src/problems/address.ts';
import { makeKindAddress } from '../../../src/practice/permalink.ts';
import { storedQuestionAddress } from '../../../src/practice/memory/read-question-text.ts';

const hashOf = (address: string): string => address.slice(address.indexOf('#'));
const day = dayOf({ year: 2026, month: 11, day: 26 })!;

describe('an address of the problems', () => {
  it('is read as it was made', () => {
    expect(readProblemAddress(hashOf(makeProblemAddress('i4k2')))).toEqual({
      is: 'problem',
      id: 'i4k2',
    });
    expect(readProblemAddress(hashOf(makeProblemDayAddress(day)))).toEqual({ is: 'day', day });
    for (const set of [
      { kind: 'theme', of: 'ruff-in' },
      { kind: 'chapter', of: 'today/null-and-open-null' },
      { kind: 'grade', of: '3' },
      { kind: 'again', of: '' },
    ] as const) {
      expect(readProblemAddress(hashOf(makeSetAddress(set)))).toEqual({ is: 'set', set });
    }
  });

  it('without anything is today’s, and so is a day that the calendar does not have', () => {
    expect(readProblemAddress('')).toEqual({ is: 'day', day: null });
    expect(readProblemAddress('#day=2026-02-30')).toEqual({ is: 'day', day: null });
    expect(readProblemAddress('#day=soon')).toEqual({ is: 'day', day: null });
  });

  it('is what the practice leads to for a stored problem and for a theme', () => {
    expect(storedQuestionAddress('problem', 'i4k2')).toBe(makeProblemAddress('i4k2'));
    expect(makeKindAddress('problem', 'ruff-in')).toBe(
      makeSetAddress({ kind: 'theme', of: 'ruff-in' }),
    );
  });
});
