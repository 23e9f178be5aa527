/** A day's ten questions: the same for everyone, another ten each day, done in three minutes. */
import { describe, expect, it } from 'vitest';
import { loadDrill } from '../../../components/practice/load-drill.ts';
import { dailyDrills } from '../../../components/practice/daily/at-build.ts';
import { makeDayAddress } from '../../../src/practice/daily/address.ts';
import { calendarDays, dailyAnswers, dailyName } from '../../../src/practice/daily/done.ts';
import { DAY_SECONDS, dailyPlan, dailySeconds } from '../../../src/practice/daily/plan.ts';
import { readDayAddress } from '../../../src/practice/daily/read-address.ts';
import { dateOf, dayOf, isoDate, sayFullDate, weekdayOf } from '../../../src/lib/days.ts';
import { makeQuestion } from '../../../src/practice/origin.ts';
import { NO_PROGRESS, mergeProgress, withResults } from '../../../src/practice/progress.ts';
import { LESSON_LEARNT } from '../../../src/practice/taught/learning.ts';
import type { TaughtReader } from '../../../src/practice/taught/taught.ts';
import type { Result } from '../../../src/practice/progress.ts';

const drills = await dailyDrills();
/** A reader who has read everything and plays by the old rules. */
const READER: TaughtReader = {
  learning: {
    ...LESSON_LEARNT,
    sections: new Set(drills.flatMap(({ sections }) => Object.values(sections))),
  },
  laws: 'american-1922',
};
/** Sunday, 22 November 2026. */
const SUNDAY = 20_779;
const year = Array.from({ length: 365 }, (_, index) => SUNDAY + index);

const answer = (id: string, change: Partial<Result> = {}): Result => ({
  id,
  at: 1e12,
  day: SUNDAY,
  drill: 'points',
  kind: 'single',
  level: 1,
  right: true,
  seconds: 3,
  again: false,
  ...change,
});

describe('the plan of a day', () => {
  it('is the same each time, and another each day', () => {
    expect(dailyPlan(SUNDAY, drills, READER)).toEqual(dailyPlan(SUNDAY, drills, READER));
    const plans = year.map((day) => JSON.stringify(dailyPlan(day, drills, READER)));
    expect(new Set(plans).size).toBe(year.length);
  });

  it('has ten questions across the drills, none twice running, in three minutes', () => {
    const quick = drills.filter(({ seconds }) => seconds[0]! <= 25);
    for (const day of year) {
      const plan = dailyPlan(day, drills, READER);
      expect(plan).toHaveLength(10);
      const ids = plan.map(({ drill }) => drill);
      // No quick drill comes twice while another has not come at all.
      const quickIds = ids.filter((drill) => quick.some(({ id }) => id === drill));
      expect(new Set(quickIds).size).toBe(Math.min(quick.length, quickIds.length));
      ids.forEach((id, at) => {
        expect(id === ids[at - 1], `${id} twice on ${day}`).toBe(false);
      });
      expect(dailySeconds(plan, drills)).toBeLessThanOrEqual(DAY_SECONDS);
      // Of a drill that takes long, one question a day at most, the last and the easiest.
      const long = plan.filter(({ drill }) => !quick.some(({ id }) => id === drill));
      expect(long.length).toBeLessThanOrEqual(1);
      for (const { origin } of long) expect(origin.level).toBe(1);
    }
  });

  it('asks no question twice on a day, hardly one again within a month, and never the hardest', async () => {
    const days = await Promise.all(
      year.slice(0, 30).map((day) =>
        Promise.all(
          dailyPlan(day, drills, READER).map(async ({ drill, origin }) => {
            const parts = await loadDrill(drill);
            expect(origin.level).toBeLessThan(parts.drill.levels.length);
            return `${drill} ${makeQuestion(parts.drill, origin).key}`;
          }),
        ),
      ),
    );
    for (const keys of days) expect(new Set(keys).size).toBe(10);
    // Of names and of talks by suits there are not so many that none would ever come again.
    expect(new Set(days.flat()).size).toBeGreaterThan(285);
  });
});

describe('a day in an address', () => {
  it('is its date, and comes back from it', () => {
    expect(makeDayAddress(SUNDAY)).toBe('/practice/today/?day=2026-11-22');
    for (const day of year) {
      expect(isoDate(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      const search = new URL(makeDayAddress(day), 'https://x.invalid').search;
      expect(readDayAddress(search, day)).toEqual({ ok: true, value: day });
      expect(dayOf(dateOf(day))).toBe(day);
    }
    expect(sayFullDate(SUNDAY)).toBe('Sunday, 22 November 2026');
    expect([0, 1, 6].map((after) => weekdayOf(SUNDAY + after))).toEqual([6, 0, 5]);
  });

  it('is today where it says none, and tomorrow where the date line lies between', () => {
    expect(readDayAddress('?utm_source=mail', SUNDAY)).toEqual({ ok: true, value: SUNDAY });
    expect(readDayAddress('?day=2026-11-23', SUNDAY)).toEqual({ ok: true, value: SUNDAY + 1 });
  });

  it.each(['2026-02-29', '2026-13-01', '2026-11-31', '22.11.2026', '', '1969-12-31'])(
    'cannot be “%s”',
    (said) => {
      expect(readDayAddress(`?day=${said}`, SUNDAY).ok).toBe(false);
    },
  );

  it('cannot be one that has not come', () => {
    expect(readDayAddress('?day=2026-11-24', SUNDAY)).toEqual({
      ok: false,
      errors: ['The questions of 2026-11-24 appear on that day.'],
    });
  });
});

describe('what is done of a day', () => {
  it('follows from the names of the answers, the first to each question', () => {
    const results = [
      answer(dailyName(SUNDAY, 'm1-a', 1), { right: false }),
      answer(dailyName(SUNDAY, 'm2-b', 1), { at: 1e12 + 1 }),
      answer(dailyName(SUNDAY, 'm2-b', 10), { at: 1e12 + 2 }),
      answer('mabc-1f.3', { at: 1e12 + 3 }),
      answer(`d${SUNDAY}-x.11`, { at: 1e12 + 4 }),
    ];
    const { results: kept } = withResults(NO_PROGRESS, results);
    const answers = dailyAnswers(kept).get(SUNDAY)!;
    expect([...answers].map(([place, { right }]) => [place, right])).toEqual([
      [1, false],
      [10, true],
    ]);
  });

  it('counts for the day whose questions they are, also past midnight and a day later', () => {
    const late = answer(dailyName(SUNDAY, 'm', 2), { day: SUNDAY + 1 });
    expect(calendarDays([late], SUNDAY, SUNDAY + 1)).toEqual([
      { day: SUNDAY, answered: 1, right: 1, practised: 0 },
      { day: SUNDAY + 1, answered: 0, right: 0, practised: 1 },
    ]);
  });

  it('is whole when two devices had a part each', () => {
    const part = (places: readonly number[], device: string) =>
      withResults(
        NO_PROGRESS,
        places.map((place) => answer(dailyName(SUNDAY, device, place), { at: 1e12 + place })),
      );
    const both = mergeProgress(part([1, 2, 3, 4], 'one'), part([3, 4, 5, 6, 7, 8, 9, 10], 'two'));
    expect(calendarDays(both.results, SUNDAY, SUNDAY)).toMatchObject([{ answered: 10 }]);
  });
});
