/** The German words of the tournament desk, for every method, number of players and kind of prize. */
import { describe, expect, test } from 'vitest';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import type { PrizeId } from '../../../../src/book/exhibits/prizes/prizes.ts';
import { METHODS, PRIZE_LISTS, SEATINGS } from '../../../../src/score/tournament/tournament.ts';
import * as awards from '#edition/score/tournament/award-words.ts';
import * as desk from '#edition/score/tournament/desk-words.ts';
import * as faults from '#edition/score/tournament/plan-fault-words.ts';
import * as form from '#edition/score/tournament/plan-form-words.ts';
import * as plan from '#edition/score/tournament/plan-words.ts';
import * as results from '#edition/score/tournament/results-words.ts';
import * as seats from '#edition/score/tournament/seats-words.ts';
import * as slips from '#edition/score/tournament/slips-words.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const COUNTS = [1, 2, 3, 11];
const NAMES = ['Anna', 'Fritz'];
const PRIZES: readonly PrizeId[] = [
  ...(['games', 'points', 'solo', 'second-games', 'second-points', 'value', 'tournee'] as const),
];
const FIELDS = ['points', 'games', 'won', 'lost'] as const;

test('every label and sentence without a gap is German', () => {
  const words = [awards, desk, faults, form, plan, results, seats, slips].flatMap((one) =>
    labelsIn({ ...one }),
  );
  expect(words.length).toBeGreaterThan(180);
  expectGoodGerman(words);
});

test('every sentence of the plan is German', () => {
  expectGoodGerman([
    ...COUNTS.flatMap((count) => [
      ...METHODS.flatMap((method) => [
        plan.sayPlan({ players: 4 * count, tables: count, rounds: count, deals: 4 }, method),
        desk.sayRound(method, count, 11),
        desk.nextRound(method),
        ...PRIZE_LISTS.flatMap((list) => plan.sayTypedPlan(method, true, String(count), list)),
      ]),
      ...SEATINGS.flatMap((seating) => plan.sayTypedSeries(String(count), '48', seating)),
      ...[36, null].map((ofThree) =>
        plan.saySeriesPlan({ players: 7, tables: count, rounds: count, deals: 48 }, ofThree),
      ),
      ...[0, 1, 2, count].flatMap((threes) => [
        plan.sayTableSizes(count, threes, 1, [count]),
        plan.sayTableSizes(11, threes, 2, [6, 5]),
      ]),
      ...[form.sayListed(count), form.PLAN_FORM.allRoundsOf(count)],
    ]),
    form.SERIES_FORM.seating(plan.SEATING_NOTES.lot),
  ]);
});

test('every fault, prize, seat and slip is German', () => {
  const { ENTRANT_FAULTS, PLAN_FAULTS, SEATING_FAULTS, TABLE_FAULTS } = faults;
  expectGoodGerman([
    ...COUNTS.flatMap((count) => [
      ...[ENTRANT_FAULTS.tooMany(count + 200, 200), TABLE_FAULTS.umpires(count, count + 1)],
      ...[TABLE_FAULTS.emptyChairs(4 * count + 1, 3, count), PLAN_FAULTS.seriesCount(11, count)],
      ...[PLAN_FAULTS.rounds(count), SEATING_FAULTS.earlier(count)],
      ...[SEATING_FAULTS.slips(2, count), results.sayMissing(count), seats.sayMeetings(count)],
      ...[seats.giveSeats(count), seats.SEATS_VIEW.deals(count), seats.SEATS_VIEW.player(count)],
      ...[seats.MOVES.section(count, seats.MOVES.stay), slips.saySlipsMissing(count)],
      ...[slips.UNSEATED.series(count), slips.sayTooMany(count, 48)],
      ...[awards.AWARD_TITLES.place(count), awards.AWARD_TITLES.mostAt.games(count)],
      ...[awards.AWARD_TITLES.mostAt.points(count), awards.DECIDED.levelTimes(count)],
      ...Object.values(desk.ROUND_STATES).map((say) => say(2, count)),
      ...[desk.sayKept(count + 3, '22. November 2026'), desk.sayPage('Tisch 3', 1, count + 40)],
      ...[desk.SLIP_SEATS.seat(count), desk.deskTableWords({ number: count, section: count })],
      ...results.RESULTS_TABLE.round(count),
      ...results.RESULTS_TABLE.series(count),
      ...PRIZES.map((prize) => awards.AWARD_TITLES.league(count, prize)),
      ...Object.values(PLAN_FAULTS.money).map((say) => say(count * 100)),
    ]),
    ...[0, 2].map(seats.sayMeetings),
    ...NAMES.flatMap((name) => [
      ...[ENTRANT_FAULTS.twice(name), ENTRANT_FAULTS.twiceInList(4, name)],
      ...[seats.SEATS_VIEW.umpire(name), seats.NAME_STATUS.seated(name)],
      seats.NAME_STATUS.kept(ENTRANT_FAULTS.nameless, name),
      ...FIELDS.map((field) => slips.slipSign(name, field)),
      ...[slips.SLIP_FAULTS.games(name, 90, 80), slips.SLIP_FAULTS.seriesGames(name, 90, 48)],
      ...[slips.SLIP_FAULTS.notWhole(name, 'x'), slips.SLIP_FAULTS.notGames(name, 'x')],
    ]),
    ...[results.askCut(NAMES), results.askLot(NAMES), results.sayLostMoney('0,50', '1,00')],
    desk.sayTournamentOf('22. November 2026'),
    ...(['solo', 'tournee', 'other'] as const).flatMap((kind) =>
      [...SUITS, null].flatMap((trump) =>
        [0, 1, 6].map((against) =>
          results.hardWords({ player: 0, kind, trump, against, value: 77 }),
        ),
      ),
    ),
  ]);
});

describe('the desk says', () => {
  test.each([
    [
      plan.sayPlan({ players: 8, tables: 2, rounds: 1, deals: 80 }, 'stay'),
      '8 Spieler an 2 Tischen, 80 Spiele; alle bleiben sitzen',
    ],
    [
      plan.saySeriesPlan({ players: 7, tables: 2, rounds: 2, deals: 48 }, 36),
      '7 Spieler an 2 Tischen, 2 Serien zu 48 Spielen, an Dreiertischen 36',
    ],
    [plan.sayTableSizes(10, 1, 1, [10]), '10 Tische, einer davon zu dritt.'],
    [plan.sayTableSizes(1, 1, 1, [1]), 'Ein Tisch zu dritt.'],
    [plan.sayTableSizes(11, 0, 2, [6, 5]), '11 Tische, in 2 Gruppen zu 6 oder 5.'],
    [results.sayMissing(1), 'Ein Zettel fehlt noch: So steht es bis jetzt.'],
    [
      slips.sayTooMany(1, 48),
      'Auf diesen Zetteln steht 1 Spiel mehr als die 48, die am Tisch gespielt wurden. Vergleiche sie mit der Liste.',
    ],
    [
      results.hardWords({ player: 0, kind: 'solo', trump: 'S', against: 6, value: 77 }),
      'Solo in Pik ohne 6, 77',
    ],
    [awards.AWARD_TITLES.place(1), '1. Platz'],
    [
      faults.PLAN_FAULTS.money.entry(1000),
      'Als Startgeld geht ein Betrag von höchstens 1000, zum Beispiel 10 oder 0,50.',
    ],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});
