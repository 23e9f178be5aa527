/** The three drills that fit a reader now. */
import { describe, expect, it } from 'vitest';
import { listedDrills } from '../../../components/practice/list/listed-drills.ts';
import { fittingDrills } from '../../../src/practice/fitting.ts';
import type { Fitting } from '../../../src/practice/fitting.ts';
import { NO_PROGRESS, withChoices, withResults } from '../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../src/practice/progress.ts';
import { LESSON_LEARNT, NOTHING_LEARNT } from '../../../src/practice/taught/learning.ts';
import type { TaughtReader } from '../../../src/practice/taught/taught.ts';

const drills = await listedDrills();
const NEWCOMER: TaughtReader = { learning: NOTHING_LEARNT, laws: 'isko' };
const LESSON: TaughtReader = { learning: LESSON_LEARNT, laws: 'isko' };

const tried = (...ids: readonly string[]): Progress =>
  withResults(
    NO_PROGRESS,
    ids.map((drill, at): Result => ({
      ...{ id: `a.${at}`, at: 1e12 + at, day: 20_779, drill, kind: 'x', level: 2 },
      ...{ right: true, seconds: 3, again: false },
    })),
  );

const fit = (progress: Progress, due: Record<string, number>, reader: TaughtReader): Fitting[] =>
  fittingDrills(drills, progress, new Map(Object.entries(due)), reader, 3);
const ids = (fitting: readonly Fitting[]): string[] => fitting.map(({ id }) => id);

describe('the drills that fit', () => {
  it('are tricks, sums and the count for a newcomer, as on the page that no script changes', () => {
    expect(ids(fit(NO_PROGRESS, {}, NEWCOMER))).toEqual(['tricks', 'points', 'points-in-play']);
  });

  it('are one to try again, one just taught, and one with a next level', () => {
    const progress = withChoices(tried('matadors', 'tricks', 'points'), 'matadors', {
      ...{ at: 1, level: 3, follows: true, length: 10, clock: false, options: {} },
    });
    expect(fit(progress, { points: 1, tricks: 2 }, LESSON)).toEqual([
      { id: 'tricks', why: { is: 'due', count: 2 } },
      { id: 'points-in-play', why: { is: 'new' } },
      // The one that was left longest.
      { id: 'matadors', why: { is: 'level', level: 3 } },
    ]);
  });

  it('are never drills that the reader has not been taught, while others are left', () => {
    const progress = tried('tricks', 'points', 'points-in-play', 'matadors');
    const next = fit(progress, {}, LESSON);
    expect(next[0]).toEqual({ id: 'game-value', why: { is: 'new' } });
    expect(ids(next)).not.toContain('which-card');
    expect(ids(next)).not.toContain('whist-count');
  });

  it('are three different ones, whatever has been tried', () => {
    for (const progress of [NO_PROGRESS, tried('gone'), tried(...drills.map(({ id }) => id))]) {
      for (const reader of [NEWCOMER, LESSON]) {
        expect(new Set(ids(fit(progress, { points: 3 }, reader))).size).toBe(3);
      }
    }
  });
});

describe('the picture of a drill', () => {
  it.each(drills)('$id shows two to five cards or words of a question', ({ picture }) => {
    expect(picture.length).toBeGreaterThanOrEqual(2);
    expect(picture.length).toBeLessThanOrEqual(5);
    expect(new Set(picture).size).toBeGreaterThan(1);
  });
});
