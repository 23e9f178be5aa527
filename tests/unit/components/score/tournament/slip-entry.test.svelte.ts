/** Slips as they are typed: what counts is what the line shows, and nothing typed is lost. */
import { beforeEach, expect, test } from 'vitest';
import { SlipEntry } from '../../../../../components/score/tournament/slip-entry.svelte.ts';
import {
  NO_TOURNAMENTS,
  openTournament,
  withOpened,
  withTournament,
} from '../../../../../src/score/tournament/edit.ts';
import type { KeptDesk } from '../../../../../src/score/tournament/edit.ts';
import type { Tournament } from '../../../../../src/score/tournament/tournament.ts';
import { seriesOf, tournamentOf } from '../../../score/tournament/support.ts';

let desk: KeptDesk;
let entry: SlipEntry;

function begin(given: Partial<Tournament> = {}): void {
  desk = withTournament(NO_TOURNAMENTS, tournamentOf(given));
  entry = new SlipEntry(
    () => desk,
    (change) => {
      desk = change(desk);
    },
  );
}
beforeEach(() => {
  begin();
});

const slips = (): Tournament['slips'] => openTournament(desk)?.slips ?? [];

const line = (player: number): readonly string[] => [
  entry.fieldText(0, player, 'points'),
  entry.fieldText(0, player, 'games'),
];

test('a line counts once both numbers are there, whichever comes first', () => {
  entry.write(0, 1, 'games', '-2');
  expect(slips()).toEqual([]);
  expect(line(1)).toEqual(['', '-2']);
  entry.write(0, 1, 'points', '74');
  expect(slips()).toEqual([{ round: 0, player: 1, points: 74, games: -2 }]);
  expect(line(1)).toEqual(['74', '−2']);
});

test('a line from which a number is taken out counts no more, and keeps the other number', () => {
  entry.write(0, 1, 'points', '74');
  entry.write(0, 1, 'games', '2');
  entry.write(0, 1, 'points', '');
  expect(slips()).toEqual([]);
  expect(line(1)).toEqual(['', '2']);
  entry.write(0, 1, 'games', ' ');
  expect(line(1)).toEqual(['', '']);
});

test('an impossible slip is reported and marked, and the one that counted stays', () => {
  entry.write(0, 0, 'points', '74');
  entry.write(0, 0, 'games', '2');
  entry.write(0, 0, 'points', '7o');
  expect(entry.problem).toBe('Smith: “7o” is not a whole number, such as 74 or −15.');
  expect(line(0)).toEqual(['7o', '2']);
  expect(entry.isWrong(0, 0, 'points')).toBe(true);
  expect(slips()).toMatchObject([{ points: 74 }]);
  entry.write(0, 0, 'points', '70');
  expect(entry.problem).toBe('');
  entry.write(0, 0, 'games', '81');
  expect(entry.problem).toBe('Smith: 81 games are more than the 80 deals of a sitting.');
  expect(entry.isWrong(0, 0, 'games')).toBe(true);
  expect(slips()).toMatchObject([{ points: 70, games: 2 }]);
});

test('a sign is changed by a press, and a line of a list needs points alone', () => {
  begin({ prizes: { list: 'list', each: 1, before: 'points', hardest: false, booby: false } });
  entry.write(0, 2, 'points', '412');
  entry.turnRound(0, 2, 'points');
  expect(slips()).toEqual([{ round: 0, player: 2, points: -412, games: 0 }]);
  entry.turnRound(0, 3, 'points');
  expect(slips()).toHaveLength(1);
});

test('a line half typed belongs to its tournament and its round', () => {
  begin({ rounds: 2 });
  entry.write(0, 1, 'points', '74');
  expect(entry.fieldText(1, 1, 'points')).toBe('');
  desk = withTournament(desk, tournamentOf({ key: 't2' }));
  expect(entry.fieldText(0, 1, 'points')).toBe('');
  desk = withOpened(desk, 't1');
  expect(entry.fieldText(0, 1, 'points')).toBe('74');
});

test('a line of a series counts once points, games won and games lost are there', () => {
  begin(seriesOf(4));
  entry.write(0, 2, 'points', '-112');
  entry.write(0, 2, 'lost', '4');
  expect(slips()).toEqual([]);
  entry.write(0, 2, 'won', '3');
  expect(slips()).toEqual([{ round: 0, player: 2, points: -112, games: -1, lost: 4 }]);
  const fields = (['points', 'won', 'lost'] as const).map((field) => entry.fieldText(0, 2, field));
  expect(fields).toEqual(['−112', '3', '4']);
});

test('a line of a series cannot have fewer games than none, nor more than its table plays', () => {
  begin(seriesOf(7));
  entry.write(0, 0, 'won', '-3');
  expect(entry.problem).toBe('P1: “-3” is not a number of games, such as 12 or 0.');
  expect(entry.isWrong(0, 0, 'won')).toBe(true);
  entry.write(0, 0, 'won', '40');
  expect(entry.problem).toBe('');
  // The last three sit at a table of three, which plays 36 deals.
  entry.write(0, 6, 'won', '40');
  expect(entry.problem).toBe('P7: 40 games are more than the 36 deals of a series at this table.');
  expect([entry.isWrong(0, 6, 'won'), entry.isWrong(0, 6, 'points')]).toEqual([true, false]);
});
