/** A player’s habits: whose decisions they are, how they are counted, and what their margins hold. */
import { describe, expect, test } from 'vitest';
import { HABITS } from '../../../../src/analyse/habits/habit.ts';
import type { Habit } from '../../../../src/analyse/habits/habit.ts';
import { clearHabits, costOfAll, habitsOf } from '../../../../src/analyse/habits/habits-of.ts';
import type { ReviewedGame } from '../../../../src/analyse/habits/habits-of.ts';
import { mistakePlace } from '#edition/analyse/habits/habit-words.ts';
import { sayHabits, trickOfMistake } from '../../../../src/analyse/habits/habit-sentences.ts';
import { readSeatReview } from '../../../../src/analyse/habits/seat-review.ts';
import type { SeatReview } from '../../../../src/analyse/habits/seat-review.ts';
import { judgedSoFar, whoseOf } from '../../../../src/analyse/habits/whose.ts';
import {
  EVENINGS_FORMAT,
  addEvenings,
  withCost,
  withReview,
} from '../../../../src/analyse/evening/evening-format.ts';
import { gamesOfTexts } from '../../../../src/analyse/evening/games-of-texts.ts';
import { seatsToAsk } from '../../../../src/analyse/fault/seats-to-ask.ts';
import { Chance } from '../../../../src/lib/random.ts';

const NO_COUNTS = HABITS.map(() => 0);
const at = (habit: (typeof HABITS)[number], count: number): readonly number[] =>
  HABITS.map((one) => (one === habit ? count : 0));

/** A game of four leads in defence, some of them mistakes that cost so many points. */
const leads = (index: number, costs: readonly number[]): ReviewedGame => ({
  index,
  review: {
    seat: 'V',
    counts: at('defender-lead', 4),
    mistakes: costs.map((cost) => ({
      habit: 'defender-lead',
      place: 't3.3',
      tenths: cost * 10,
    })),
  },
});

describe('the habits of a player', () => {
  test('count decisions and mistakes of each kind, the costliest first, and kinds that never came up not at all', () => {
    const [row, ...more] = habitsOf([leads(0, [5]), leads(4, [20]), leads(7, [])]);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ habit: 'defender-lead', decisions: 12 });
    expect(row!.places.map(({ cost, index }) => [index, cost])).toEqual([
      [4, 20],
      [0, 5],
    ]);
    expect(row!.ofHundred.value).toBeCloseTo(100 / 6, 10);
    expect(row!.cost.value).toBeCloseTo(25 / 3, 10);
    expect(costOfAll([leads(0, [5]), leads(1, [20, 5])]).value).toBe(15);
  });

  test('have margins that hold the true cost and rate in about 95 of 100 evenings', () => {
    const chance = new Chance(8);
    const [evenings, games] = [600, 120];
    let [costHeld, rateHeld] = [0, 0];
    for (let evening = 0; evening < evenings; evening++) {
      const reviewed = Array.from({ length: games }, (_, index) =>
        leads(
          index,
          Array.from({ length: 4 }).flatMap(() =>
            chance.happens(0.08) ? [10 + chance.below(21)] : [],
          ),
        ),
      );
      const { cost, ofHundred } = habitsOf(reviewed)[0]!;
      // Four leads a game, 8 of 100 mistakes, 20 points on the average.
      if (Math.abs(cost.value - 4 * 0.08 * 20) <= cost.margin) costHeld++;
      if (Math.abs(ofHundred.value - 8) <= ofHundred.margin) rateHeld++;
    }
    expect(costHeld / evenings).toBeGreaterThan(0.92);
    expect(costHeld / evenings).toBeLessThan(0.98);
    expect(rateHeld / evenings).toBeGreaterThan(0.92);
    expect(rateHeld / evenings).toBeLessThan(0.98);
  });

  test('are named only where they cost more than their margin', () => {
    const chancy = habitsOf([leads(0, [40]), ...[1, 2, 3, 4].map((index) => leads(index, []))]);
    expect(clearHabits(chancy)).toEqual([]);
    expect(sayHabits(clearHabits(chancy), 5)).toContain('may still be chance');
    const steady = habitsOf([1, 2, 3, 4, 5, 6].map((index) => leads(index, [10 + index])));
    expect(clearHabits(steady)).toHaveLength(1);
    expect(sayHabits(clearHabits(steady), 6)).toMatch(/leads in defence \(13\.5 ± \d\.\d\)/u);
  });

  test('lead to the very trick, or to what came before the first card', () => {
    const words = (habit: Habit, place: string): string =>
      mistakePlace(12, trickOfMistake(habit, place));
    expect(words('defender-lead', 't3.3')).toBe('Game 12, trick 4');
    expect(words('second', 't4.1')).toBe('Game 12, trick 4');
    expect(words('defender-lead', 'layout')).toBe('Game 12, trick 1');
    expect(words('declarer-lead', 'deal')).toBe('Game 12, trick 1');
    expect(words('layout', 'deal')).toBe('Game 12, before the first card');
  });
});

const RECORD =
  '(;GM[Skat]PC[]CO[]ID[hand]P0[Bert]P1[You]P2[Anna]R0[]R1[]R2[]MV[w CA.CK.C7.S9.S7.HK.H7.DJ.DA.D8.CJ.CT.ST.SQ.S8.HJ.HA.HT.HQ.DQ.CQ.C9.C8.SA.SK.H9.H8.DK.D9.D7.SJ.DT 1 18 0 p 2 p 1 s w SJ.DT 1 G.CT.DT 0 CA 1 HJ 2 C8 1 CJ 2 H8 0 DJ 1 SJ 2 H9 0 C7 1 HA 2 C9 0 H7 1 S8 2 SA 0 S7 2 SK 0 S9 1 ST 1 SQ 2 D7 0 D8 1 DQ 2 D9 0 DA 0 CK 1 HQ 2 CQ 0 HK 1 HT 2 DK ]R[d:1 win v:96 m:3 bidok p:85 t:7 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)';
const MOVED = RECORD.replace('P0[Bert]P1[You]', 'P0[You]P1[Bert]');

describe('whose decisions can be judged', () => {
  const games = gamesOfTexts([RECORD, MOVED, 'nonsense']);
  const kept = games.map(({ text }) => ({ text, cost: null, reviews: [] as SeatReview[] }));

  test('“You” comes first, wherever it sits, and each game is asked about that seat', () => {
    const players = whoseOf(games);
    expect(players[0]).toEqual({ is: 'name', name: 'You' });
    expect(judgedSoFar(games, kept, players[0]!).open).toEqual([
      { index: 0, seat: 'M' },
      { index: 1, seat: 'V' },
    ]);
    expect(seatsToAsk({ declarer: 'V' }, games[0]!.players)[0]).toBe('M');
    expect(seatsToAsk({ declarer: 'H' }, null)[0]).toBe('H');
  });

  test('games without names are asked about by seat', () => {
    const bare = games.map((game) => ({ ...game, players: { V: null, M: null, H: null } }));
    expect(whoseOf(bare)).toHaveLength(3);
    expect(judgedSoFar(bare, kept, { is: 'seat', seat: 'H' }).open.map(({ seat }) => seat)).toEqual(
      ['H', 'H'],
    );
  });
});

describe('what was found of a seat', () => {
  const review: SeatReview = {
    seat: 'M',
    counts: NO_COUNTS.map((_, index) => index),
    mistakes: [{ habit: 'layout', place: 'deal', tenths: 123 }],
  };
  const evening = {
    key: 'e1',
    name: 'An evening',
    at: '2026-11-26T20:00:00.000Z',
    games: [{ text: RECORD, cost: null, reviews: [] }],
  };

  test('is stored beside what all cards open say, and read again', () => {
    const withBoth = withCost(withReview([evening], 'e1', RECORD, review), 'e1', RECORD, {
      measure: 'points',
      needed: 61,
      best: 70,
      end: 59,
      mistakes: [],
    });
    const stored: unknown = JSON.parse(JSON.stringify(EVENINGS_FORMAT.make(withBoth)));
    expect(EVENINGS_FORMAT.read(stored)).toEqual({ is: 'whole', value: withBoth });
    expect(withBoth[0]!.games[0]!.reviews).toEqual([review]);
  });

  test('is missing from evenings of before, which are read all the same', () => {
    const old = { ...evening, games: [{ text: RECORD, cost: null }] };
    const stored = { vorhand: 'evenings', version: 1, evenings: [old] };
    expect(EVENINGS_FORMAT.read(stored)).toEqual({ is: 'whole', value: [evening] });
  });

  test('comes along from a file, without taking the place of what is here', () => {
    const theirs = withReview([evening], 'e1', RECORD, review);
    const own = { ...review, mistakes: [] };
    const ours = withReview([evening], 'e1', RECORD, own);
    expect(addEvenings([evening], theirs)).toEqual(theirs);
    expect(addEvenings(ours, theirs)).toEqual(ours);
    const other = withReview([evening], 'e1', RECORD, { ...review, seat: 'V' });
    expect(addEvenings(ours, other)[0]!.games[0]!.reviews).toHaveLength(2);
  });

  test('is judged again where it cannot be read', () => {
    expect(readSeatReview(JSON.parse(JSON.stringify(review)))).toEqual(review);
    for (const wrong of [
      null,
      { ...review, seat: 'X' },
      { ...review, counts: [1] },
      { ...review, counts: NO_COUNTS.map(() => -1) },
      { ...review, mistakes: [{ habit: 'luck', place: 'deal', tenths: 1 }] },
      { ...review, mistakes: [{ habit: 'layout', place: 'deal', tenths: 1.5 }] },
    ]) {
      expect(readSeatReview(wrong)).toBeNull();
    }
  });
});
