/** The deals of a series: fixed by the date alone, the same for everyone, and each another. */
import { describe, expect, test } from 'vitest';
import { dealOfDay, makeDealName } from '../../../../src/game/codes/numbered-deals.ts';
import {
  readSeriesAddress,
  makeSeriesAddress,
} from '../../../../src/play/series/series-address.ts';
import {
  dealsOfSeries,
  makeSeriesId,
  readSeriesId,
  seatInSeries,
  seriesOfDay,
  seriesOfWeek,
} from '../../../../src/play/series/series.ts';
import { nameOfSeries } from '../../../../src/play/series/say-series.ts';
import { dealAtTable, readersNextSeat } from '../../../../src/play/sitting.ts';
import type { DoneDeal } from '../../../../src/play/sitting.ts';
import { dayOf } from '../../../../src/lib/days.ts';

const day = (year: number, month: number, date: number): number =>
  dayOf({ year, month, day: date })!;
const TODAY = day(2026, 11, 26);

describe('the deals', () => {
  test('of a date are these for good, so that friends play the same in every version', () => {
    const names = (id: string): string[] => dealsOfSeries(readSeriesId(id)!).map(makeDealName);
    expect(names('2026-11-26')).toHaveLength(12);
    expect(names('2026-W48')).toHaveLength(36);
    expect(names('2026-11-26').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "6kbq2y2u9b",
        "9i04yujd2n",
      ]
    `);
    expect(names('2026-W48').slice(0, 2)).toMatchInlineSnapshot(`
      [
        "ak56d6v62u",
        "c491rjd44j",
      ]
    `);
  });

  test('of three years are all different, and none is the one deal of a day', () => {
    const seen = new Set<bigint>();
    let count = 0;
    for (let date = TODAY; date < TODAY + 3 * 366; date++) {
      const week = seriesOfWeek(date);
      const all = [
        ...dealsOfSeries(seriesOfDay(date)),
        ...(week.start === date ? dealsOfSeries(week) : []),
        dealOfDay(date),
      ];
      count += all.length;
      for (const number of all) seen.add(number);
    }
    expect(seen.size).toBe(count);
  });

  test('take the reader round the table: every seat four times in twelve, as in a sitting', () => {
    const done: DoneDeal[] = [];
    for (let index = 0; index < 12; index++) {
      const seat = seatInSeries(index);
      expect(seat).toBe(readersNextSeat(done));
      const { conceded, game, number, takenBack, told } = dealAtTable(0n, seat);
      const dealt = { conceded, game, number, seat, takenBack, told };
      done.push({
        ...dealt,
        claimed: false,
        code: null,
        sheet: { dealer: 0, game: { is: 'passed-in' } },
      });
    }
    for (const seat of ['V', 'M', 'H']) {
      expect(done.filter((deal) => deal.seat === seat)).toHaveLength(4);
    }
  });
});

describe('the name of a series', () => {
  // From a calendar with the weeks of ISO 8601.
  test.each([
    [day(2021, 1, 3), '2020-W53'],
    [day(2024, 12, 30), '2025-W01'],
    [day(2025, 12, 28), '2025-W52'],
    [day(2025, 12, 29), '2026-W01'],
    [day(2026, 11, 26), '2026-W48'],
    [day(2027, 1, 3), '2026-W53'],
    [day(2027, 1, 4), '2027-W01'],
  ])('of the week of day %i is %s', (date, id) => {
    expect(makeSeriesId(seriesOfWeek(date))).toBe(id);
  });

  test('leads back to it, for every day and week of ten years', () => {
    for (let date = TODAY; date < TODAY + 3653; date++) {
      for (const series of [seriesOfDay(date), seriesOfWeek(date)]) {
        expect(readSeriesId(makeSeriesId(series))).toEqual(series);
      }
    }
  });

  test.each([
    '',
    '2026',
    '2026-02-30',
    '2025-W53',
    '2026-W00',
    '2026-W54',
    '2026-11-26x',
    '1960-01-01',
  ])('“%s” is none', (text) => {
    expect(readSeriesId(text)).toBeUndefined();
  });

  test('reads as people say a date', () => {
    expect(nameOfSeries('2026-11-26')).toBe('Thursday, 26 November 2026');
    expect(nameOfSeries('2026-W48')).toBe('Week 48 of 2026');
  });
});

describe('the address of a series', () => {
  const hash = (id: string): string =>
    new URL(makeSeriesAddress(id, 'isko', 'strong'), 'http://a').hash;

  test('brings the series with its rules and opponents', () => {
    expect(readSeriesAddress(hash('2026-W48'), TODAY)).toEqual({
      ok: true,
      value: {
        id: '2026-W48',
        series: seriesOfWeek(TODAY),
        laws: 'isko',
        strength: 'strong',
      },
    });
    expect(readSeriesAddress('#2026-11-20', TODAY)).toMatchObject({ value: { laws: null } });
    expect(readSeriesAddress('', TODAY)).toEqual({ ok: true, value: null });
  });

  test('of a day to come says when it begins; tomorrow has begun beyond the date line', () => {
    expect(readSeriesAddress(hash('2026-11-27'), TODAY).ok).toBe(true);
    expect(readSeriesAddress(hash('2026-12-01'), TODAY)).toEqual({
      ok: false,
      errors: ['This series begins on Tuesday, 1 December 2026.'],
    });
    expect(readSeriesAddress('#%zz<b>', TODAY)).toMatchObject({ ok: false });
  });
});
