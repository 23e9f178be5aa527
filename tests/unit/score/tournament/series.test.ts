/** A tournament in series: everyone has a seat in each, and the seats follow what was settled. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../../src/score/tournament/rounds.ts';
import {
  checkSeating,
  dealsAt,
  firstSeats,
  gamesTooMany,
  withSeats,
} from '../../../../src/score/tournament/series.ts';
import { missingFrom } from '../../../../src/score/tournament/standings.ts';
import { planWords } from '../../../../src/score/tournament/tournament-words.ts';
import { SEATINGS } from '../../../../src/score/tournament/tournament.ts';
import type { RoundSlip, Tournament } from '../../../../src/score/tournament/tournament.ts';
import { readPlan } from '../../../../src/score/tournament/typed-plan.ts';
import { NEW_PLAN } from '../../../../src/score/tournament/typed.ts';
import { listSlips, lotsOf, seriesOf } from './support.ts';

/** Slips of a series with random results, the same each time. */
function anySlips(players: number, round: number, seed: number): RoundSlip[] {
  const lot = lotsOf(seed);
  const below = (end: number): number => Math.floor(lot() * end);
  return listSlips(
    Array.from({ length: players }, () => [below(5) * 100 - 200, below(4), below(3)] as const),
    round,
  );
}

const anySeries = fc.record({
  seating: fc.constantFrom(...SEATINGS),
  count: fc.integer({ min: 3, max: 40 }).filter((count) => count !== 5),
  seed: fc.nat(),
});

const namesAt = (tournament: Tournament, round: number): (readonly number[])[] =>
  tablesOf(tournament, round).map(({ players }) => players);

describe('the seats of a series', () => {
  test('give each player one chair in every series, at tables of four and as few of three as the number needs', () => {
    fc.assert(
      fc.property(anySeries, ({ count, seating, seed }) => {
        const begun = seriesOf(count, { seating }, { rounds: 3 });
        let one: Tournament = { ...begun, seats: firstSeats(begun, lotsOf(seed)) };
        for (const round of [0, 1, 2]) {
          if (round > 0) one = withSeats(one, round, lotsOf(seed + round));
          const tables = namesAt(one, round);
          expect(tables.flat().toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
          // Fours and threes add up to the players, and threes are only what is left over.
          const threes = tables.filter(({ length }) => length === 3).length;
          const fours = tables.filter(({ length }) => length === 4).length;
          expect([3 * threes + 4 * fours, threes]).toEqual([count, (4 - (count % 4)) % 4]);
          one = { ...one, slips: [...one.slips, ...anySlips(count, round, seed)] };
        }
      }),
    );
  });

  test('by standing follow the totals: nobody at a table has less than anybody at the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 40 }), fc.nat(), (count, seed) => {
        const slips = anySlips(count, 0, seed);
        const one = withSeats(seriesOf(count, {}, { slips }), 1, lotsOf(seed));
        const totals = namesAt(one, 1).map((table) =>
          table.map((player) => slips.find((slip) => slip.player === player)?.points ?? 0),
        );
        for (const [number, table] of totals.entries()) {
          const next = totals[number + 1] ?? [];
          expect(Math.min(...table)).toBeGreaterThanOrEqual(Math.max(-Infinity, ...next));
        }
      }),
    );
  });

  test('by standing put the best four of the first series at table 1, also where they sat apart', () => {
    const totals = [100, 900, 200, 800, 300, 700, 400, 600] as const;
    const slips = listSlips(totals.map((points) => [points, 5, 1] as const));
    expect(namesAt(withSeats(seriesOf(8, {}, { slips }), 1, lotsOf(1)), 1)).toEqual([
      [1, 3, 5, 7],
      [6, 4, 2, 0],
    ]);
  });

  test('by standing follow the sum of all series before', () => {
    const totals = [0, 100, 200, 300, 400, 500, 600, 700];
    const rows = (points: readonly number[]) => points.map((each) => [each, 5, 1] as const);
    const second = withSeats(
      seriesOf(8, {}, { rounds: 3, slips: listSlips(rows(totals)) }),
      1,
      lotsOf(1),
    );
    // The second series turns the order round.
    const slips = [...second.slips, ...listSlips(rows(totals.map((each) => -2 * each)), 1)];
    const third = withSeats({ ...second, slips }, 2, lotsOf(1));
    expect(namesAt(third, 1)[0]).toEqual([7, 6, 5, 4]);
    expect(namesAt(third, 2)[0]).toEqual([0, 1, 2, 3]);
  });

  test('by standing leave those who are level in everything to the lot', () => {
    const slips = listSlips(Array.from({ length: 8 }, () => [500, 6, 2] as const));
    const drawn = [1, 2, 3, 4].map((seed) =>
      JSON.stringify(withSeats(seriesOf(8, {}, { slips }), 1, lotsOf(seed)).laterSeats),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('wait by standing until every slip is in, and stay as they are once a slip of the series has come', () => {
    const slips = listSlips(Array.from({ length: 8 }, (_, at) => [at, 1, 0] as const));
    const waiting = seriesOf(8, {}, { slips: slips.slice(2) });
    expect(checkSeating(waiting, 1)).toEqual({
      ok: false,
      errors: ['Seats go by standing, so all slips of series 1 must be in: 2 missing.'],
    });
    expect(withSeats(waiting, 1, lotsOf(1))).toBe(waiting);
    const seated = withSeats(seriesOf(8, {}, { slips }), 1, lotsOf(1));
    expect(checkSeating(seated, 1).ok).toBe(true);
    const played = { ...seated, slips: [...slips, ...listSlips([[900, 9, 0]], 1)] };
    expect(withSeats(played, 1, lotsOf(2))).toBe(played);
  });

  test('by lot need no slips, but a series comes after the one before it', () => {
    const lots = seriesOf(8, { seating: 'lot' }, { rounds: 3 });
    expect(checkSeating(lots, 1).ok).toBe(true);
    const third = checkSeating(lots, 2);
    expect(third.ok ? '' : third.errors[0]).toBe('First give out the seats of series 2.');
  });
});

describe('a series', () => {
  test('has 48 deals at a table of four and 36 at one of three, so that each player deals twelve times', () => {
    const seven = seriesOf(7);
    const deals = tablesOf(seven, 0).map(({ players }) => [
      players.length,
      dealsAt(seven, players.length),
    ]);
    expect(deals).toEqual([
      [4, 48],
      [3, 36],
    ]);
    for (const [players = 1, count = 0] of deals) expect(count / players).toBe(12);
    expect(planWords(seven)).toBe(
      '7 players, 2 tables and 2 series of 48 deals, 36 at a table of three',
    );
  });

  test('without seats has no tables and lacks no slip', () => {
    expect([tablesOf(seriesOf(8), 1), missingFrom(seriesOf(8), 1)]).toEqual([[], []]);
  });

  test('of a table with more games on its slips than deals is doubted', () => {
    const fits = seriesOf(4, {}, { slips: listSlips(Array(4).fill([0, 10, 2])) });
    const [table] = tablesOf(fits, 0);
    expect(gamesTooMany(fits, 0, table!)).toBe(0);
    const many = seriesOf(4, {}, { slips: listSlips(Array(4).fill([0, 10, 3])) });
    expect(gamesTooMany(many, 0, table!)).toBe(4);
    // By the methods of 1922 nobody counts games lost, so nothing can be compared.
    expect(gamesTooMany({ ...many, method: 'stay' }, 0, table!)).toBe(0);
  });
});

describe('the plan of a tournament in series', () => {
  const typed = {
    ...NEW_PLAN,
    method: 'series' as const,
    deals: '48',
    list: 'A\nB\nC\nD\nE\nF',
  };

  test('is two series by standing unless something else is typed, with prizes for places', () => {
    const plan = readPlan(typed);
    expect(plan).toMatchObject({
      ok: true,
      value: {
        rounds: 2,
        deals: 48,
        umpires: [],
        prizes: { list: 'list' },
        series: { seating: 'standing', money: { entry: 0, lost: 0, lostMore: 0 } },
      },
    });
  });

  test.each([
    [{ list: 'A\nB\nC\nD\nE' }, 'Five players cannot fill two tables'],
    [{ deals: '50' }, 'whole number of rounds'],
    [{ rounds: '13' }, '1 to 12 series'],
    [{ lost: 'half' }, 'The money for a lost game is an amount'],
  ])('is refused with the reason where it cannot be: %o', (odd, why) => {
    const read = readPlan({ ...typed, ...odd });
    expect(read.ok ? '' : read.errors[0]).toContain(why);
  });
});
