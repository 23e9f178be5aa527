/** Sheets as books print them, and every sheet against a slow count. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOf, paymentsOf, readStake } from '../../../src/score/money.ts';
import { reckonSheet } from '../../../src/score/reckon.ts';
import { sheetOfText } from '../../../src/book/exhibits/score-sheet/chapter-sheet.ts';
import { tournamentSheet } from '../../../src/book/exhibits/tournament/tournament-sheet.ts';
import { remarkOf } from '../../../src/score/score-words.ts';
import { readChapter } from '../content/chapter-text.ts';
import { anySheet, played, sheetOf } from './support.ts';

const tagsOf = (file: string, name: string): Readonly<Record<string, string>> =>
  readChapter(`content/manual/${file}`).tags.find((tag) => tag.name === name)?.props ?? {};

describe('Foster’s sheets', () => {
  test('the ten hands of the chapter on scoring stand as it prints them', () => {
    const [smith, jones, brown, green] = [0, 1, 2, 3];
    const sheet = sheetOf(
      ['Smith', 'Jones', 'Brown', 'Green'],
      [
        played(smith, 'solo', 'C', { with: 1 }),
        played(jones, 'nullo', null, null, { won: false }),
        played(brown, 'tournee', 'C', { without: 1 }),
        played(smith, 'solo', 'C', { with: 2 }),
        played(green, 'tournee', 'H', { with: 1 }),
        played(jones, 'tournee', 'C', { with: 1 }, { won: false }),
        played(brown, 'nullo', null, null, { won: false }),
        played(smith, 'solo', 'C', { with: 1 }, { reached: 'schneider' }),
        played(jones, 'gucki-grand', null, { with: 1 }),
        played(brown, 'nullo', null, null),
      ],
    );
    const { lines, settled } = reckonSheet(sheet);
    const columns = sheet.players.map((_, player) =>
      lines.flatMap(({ entries }) => entries[player] ?? []),
    );
    const printed = sheetOfText(tagsOf('08-scoring.mdx', 'ScoreSheet')['results'] ?? '');
    expect(sheet.players).toEqual(printed.players);
    expect(columns).toEqual(printed.columns);
    // Page 47.
    expect(settled).toEqual([272, -160, -48, -64]);
  });

  test('the sheet of a tournament comes to what its chapter says of the prizes', () => {
    const { games = '', players = '' } = tagsOf(
      '24-management-of-tournaments.mdx',
      'TournamentSheet',
    );
    const names = players.split(' ');
    const printed = tournamentSheet(names, games);
    const [smith, brown, jones, green] = [0, 1, 2, 3];
    const sheet = sheetOf(names, [
      played(smith, 'solo', 'C', { with: 1 }),
      played(jones, 'nullo', null, null, { won: false }),
      played(green, 'solo', 'S', { with: 2 }),
      played(brown, 'solo', 'H', { without: 6 }),
      played(smith, 'tournee', 'C', { with: 1 }),
      played(jones, 'grand-solo', null, { with: 3 }),
      played(smith, 'tournee', 'S', { with: 1 }),
      played(green, 'grand-solo', null, { with: 2 }, { won: false }),
      played(brown, 'solo', 'C', { with: 2 }, { won: false }),
      played(smith, 'solo', 'D', { with: 1 }),
      played(jones, 'solo', 'H', { with: 2 }),
      played(smith, 'nullo', null, null, { won: false }),
    ]);
    const { lines, standings } = reckonSheet(sheet);
    for (const { number, scores } of lines) {
      const line = printed.lines[number - 1];
      expect(scores[line?.player ?? 0]).toBe(line?.score);
    }
    const told = standings.map(({ gamesLost, gamesWon, points, pointsLost, pointsWon }) => [
      pointsWon,
      pointsLost,
      points,
      gamesWon,
      gamesLost,
    ]);
    expect(told).toEqual(
      printed.players.map(({ gamesLost, gamesWon, lost, points, won }) => [
        won,
        lost,
        points,
        gamesWon,
        gamesLost,
      ]),
    );
    expect(lines.flatMap(({ value }) => remarkOf(value) || [])).toEqual(['without 6']);
  });
});

describe('Eichhorn’s sheets at a quarter of a cent', () => {
  test('three players end at +43, +1 and −44', () => {
    const [a, b, c] = [0, 1, 2];
    const sheet = sheetOf(
      ['A', 'B', 'C'],
      [
        played(a, 'tournee', 'C', { with: 1 }),
        played(b, 'tournee', 'H', { with: 1 }, { won: false }),
        played(c, 'tournee', 'D', { with: 1 }),
        played(a, 'solo', 'C', { with: 1 }),
        played(b, 'tournee', 'S', { with: 2 }),
        played(c, 'solo', 'D', { with: 1 }, { won: false }),
        played(a, 'gucki-grand', null, { with: 2 }),
        played(b, 'nullo', null, null),
        played(c, 'solo', 'S', { with: 1 }),
        played(a, 'solo', 'D', { with: 1 }, { won: false }),
        played(b, 'solo', 'C', { with: 2 }),
        played(c, 'tournee', 'D', { with: 1 }),
        played(a, 'solo', 'D', { with: 2 }),
        played(b, 'nullo', null, null),
        played(a, 'tournee', 'D', { with: 2 }),
        played(a, 'tournee', 'S', { with: 3 }),
      ],
      { laws: 'league-1909' },
    );
    const { lines, settled } = reckonSheet(sheet);
    const columns = [a, b, c].map((player) =>
      lines.flatMap(({ entries }) => entries[player] ?? []),
    );
    expect(columns).toEqual([
      [16, 40, 88, 70, 97, 112, 140],
      [-12, 9, 29, 65, 85],
      [10, -8, 14, 24],
    ]);
    expect(centsOf(settled, 0.25)).toEqual([43, 1, -44]);
  });

  test('four players end at −5, +103, −113 and +15', () => {
    // Of +60, +168, −48 and +80 each stands so far from the other three.
    const totals = [60, 168, -48, 80];
    const settled = totals.map((own) => totals.reduce((sum, other) => sum + own - other, 0));
    expect(centsOf(settled, 0.25)).toEqual([-5, 103, -113, 15]);
  });
});

test('by today’s list a won game brings 50, a lost one costs 50 and the others get 40, at four 30', () => {
  const games = [
    played(0, 'gucki-solo', 'C', { with: 2 }),
    played(1, 'gucki-grand', null, { with: 1 }, { won: false }),
    { is: 'passed-in' as const },
  ];
  const today = { laws: 'isko', list: 'seeger' } as const;
  const totals = (players: readonly string[]): number[] =>
    reckonSheet(sheetOf(players, games, today)).standings.map(({ total }) => total);
  expect(totals(['A', 'B', 'C'])).toEqual([36 + 50 + 40, -96 - 50, 40]);
  // Who sat out gets it too.
  expect(totals(['A', 'B', 'C', 'D'])).toEqual([36 + 50 + 30, -96 - 50, 30, 30]);
});

test('every sheet: a slow count of each column and of what all pay each other', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const { lines, settled, standings } = reckonSheet(sheet);
      const players = sheet.players.map((_, index) => index);
      const isLost = (line: (typeof lines)[number]): boolean =>
        line.value?.declarer !== null && line.value?.won === false;
      const ends = players.map((player) => {
        let end = 0;
        for (const line of lines) {
          end += line.scores[player] ?? 0;
          if (sheet.list === 'plain' || line.deal.game.is !== 'game' || line.value === null)
            continue;
          const own = line.deal.game.declarer === player;
          if (own) end += isLost(line) ? -50 : 50;
          else if (isLost(line)) end += players.length === 3 ? 40 : 30;
        }
        return end;
      });
      expect(standings.map(({ total }) => total)).toEqual(ends);
      expect(settled).toEqual(
        ends.map((own) => ends.reduce((sum, other) => sum + own - other, 0) + 0),
      );
      expect(settled.reduce((a, b) => a + b, 0)).toBe(0);
      // The last entry of a column is what was played for there.
      for (const player of players) {
        const last = lines.flatMap(({ entries }) => entries[player] ?? []).at(-1) ?? 0;
        expect(last).toBe(standings[player]?.points);
      }
      const cents = centsOf(settled, sheet.stake ?? 1);
      expect(cents.reduce((a, b) => a + b, 0)).toBe(0);
      for (const [player, amount] of cents.entries()) {
        expect(Math.abs(amount - (settled[player] ?? 0) * (sheet.stake ?? 1))).toBeLessThan(1);
      }
      const paid = players.map(() => 0);
      for (const { cents: amount, from, to } of paymentsOf(cents)) {
        expect(amount).toBeGreaterThan(0);
        paid[from]! -= amount;
        paid[to]! += amount;
      }
      expect(paid).toEqual(cents);
    }),
  );
});

test('a stake is read as players say it, and nothing else is', () => {
  expect(['1', '0.25', '0,5', '1/4', ' 2 ', '1 / 2'].map(readStake)).toEqual([
    1, 0.25, 0.5, 0.25, 2, 0.5,
  ]);
  expect(['', '0', '-1', 'a cent', '1/0', '99999', '1e3'].map(readStake)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
