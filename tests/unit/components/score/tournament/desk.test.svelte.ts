/** The desk over a reload, a crash and two tabs: what somebody has typed there is there again. */
import { beforeEach, expect, test } from 'vitest';
import { TournamentDesk } from '../../../../../components/score/tournament/desk.svelte.ts';
import { DESK_FORMAT } from '../../../../../src/score/tournament/desk-format.ts';
import { readPlan } from '../../../../../src/score/tournament/typed-plan.ts';
import { NEW_PLAN, usualPlan } from '../../../../../src/score/tournament/typed.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

/** A tab with the desk. The one before is gone without a word, or stays open beside it. */
function opened(): TournamentDesk {
  const desk = new TournamentDesk(browser.tab());
  desk.open();
  return desk;
}

/** A desk with a tournament of four that has begun. */
function begun(): TournamentDesk {
  const desk = opened();
  desk.type({ ...NEW_PLAN, list: 'A\nB\nC\nD' });
  const plan = readPlan(desk.plan);
  if (!plan.ok) throw new Error(plan.errors[0]);
  desk.begin(plan.value, false);
  return desk;
}

test('the list of players is there again after a reload, with all that was chosen beside it', () => {
  const desk = opened();
  desk.type({ list: 'Smith\n* Bro' });
  desk.type({ method: 'next', deals: '4' });
  desk.type({ prizes: { ...NEW_PLAN.prizes, booby: true } });
  expect(opened().plan).toEqual({
    ...NEW_PLAN,
    list: 'Smith\n* Bro',
    method: 'next',
    deals: '4',
    prizes: { ...NEW_PLAN.prizes, booby: true },
  });
});

test('a new form is that of a tournament of today, in series of 48 deals with three places', () => {
  const { deals, method, prizes } = opened().plan;
  expect([method, deals, prizes.each]).toEqual(['series', '48', 3]);
  expect(usualPlan('american-1922')).toEqual(NEW_PLAN);
});

test('the form is empty again once the seats are drawn', () => {
  const desk = begun();
  expect(desk.tournament?.players).toEqual(['A', 'B', 'C', 'D']);
  expect(opened().plan).toEqual(usualPlan('isko'));
});

test('two tabs type in one form', () => {
  const [one, other] = [opened(), opened()];
  one.type({ list: 'Smith' });
  other.type({ deals: '36' });
  browser.tellTabs();
  expect(one.plan).toEqual({ ...usualPlan('isko'), list: 'Smith', deals: '36' });
});

test('half a line of a slip is there again after a reload, and goes with its tournament', () => {
  const desk = begun();
  desk.slips.write(0, 1, 'points', '74');
  desk.slips.write(0, 2, 'games', '8x');
  const again = opened();
  expect(again.slips.fieldText(0, 1, 'points')).toBe('74');
  expect(again.slips.fieldText(0, 2, 'games')).toBe('8x');
  again.slips.write(0, 1, 'games', '2');
  expect(again.tournament?.slips).toEqual([{ round: 0, player: 1, points: 74, games: 2 }]);
  expect(Object.values(opened().desk.lines)).toEqual([{ points: '', games: '8x' }]);
  again.remove(again.tournament?.key ?? '');
  expect(opened().desk).toMatchObject({ tournaments: [], lines: {} });
});

test('without room the form holds as long as the page, and says so', () => {
  const desk = opened();
  browser.room = 10;
  desk.type({ list: 'Smith' });
  expect(desk.plan.list).toBe('Smith');
  expect(desk.trouble).toContain('no more room');
  browser.room = Infinity;
  desk.type({ list: 'Smith\nBrown' });
  expect(desk.trouble).toBe('');
  expect(opened().plan.list).toBe('Smith\nBrown');
});

test('what was kept before the form was is whole, and a form that makes no sense is a new one', () => {
  const { open, tournaments } = begun().desk;
  const before = { vorhand: 'tournaments', version: 1, open, tournaments };
  expect(DESK_FORMAT.read(before)).toMatchObject({ is: 'whole', value: { plan: {} } });
  const odd = { ...before, plan: { list: 7, method: 'fly' }, lines: { t1: 3, t2: {} } };
  expect(DESK_FORMAT.read(odd)).toMatchObject({
    is: 'whole',
    value: { tournaments: [{ players: ['A', 'B', 'C', 'D'] }], plan: {}, lines: {} },
  });
});

test('a tournament in series gets its second seats by the standing, and they are there after a reload', () => {
  const desk = opened();
  desk.type({ list: 'A\nB\nC\nD\nE\nF\nG\nH', method: 'series', deals: '48' });
  const plan = readPlan(desk.plan);
  if (!plan.ok) throw new Error(plan.errors[0]);
  desk.begin(plan.value, false);
  desk.seat(1);
  expect(desk.tournament?.laterSeats).toEqual([]);
  for (let player = 0; player < 8; player++) {
    desk.slips.write(0, player, 'points', String(100 * player));
    desk.slips.write(0, player, 'won', '5');
    desk.slips.write(0, player, 'lost', '1');
  }
  desk.seat(1);
  // Nobody draws the first seats anew once a slip has come in.
  desk.redraw();
  expect(opened().tournament).toMatchObject({
    seats: [0, 1, 2, 3, 4, 5, 6, 7],
    laterSeats: [[7, 6, 5, 4, 3, 2, 1, 0]],
  });
});
