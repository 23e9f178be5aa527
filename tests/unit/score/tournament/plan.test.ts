/** Tables, moves and lots: nobody sits twice, nobody is left standing, and no table is for two. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPlan,
  drawSeats,
  emptyChairs,
  fullRounds,
  sayTables,
  sectionsOf,
} from '../../../../src/score/tournament/plan.ts';
import { movesAfter, tablesOf } from '../../../../src/score/tournament/rounds.ts';
import { METHODS } from '../../../../src/score/tournament/tournament.ts';
import { planLine } from '../../../../src/score/tournament/tournament-words.ts';
import { NEW_PLAN } from '../../../../src/score/tournament/typed.ts';
import { lotsOf, tournamentOf } from './support.ts';

const anyPlan = fc.record({
  method: fc.constantFrom(...METHODS),
  count: fc.integer({ min: 3, max: 130 }),
  section: fc.integer({ min: 1, max: 10 }),
  seed: fc.nat(),
});

const named = (count: number): string[] => Array.from({ length: count }, (_, at) => `P${at + 1}`);

describe('seats', () => {
  test('in every round of every plan that is allowed each player sits once, at a table of three or four', () => {
    fc.assert(
      fc.property(anyPlan, ({ count, method, section, seed }) => {
        const plan = { method, players: named(count), section, umpires: [] };
        fc.pre(checkPlan(plan).ok);
        // A later series has no seats before they are given.
        const rounds = method === 'series' ? 1 : fullRounds(plan);
        const seats = drawSeats(plan, lotsOf(seed));
        const tournament = tournamentOf({ ...plan, rounds, seats });
        for (const round of new Set([0, 1 % rounds, rounds - 1])) {
          const tables = tablesOf(tournament, round).map(({ players }) => players);
          expect(tables.flat().toSorted((a, b) => a - b)).toEqual([...named(count).keys()]);
          for (const players of tables) expect([3, 4]).toContain(players.length);
          expect(tables.filter(({ length }) => length === 3)).toHaveLength(emptyChairs(count));
        }
      }),
    );
  });

  test('up the sides and down the middle, every two pairs of a section meet once, and pairs stay together', () => {
    for (const count of [12, 20, 32, 48]) {
      const plan = { method: 'sides' as const, players: named(count), section: 10, umpires: [] };
      const rounds = fullRounds(plan);
      const tournament = tournamentOf({ ...plan, rounds, seats: drawSeats(plan, null) });
      const met = new Map<string, number>();
      for (let round = 0; round < rounds; round++) {
        for (const { pairs, section } of tablesOf(tournament, round)) {
          const [a, b] = pairs.map(({ letter }) => letter).toSorted();
          const two = `${section ?? 1} ${a ?? ''}${b ?? ''}`;
          met.set(two, (met.get(two) ?? 0) + 1);
          for (const { players } of pairs)
            expect(Math.floor(players[0]! / 2)).toBe(players[1]! >> 1);
        }
      }
      const pairsMeet = sectionsOf(plan).reduce((sum, one) => sum + one * (2 * one - 1), 0);
      expect(met.size).toBe(pairsMeet);
      expect(new Set(met.values())).toEqual(new Set([1]));
    }
  });

  test('Foster’s fifteen tables are three sections of five, and forty players ten tables with an umpire each', () => {
    const fifteen = { method: 'next' as const, players: named(60), section: 5 };
    expect(sectionsOf(fifteen)).toEqual([5, 5, 5]);
    expect(fullRounds(fifteen)).toBe(5);
    const umpires = [...named(10).keys()];
    const forty = { method: 'stay' as const, players: named(40), section: 1, umpires };
    const tournament = tournamentOf({ ...forty, seats: drawSeats(forty, lotsOf(7)) });
    const first = tablesOf(tournament, 0).map(({ players }) => players[0]);
    expect(first.toSorted((a, b) => a! - b!)).toEqual(umpires);
    expect(movesAfter(tournament, 0)).toEqual([]);
  });

  test.each([
    [{ count: 2 }, 'at least three'],
    [{ count: 5 }, 'cannot fill two tables'],
    [{ count: 22, method: 'sides' as const }, 'two pairs with an empty chair'],
    [{ count: 12, umpires: [0] }, 'one player for each table'],
  ])('what cannot be seated says why: %o', ({ count, method = 'stay', umpires = [] }: Odd, why) => {
    const plan = checkPlan({ method, players: named(count), section: 10, umpires });
    expect(plan.ok ? '' : plan.errors[0]).toContain(why);
  });

  test('the number of players says which tables there will be, and five that there are none', () => {
    const tables = (count: number): string =>
      sayTables({ method: 'series', players: named(count), section: 1 });
    expect([4, 5, 6, 7, 9, 10, 16].map(tables)).toEqual([
      'One table.',
      'Five players cannot fill two tables. One more can play, or one fewer.',
      '2 tables, for three each.',
      '2 tables, 1 of them for three.',
      '3 tables, for three each.',
      '3 tables, 2 of them for three.',
      '4 tables.',
    ]);
  });

  test('the same lots seat the same players', () => {
    const plan = { method: 'next' as const, players: named(33), section: 4, umpires: [] };
    expect(drawSeats(plan, lotsOf(5))).toEqual(drawSeats(plan, lotsOf(5)));
    expect(drawSeats(plan, lotsOf(5))).not.toEqual(drawSeats(plan, lotsOf(6)));
  });
});

interface Odd {
  readonly count: number;
  readonly method?: 'sides' | 'stay';
  readonly umpires?: readonly number[];
}

test('the settlement is one line, as it is typed', () => {
  expect(planLine(NEW_PLAN)).toBe('Everyone stays · 80 deals · Foster’s prizes');
  expect(
    planLine({
      ...NEW_PLAN,
      method: 'next',
      deals: ' 4',
      prizes: { ...NEW_PLAN.prizes, list: 'list' },
    }),
  ).toBe('Pairs go to the next table · 4 deals before each move · prizes for places');
  expect(planLine({ ...NEW_PLAN, deals: '' })).toContain('· ? deals ·');
  expect(planLine({ ...NEW_PLAN, method: 'series', deals: '48', seating: 'lot' })).toBe(
    'New seats for each series, as today · 2 series of 48 deals · seats by lot',
  );
});
