/** What is typed and kept at the desk: nothing is lost, and what makes no sense is said. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deskCsv } from '../../../../src/score/tournament/csv.ts';
import {
  NO_TOURNAMENTS,
  addTournaments,
  withSlip,
  withTournament,
} from '../../../../src/score/tournament/edit.ts';
import { withEntrant, withLatecomer } from '../../../../src/score/tournament/edit-players.ts';
import {
  DESK_FORMAT,
  makeDeskFile,
  parseDeskFile,
} from '../../../../src/score/tournament/desk-format.ts';
import type { Checked } from '../../../../src/lib/checked.ts';
import { readPlan } from '../../../../src/score/tournament/typed-plan.ts';
import { NEW_PLAN, readEntrants, readWhole } from '../../../../src/score/tournament/typed.ts';
import { resultsOf, tournamentOf } from './support.ts';

const four = tournamentOf({});

function checkedValue<T>(checked: Checked<T, string>): T {
  if (!checked.ok) throw new Error(checked.errors.join(' '));
  return checked.value;
}

describe('kept tournaments', () => {
  test('come back as they were from the storage and from a file', () => {
    const played = resultsOf(
      [
        [10, 1],
        [-5, -2],
        [0, 0],
      ],
      { seats: [2, 0, 1, null], cuts: [{ prize: 'booby', player: 1, among: [0, 1] }] },
    );
    const desk = withTournament(withTournament(NO_TOURNAMENTS, { ...four, key: 't0' }), played);
    const text = JSON.stringify(DESK_FORMAT.make(desk));
    expect(DESK_FORMAT.read(JSON.parse(text))).toEqual({ is: 'whole', value: desk });
    const file = parseDeskFile(makeDeskFile(desk.tournaments));
    expect(file).toEqual({ ok: true, value: { sound: desk.tournaments, isWhole: true } });
  });

  test('kept before it was written down who cut for a prize are whole', () => {
    const cut = { ...four, cuts: [{ prize: 'points-1', player: 1, among: null }] };
    const made = DESK_FORMAT.make(withTournament(NO_TOURNAMENTS, cut));
    const before: unknown = JSON.parse(JSON.stringify(made).replace(',"among":null', ''));
    expect(JSON.stringify(before)).not.toContain('among');
    expect(DESK_FORMAT.read(before)).toEqual({
      is: 'whole',
      value: withTournament(NO_TOURNAMENTS, cut),
    });
  });

  test('lose only what makes no sense, and reading never throws', () => {
    const odd = { ...four, slips: [{ round: 3, player: 0, points: 1, games: 0 }] };
    const data = DESK_FORMAT.make(withTournament(NO_TOURNAMENTS, odd));
    expect(DESK_FORMAT.read(data)).toEqual({
      is: 'damaged',
      value: withTournament(NO_TOURNAMENTS, four),
    });
    const twice = { ...four, seats: [0, 0, 1, 2] };
    expect(DESK_FORMAT.read(DESK_FORMAT.make(withTournament(NO_TOURNAMENTS, twice))).is).toBe(
      'damaged',
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(['whole', 'damaged', 'newer']).toContain(DESK_FORMAT.read(JSON.parse(json)).is);
        expect(typeof parseDeskFile(json).ok).toBe('boolean');
      }),
    );
  });

  test('from two devices the slips of neither are lost', () => {
    const one = withTournament(NO_TOURNAMENTS, withSlip(four, 0, 0, { points: 5, games: 1 }));
    const more = withSlip(one.tournaments[0]!, 0, 1, { points: -8, games: -1 });
    expect(addTournaments(one, { tournaments: [more] }).tournaments).toEqual([more]);
    expect(addTournaments({ ...NO_TOURNAMENTS, tournaments: [more] }, one).tournaments).toEqual([
      more,
    ]);
    const other = withSlip(four, 0, 0, { points: 6, games: 1 });
    expect(addTournaments(one, { tournaments: [other] }).tournaments).toHaveLength(2);
  });

  test('an empty chair takes one latecomer, and a name is given once', () => {
    const three = tournamentOf({ players: ['A', 'B', 'C'], seats: [0, 1, 2, null] });
    const late = checkedValue(withLatecomer(three, 3, '  D '));
    expect([late.players, late.seats]).toEqual([
      ['A', 'B', 'C', 'D'],
      [0, 1, 2, 3],
    ]);
    expect(withLatecomer(late, 3, 'E')).toEqual({
      ok: false,
      errors: ['This chair has been taken.'],
    });
    const taken = {
      ok: false,
      errors: ['There is a B already. Give one of them a different name.'],
    };
    expect(withLatecomer(three, 3, 'B')).toEqual(taken);
    expect(withEntrant(late, 0, 'b')).toEqual(taken);
    expect(withEntrant(late, 0, ' ')).toEqual({ ok: false, errors: ['A player needs a name.'] });
    expect(checkedValue(withEntrant(late, 0, 'Anna')).players[0]).toBe('Anna');
    // His own name in other letters is no other’s.
    expect(checkedValue(withEntrant(late, 1, 'b')).players[1]).toBe('b');
  });
});

describe('what is typed', () => {
  test('a list of names with numbers, stars and blank lines', () => {
    expect(readEntrants('1. Smith\n\n * Brown\n3) *Jones\n')).toEqual({
      ok: true,
      value: { players: ['Smith', 'Brown', 'Jones'], teams: [], umpires: [1, 2] },
    });
    expect(readEntrants('Smith\nsmith')).toEqual({
      ok: false,
      errors: ['Line 2: there is a smith already. Give one of them a different name.'],
    });
  });

  test.each([
    ['74', 74],
    ['−15', -15],
    ['-0', 0],
    ['+3', 3],
    ['', null],
    ['1.5', null],
    ['seven', null],
  ])('%s on a slip is %s', (text, number) => {
    expect(readWhole(text)).toBe(number);
  });

  test.each([
    [{ list: 'A\nB' }, 'at least three'],
    [{ deals: '' }, '3 to 400 deals'],
    [{ method: 'next' as const, section: '40' }, 'A section has'],
    [{ method: 'sides' as const, rounds: '9' }, '1 to 3 rounds'],
  ])('a plan that cannot be: %o', (odd, why) => {
    const typed = { ...NEW_PLAN, list: 'A\nB\nC\nD\nE\nF\nG\nH' };
    expect(readPlan(typed).ok).toBe(true);
    const read = readPlan({ ...typed, ...odd });
    expect(read.ok ? '' : read.errors[0]).toContain(why);
  });
});

test('the table for spreadsheets has a line for each player, by points', () => {
  const played = resultsOf([
    [10, 1],
    [-5, -2],
    [70, 3],
  ]);
  expect(deskCsv(played).split('\r\n').slice(0, 3)).toEqual([
    'Player,Points,Games,"Points, round 1","Games, round 1"',
    'P3,70,3,70,3',
    'P1,10,1,10,1',
  ]);
});
