import { describe, expect, it } from 'vitest';
import { FIRST_DAY, dailyProblems, problemOfDay } from '../../../src/problems/daily.ts';

const THEMES = ['draw', 'duck', 'ruff', 'fatten', 'lead', 'null', 'count'];
const problems = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  themes: [THEMES[index % THEMES.length]!],
}));
const days = Array.from({ length: 240 }, (_, index) => FIRST_DAY + index);

describe('the problem of the day', () => {
  it('asks each problem once before any comes again', () => {
    const ids = days.map((day) => problemOfDay(day, problems).id);
    for (let round = 0; round < 4; round++) {
      expect(new Set(ids.slice(60 * round, 60 * round + 60)).size).toBe(60);
    }
    expect(ids.slice(0, 60)).not.toEqual(ids.slice(60, 120));
  });

  it('is the same however the file is ordered', () => {
    for (const day of days.slice(0, 20)) {
      expect(problemOfDay(day, problems.toReversed())).toEqual(problemOfDay(day, problems));
    }
  });

  it('has another theme than the two days before it, but for the last of a round', () => {
    const themes = days.slice(0, 50).map((day) => problemOfDay(day, problems).themes[0]);
    const near = themes.filter((theme, at) =>
      themes.slice(Math.max(0, at - 2), at).includes(theme),
    );
    expect(near).toEqual([]);
  });

  it('begins on the first day, and has an archive from there', () => {
    expect(() => problemOfDay(FIRST_DAY - 1, problems)).toThrow(RangeError);
    const archive = dailyProblems(FIRST_DAY - 10, FIRST_DAY + 3, problems);
    expect([...archive.keys()]).toEqual([0, 1, 2, 3].map((more) => FIRST_DAY + more));
    expect(archive.get(FIRST_DAY + 2)).toBe(problemOfDay(FIRST_DAY + 2, problems));
    expect(dailyProblems(FIRST_DAY, FIRST_DAY + 3, []).size).toBe(0);
  });
});
