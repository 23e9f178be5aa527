/** What comes back and when, what the days are called, and what the numbers add up to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, sayDay } from '../../../src/practice/days.ts';
import { returningToday, sayDue, weakKinds } from '../../../src/practice/memory.ts';
import {
  NO_PROGRESS,
  withMemory,
  withMemoryCleared,
  withResults,
} from '../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../src/practice/progress.ts';
import {
  byDay,
  byKind,
  byLevel,
  skillResults,
  standing,
  tally,
  totals,
} from '../../../src/practice/statistics.ts';
import { trivialDrill } from './trivial-drill.ts';

const drill = trivialDrill();
/** Tuesday, 10 November 2026. */
const TUESDAY = 20_767;

/** Answers as `day kind right`, in order: `0 odd -`. Day 0 is that Tuesday. */
function history(...lines: readonly string[]): Progress {
  const results = lines.map((line, index): Result => {
    const [day = '0', kind = '', sign = '+', ...rest] = line.split(' ');
    return {
      id: `h.${index}`,
      at: 1e12 + index,
      day: TUESDAY + Number(day),
      drill: 'points',
      kind,
      level: 1,
      right: sign === '+',
      seconds: 2 + index,
      again: rest.includes('again'),
    };
  });
  return withResults(NO_PROGRESS, results);
}

const kindsOn = (progress: Progress, day: number) =>
  returningToday(progress, drill, TUESDAY + day).map(({ reason }) => reason);

describe('days', () => {
  it('are the days of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const date = new Date(day * 86_400_000);
        const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
        expect(dateOf(day)).toEqual({ year, month, day: date.getUTCDate() });
        const name = date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
        expect(sayDay(day, day + 3)).toBe(`on ${name}`);
      }),
    );
  });

  it('are called as one says it', () => {
    const said = [0, 1, 2, 6, 7, 400].map((ago) => sayDay(TUESDAY, TUESDAY + ago));
    expect(said).toEqual([
      'today',
      'yesterday',
      'on Tuesday',
      'on Tuesday',
      'on 10 November',
      'on 10 November 2026',
    ]);
  });
});

describe('the memory of weak kinds', () => {
  it('brings back what was missed, from the next day, and says when that was', () => {
    const missed = history('0 odd -', '0 even +');
    expect(kindsOn(missed, 0)).toEqual([]);
    expect(kindsOn(missed, 1)).toEqual(['You missed odd sums yesterday.']);
    expect(kindsOn(missed, 3)).toEqual(['You missed odd sums on Tuesday.']);
  });

  it('waits longer each time it was right, and lets go after three', () => {
    const once = history('0 odd -', '1 odd +', '1 odd +');
    expect(kindsOn(once, 3)).toEqual([]);
    expect(kindsOn(once, 4)).toEqual([
      'You missed odd sums on Tuesday, and had it right once since.',
    ]);
    const twice = history('0 odd -', '1 odd +', '4 odd +');
    expect(weakKinds(twice)).toMatchObject([{ rights: 2, due: TUESDAY + 11 }]);
    expect(weakKinds(history('0 odd -', '1 odd +', '4 odd +', '11 odd +'))).toEqual([]);
    expect(weakKinds(history('0 odd -', '1 odd +', '2 odd -'))).toMatchObject([{ rights: 0 }]);
  });

  it('does not count what was right before it was due, nor what was asked again', () => {
    expect(weakKinds(history('0 odd -', '0 odd +', '0 odd +', '0 odd +'))).toHaveLength(1);
    expect(weakKinds(history('0 odd - again'))).toEqual([]);
  });

  it('can be switched off and cleared; the results stay', () => {
    const missed = history('0 odd -', '0 even -');
    expect(kindsOn(withMemory(missed, false, 2e12), 1)).toEqual([]);
    const cleared = withMemoryCleared(missed, 2e12);
    expect(weakKinds(cleared)).toEqual([]);
    expect(cleared.results).toHaveLength(2);
  });

  it('passes over kinds that the drill no longer has', () => {
    expect(kindsOn(history('0 prime -'), 1)).toEqual([]);
  });

  it('says when a kind is due', () => {
    const [weak] = weakKinds(history('0 odd -'));
    expect([-2, 0, 1].map((day) => sayDue(weak!, TUESDAY + day))).toEqual([
      'in 3 days',
      'tomorrow',
      'today',
    ]);
  });
});

describe('statistics', () => {
  const some = history('0 odd -', '0 even +', '1 odd +', '1 odd + again', '2 even -', '5 odd +');

  it('count together by day, kind and level, without what was asked again', () => {
    const results = skillResults(some);
    expect(byDay(results).map(({ asked, day, right }) => [day - TUESDAY, asked, right])).toEqual([
      [0, 2, 1],
      [1, 1, 1],
      [2, 1, 0],
      [5, 1, 1],
    ]);
    expect(byKind(results)).toMatchObject([
      { kind: 'even', asked: 2, right: 1 },
      { kind: 'odd', asked: 3, right: 2 },
    ]);
    expect(byLevel(results)).toMatchObject([{ level: 1, asked: 5, right: 3 }]);
    expect(skillResults(some, { drill: 'tricks' })).toEqual([]);
    expect(standing(some, 'points', 2)).toMatchObject({ asked: 2, right: 1 });
    expect(tally([])).toEqual({ asked: 0, right: 0, seconds: null });
  });

  it('find the streaks', () => {
    const at = (day: number) => totals(some, TUESDAY + day);
    expect(at(5)).toMatchObject({ asked: 6, right: 4, days: 4, dayStreak: 1, bestDayStreak: 3 });
    expect(at(6).dayStreak).toBe(1);
    expect(at(7).dayStreak).toBe(0);
    expect(at(5)).toMatchObject({ rightStreak: 1, bestRightStreak: 2 });
    expect(totals(NO_PROGRESS, TUESDAY)).toMatchObject({ asked: 0, bestDayStreak: 0 });
  });
});
