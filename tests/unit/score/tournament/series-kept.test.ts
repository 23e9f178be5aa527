/** Tournaments in series as they are stored, and what older versions of the book stored. */
import { describe, expect, test } from 'vitest';
import {
  DESK_FORMAT,
  makeDeskFile,
  parseDeskFile,
} from '../../../../src/score/tournament/desk-format.ts';
import {
  NO_TOURNAMENTS,
  addTournaments,
  withLine,
  withTournament,
} from '../../../../src/score/tournament/edit.ts';
import {
  playerText,
  withEntrant,
  withLatecomer,
} from '../../../../src/score/tournament/edit-players.ts';
import { withSeats } from '../../../../src/score/tournament/series.ts';
import { readEntrants } from '../../../../src/score/tournament/typed.ts';
import { listSlips, lotsOf, seriesOf, tournamentOf } from './support.ts';

const slips = listSlips([
  [412, 7, 1],
  [600, 9, 4],
  [-50, 2, 0],
  [90, 1, 1],
]);
const money = { entry: 1000, lost: 50, lostMore: 100 };
const teams = ['Kings', '', 'Kings', 'Tens'];
const played = withSeats(seriesOf(4, { money, teams }, { slips }), 1, lotsOf(3));

const stored = (tournament: unknown): unknown =>
  JSON.parse(
    JSON.stringify(DESK_FORMAT.make({ ...NO_TOURNAMENTS, tournaments: [tournament] as never })),
  );

describe('stored tournaments in series', () => {
  test('come back as they were, with seats, teams, money and lines half typed', () => {
    const desk = withLine(withTournament(NO_TOURNAMENTS, played), 't1 1 0', {
      points: '500',
      won: '',
      lost: '2',
    });
    const text = JSON.stringify(DESK_FORMAT.make(desk));
    expect(DESK_FORMAT.read(JSON.parse(text))).toEqual({ is: 'whole', value: desk });
    expect(parseDeskFile(makeDeskFile([played]))).toEqual({
      ok: true,
      value: { sound: [played], isWhole: true },
    });
  });

  test.each([
    ['no plan of series', { series: null }],
    ['a seating that there is not', { series: { ...played.series, seating: 'dance' } }],
    ['money that is no number', { series: { ...played.series, money: { ...money, entry: '10' } } }],
    [
      'a team for somebody who does not play',
      { series: { ...played.series, teams: [...teams, 'Tens'] } },
    ],
    ['a player with two chairs', { laterSeats: [[0, 0, 1, 2]] }],
    ['seats of more series than are played', { laterSeats: [played.seats, played.seats] }],
    ['deals that leave a round unfinished', { deals: 50 }],
  ])('are refused with %s', (_, odd) => {
    expect(DESK_FORMAT.read(stored({ ...played, ...odd }))).toEqual({
      is: 'damaged',
      value: NO_TOURNAMENTS,
    });
  });

  test.each([
    ['without lost games', { round: 1, player: 0, points: 1, games: 0 }],
    ['with fewer games than none', { round: 1, player: 0, points: 1, games: -3, lost: 2 }],
  ])('lose a slip %s, and only that', (_, slip) => {
    const reading = DESK_FORMAT.read(stored({ ...played, slips: [...slips, slip] }));
    expect(reading).toMatchObject({ is: 'damaged', value: { tournaments: [played] } });
  });

  test('lose a slip of a series that has no seats', () => {
    const early = [...slips, ...listSlips([[1, 0, 0]], 1)];
    const reading = DESK_FORMAT.read(stored({ ...played, laterSeats: [], slips: early }));
    expect(reading.is).toBe('damaged');
  });

  test('take the place of the same tournament with fewer series seated, and stand beside other seats', () => {
    const before = withTournament(NO_TOURNAMENTS, { ...played, laterSeats: [] });
    expect(addTournaments(before, { tournaments: [played] }).tournaments).toEqual([played]);
    const other = { ...played, laterSeats: [[3, 2, 1, 0]] };
    const ours = withTournament(NO_TOURNAMENTS, played);
    expect(addTournaments(ours, { tournaments: [other] }).tournaments).toHaveLength(2);
  });
});

test('tournaments stored before there were series open as they were, in the browser and from a file', () => {
  const old = tournamentOf({ slips: [{ round: 0, player: 0, points: 52, games: 3 }] });
  const before = Object.fromEntries(
    Object.entries(old).filter(([name]) => name !== 'laterSeats' && name !== 'series'),
  );
  const data = { vorhand: 'tournaments', version: 1, open: 't1', tournaments: [before] };
  expect(DESK_FORMAT.read(data)).toMatchObject({
    is: 'whole',
    value: { open: 't1', tournaments: [old] },
  });
  expect(parseDeskFile(JSON.stringify(data))).toEqual({
    ok: true,
    value: { sound: [old], isWhole: true },
  });
  expect(DESK_FORMAT.read({ ...data, version: 3 })).toEqual({ is: 'newer' });
});

describe('players with teams', () => {
  test('are read with the team after a slash, and one team however it is spelt', () => {
    expect(
      readEntrants('1. Smith / Spade Kings\nBrown\nJones/ spade kings \n* Green', true),
    ).toEqual({
      ok: true,
      value: {
        players: ['Smith', 'Brown', 'Jones', 'Green'],
        teams: ['Spade Kings', '', 'Spade Kings', ''],
        umpires: [3],
      },
    });
    // By the methods of 1922 a slash belongs to the name.
    expect(readEntrants('Smith / Jones')).toMatchObject({ value: { players: ['Smith / Jones'] } });
  });

  test('change team with their name, and a latecomer brings one', () => {
    const three = seriesOf(3, { teams: ['Kings', 'Tens', 'Kings'] });
    const changed = withEntrant(three, 1, 'Baker / kings');
    if (!changed.ok) throw new Error(changed.errors[0]);
    expect([0, 1, 2].map((player) => playerText(changed.value, player))).toEqual([
      'P1 / Kings',
      'Baker / Kings',
      'P3 / Kings',
    ]);
    const late = withLatecomer(changed.value, 3, 'Late / Tens');
    expect(late).toMatchObject({
      ok: true,
      value: { seats: [0, 1, 2, 3], series: { teams: ['Kings', 'Kings', 'Kings', 'Tens'] } },
    });
  });

  test('come late only while the first series is the last that has seats', () => {
    const three = seriesOf(3, { seating: 'lot' });
    expect(withLatecomer(withSeats(three, 1, lotsOf(1)), 3, 'Late')).toEqual({
      ok: false,
      errors: ['This chair has been taken.'],
    });
  });
});
