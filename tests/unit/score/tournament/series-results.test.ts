/** What comes of a tournament in series: places, teams and money. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deskCsv } from '../../../../src/score/tournament/csv.ts';
import { withCut } from '../../../../src/score/tournament/edit.ts';
import { awardsOf } from '../../../../src/score/tournament/prizes.ts';
import {
  duesOf,
  lostMoney,
  readMoney,
  sumOfDues,
} from '../../../../src/score/tournament/series-money.ts';
import { rankedInSeries, standingsOf } from '../../../../src/score/tournament/standings.ts';
import { teamsOf } from '../../../../src/score/tournament/teams.ts';
import type { Tournament } from '../../../../src/score/tournament/tournament.ts';
import { listSlips, seriesOf } from './support.ts';

const places = (tournament: Tournament): readonly (readonly [readonly number[], string])[] =>
  awardsOf(tournament).map(({ decided, winners }) => [winners, decided]);

describe('places in series', () => {
  test('go by the sum of all series', () => {
    const slips = [
      ...listSlips([
        [900, 9, 0],
        [800, 9, 0],
        [100, 3, 0],
      ]),
      ...listSlips(
        [
          [100, 3, 0],
          [900, 9, 0],
          [950, 9, 0],
        ],
        1,
      ),
    ];
    expect(places(seriesOf(3, {}, { slips })).map(([winners]) => winners)).toEqual([[1], [2], [0]]);
  });

  test('between equal totals go to more games won, and then to fewer games lost', () => {
    const slips = listSlips([
      [1000, 12, 3],
      [1000, 14, 5],
      [1000, 12, 2],
      [990, 20, 0],
    ]);
    expect(places(seriesOf(4, {}, { slips }))).toEqual([
      [[1], 'equal in points, and more games won'],
      [[2], 'equal in points and games won, and fewer lost'],
      [[0], 'the highest total left'],
    ]);
  });

  test('between players who are level in everything wait for a lot, and the places after it as well', () => {
    const slips = listSlips([
      [1000, 12, 3],
      [1000, 12, 3],
      [500, 6, 3],
    ]);
    const level = seriesOf(3, {}, { slips });
    expect(places(level)).toEqual([
      [[], 'equal in everything: they draw lots for it'],
      [[], 'waits for the lot above'],
      [[], 'waits for the lot above'],
    ]);
    expect(awardsOf(level)[0]?.cutAmong).toEqual([0, 1]);
    const drawn = withCut(level, 'series-1', 1, [0, 1]);
    expect(places(drawn).map(([winners]) => winners)).toEqual([[1], [0], [2]]);
  });

  test('rank like a sort by one number in which points outweigh wins, and wins outweigh losses', () => {
    const result = fc.tuple(
      fc.integer({ min: -3, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(result, { minLength: 3, maxLength: 12 }), (results) => {
        const standings = standingsOf(
          seriesOf(results.length, {}, { seats: [], slips: listSlips(results) }),
        );
        const weights = rankedInSeries(standings).map(({ player }) => {
          const [points, won, lost] = results[player] ?? [0, 0, 0];
          return 100 * points + 10 * won - lost;
        });
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('the money of a tournament', () => {
  test('is half a unit for each of three lost games and a whole one from the fourth on, in each series anew', () => {
    const money = { entry: 1000, lost: 50, lostMore: 100 };
    expect([0, 1, 3, 4, 6].map((games) => lostMoney(money, games))).toEqual([0, 50, 150, 250, 450]);
    const slips = [...listSlips([[0, 5, 4]]), ...listSlips([[0, 5, 2]], 1)];
    // 10 to enter, 1.50 + 1 in the first series, 1 in the second: six games at once would cost 4.50.
    expect(duesOf(seriesOf(4, { money }, { slips }))[0]).toEqual({
      player: 0,
      lostGames: 6,
      entry: 1000,
      forLost: 350,
      total: 1350,
    });
  });

  test('adds up: what all pay is the entry money of all and the price of every game on the slips', () => {
    const cents = fc.nat(1000);
    fc.assert(
      fc.property(
        fc.record({ entry: cents, lost: cents, lostMore: cents }),
        fc.array(fc.nat(9), { minLength: 8, maxLength: 8 }),
        (money, lost) => {
          const slips = [0, 1].flatMap((round) =>
            listSlips(
              lost.slice(4 * round, 4 * round + 4).map((games) => [0, 9, games] as const),
              round,
            ),
          );
          const sum = sumOfDues(duesOf(seriesOf(4, { money }, { slips })));
          const cheap = lost.reduce((all, games) => all + Math.min(3, games), 0);
          const all = lost.reduce((games, one) => games + one, 0);
          expect(sum).toEqual({
            lostGames: all,
            entry: 4 * money.entry,
            forLost: cheap * money.lost + (all - cheap) * money.lostMore,
            total: 4 * money.entry + cheap * money.lost + (all - cheap) * money.lostMore,
          });
        },
      ),
    );
  });

  test.each([
    ['', 0],
    ['10', 1000],
    ['0.5', 50],
    ['0,50', 50],
    [' 1.05 ', 105],
    ['1.005', null],
    ['-1', null],
    ['1001', null],
    ['ten', null],
  ])('typed as “%s” is %s cents', (text, amount) => {
    expect(readMoney(text)).toBe(amount);
  });
});

describe('teams', () => {
  const teams = ['Kings', 'Tens', '', 'Kings', 'Tens', 'Aces'];
  const slips = [
    ...listSlips([
      [500, 1, 0],
      [100, 1, 0],
      [900, 1, 0],
      [-100, 1, 0],
      [200, 1, 0],
      [300, 1, 0],
    ]),
    ...listSlips([[50, 1, 0]], 1),
  ];

  test('have the sum of their members, and those with equal sums share a place', () => {
    const placings = teamsOf(seriesOf(6, { teams }, { slips }));
    expect(placings).toEqual([
      { team: 'Kings', place: 1, players: [0, 3], points: 450 },
      { team: 'Tens', place: 2, players: [1, 4], points: 300 },
      { team: 'Aces', place: 2, players: [5], points: 300 },
    ]);
    // All points but those of the player without a team.
    const all = slips.reduce((sum, { points }) => sum + points, 0);
    expect(placings.reduce((sum, { points }) => sum + points, 0)).toBe(all - 900);
  });

  test('are none where nobody has one', () => {
    expect(teamsOf(seriesOf(6, {}, { slips }))).toEqual([]);
  });
});

test('the table for spreadsheets has games won and lost, teams and money where a tournament has them', () => {
  const slips = listSlips([
    [412, 7, 1],
    [600, 9, 4],
    [-50, 2, 0],
  ]);
  const money = { entry: 500, lost: 50, lostMore: 100 };
  const full = seriesOf(3, { money, teams: ['Kings', '', 'Kings'] }, { slips, rounds: 1 });
  expect(deskCsv(full).split('\r\n').slice(0, 3)).toEqual([
    'Player,Team,Points,Won,Lost,"Points, series 1","Won, series 1","Lost, series 1",Entry money,Lost-game money,To pay',
    'P2,,600,9,4,600,9,4,5,2.5,7.5',
    'P1,Kings,412,7,1,412,7,1,5,0.5,5.5',
  ]);
  expect(deskCsv(seriesOf(3, {}, { slips, rounds: 1 })).split('\r\n')[1]).toBe(
    'P2,600,9,4,600,9,4',
  );
});
