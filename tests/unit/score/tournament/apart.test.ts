/** Seats by plan: former companions and team-mates are kept apart where that is possible. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meetAgain, seatApart, togetherBefore } from '../../../../src/score/tournament/apart.ts';
import { seatsOf, tablesOf } from '../../../../src/score/tournament/rounds.ts';
import { firstSeats, withSeats } from '../../../../src/score/tournament/series.ts';
import type { Tournament } from '../../../../src/score/tournament/tournament.ts';
import { lotsOf, seriesOf } from './support.ts';

/** All pairs who sit at one table in a round, as texts. */
const pairsAt = (tournament: Tournament, round: number): string[] =>
  tablesOf(tournament, round).flatMap(({ players }) =>
    players.flatMap((one, at) =>
      players.slice(at + 1).map((other) => [one, other].toSorted((a, b) => a - b).join(' ')),
    ),
  );

test('sixteen players or more who sat together in the first series all sit apart in the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 60 }), fc.nat(), (count, seed) => {
      const planned = seriesOf(count, { seating: 'plan' });
      const one = withSeats({ ...planned, seats: firstSeats(planned, lotsOf(seed)) }, 1, lotsOf(1));
      const before = new Set(pairsAt(one, 0));
      expect(pairsAt(one, 1).filter((pair) => before.has(pair))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('eight players at two tables meet again as little as can be: two former companions at each table', () => {
  // Four at each table come from two tables of four, so two pairs at each are the fewest there can be.
  const planned = seriesOf(8, { seating: 'plan' });
  for (const seed of [1, 2, 3, 4, 5]) {
    const one = withSeats(planned, 1, lotsOf(seed));
    expect(meetAgain(seatsOf(one, 1) ?? [], togetherBefore([one.seats], []))).toBe(4);
  }
});

test('four teams of four are spread over four tables from the first series on', () => {
  const teams = Array.from({ length: 16 }, (_, at) => `Team ${Math.floor(at / 4)}`);
  const planned = seriesOf(16, { seating: 'plan', teams });
  for (const seed of [1, 2, 3, 4, 5]) {
    const seats = firstSeats(planned, lotsOf(seed));
    for (const { players } of tablesOf({ ...planned, seats }, 0)) {
      expect(new Set(players.map((player) => teams[player])).size).toBe(4);
    }
  }
});

test('no two players could change tables so that fewer meet again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 24 }), fc.nat(), (count, seed) => {
      const lot = lotsOf(seed);
      const order = [...Array(count).keys()];
      const met = new Set(
        order.map(() => `${Math.floor(lot() * count)} ${Math.floor(lot() * count)}`),
      );
      const together = (one: number, other: number): number =>
        met.has(`${one} ${other}`) || met.has(`${other} ${one}`) ? 1 : 0;
      const seats = seatApart(order, together);
      const players = seats.filter((player) => player !== null);
      expect(players.toSorted((a, b) => a - b)).toEqual(order);
      // No exchange of two players is left by which fewer would meet.
      for (let one = 0; one < seats.length; one++) {
        for (let two = one + 1; two < seats.length; two++) {
          const [first = null, second = null] = [seats[one], seats[two]];
          if (first === null || second === null) continue;
          const changed = seats.with(one, second).with(two, first);
          expect(meetAgain(changed, together)).toBeGreaterThanOrEqual(meetAgain(seats, together));
        }
      }
    }),
    { numRuns: 40 },
  );
});
