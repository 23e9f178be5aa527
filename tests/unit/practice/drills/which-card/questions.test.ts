import { expect, test } from 'vitest';
import { shareOf } from '../../../../../src/practice/measurement.ts';
import { whichCard } from '../../../../../src/practice/drills/which-card/drill.ts';
import { isTenace, plainSuits } from '../../../../../src/strategy/which-card/held.ts';
import { seatAt } from '../../../../../src/strategy/which-card/card-place.ts';
import { judgedCards } from '../../../../../src/practice/drills/which-card/verdict.ts';
import { winningIndex } from '../../../../../src/game/skat/order.ts';
import { SEATS } from '../../../../../src/game/skat/seats.ts';
import { every } from '../every.ts';
import { KINDS, QUESTIONS, ask } from './questions.ts';

test('no card is accepted that is more than 3 in 100 behind a rejected one, and some are rejected', () => {
  every(QUESTIONS, (question) => {
    const grades = question.measurements.map((measurement) => ({
      share: shareOf(measurement),
      ...whichCard.grade(question, measurement.card),
    }));
    const accepted = grades.filter(({ right }) => right).map(({ share }) => share);
    const rejected = grades.filter(({ right }) => !right).map(({ share }) => share);
    expect(accepted.length).toBeGreaterThan(0);
    expect(rejected.length).toBeGreaterThan(0);
    expect(Math.max(...rejected) - Math.min(...accepted)).toBeLessThanOrEqual(0.03);
    expect(Math.max(...accepted) - Math.min(...rejected)).toBeGreaterThanOrEqual(0.08);
    expect(whichCard.grade(question, whichCard.answer(question)).right).toBe(true);
  });
});

test('they are of their kind: who leads, who has the trick, what is in the hand', () => {
  every(QUESTIONS, (question) => {
    const { declarer, game, hand, kind, table } = question;
    const before = { second: [1], fatten: [2], ramsch: [0, 1, 2] }[kind as string] ?? [0];
    expect(before).toContain(table.length);
    const named = kind === 'nullo' || kind === 'ramsch' ? kind : 'solo';
    expect(game.kind).toBe(named);
    expect(declarer === null).toBe(kind === 'ramsch');
    expect(declarer === seatAt(question)).toBe(kind === 'declarer');
    if (kind === 'fatten') expect(SEATS[winningIndex(table, game)]).not.toBe(declarer);
    if (kind === 'lead' || kind === 'tenace') {
      expect(plainSuits(hand, game).some(isTenace)).toBe(kind === 'tenace');
    }
  });
});

test('every wrong card says how far it is behind, and every question gives its rule with its page', () => {
  every(QUESTIONS, (question) => {
    expect(whichCard.ask(question)).toMatch(/You are \w+.*Which card do you (lead|play)\?$/);
    const said = whichCard.explain(question).join(' ');
    expect(said).toMatch(/\(page \d+\)/);
    expect(said).toMatch(/in 100 \(\d+ deals, give or take \d+\)/);
    const caution = {
      declarer: 'a lead which only deceives gains nothing',
      ramsch: 'all players see only their own cards',
    }[question.kind as string];
    expect(said).toContain(caution ?? 'flatters the defenders');
    for (const { card } of question.measurements) {
      const { faults, right } = whichCard.grade(question, card);
      expect(faults.length > 0, card).toBe(!right);
      if (!right) expect(faults.join(' ')).toMatch(/fewer than with/);
    }
    const own = judgedCards(question);
    const parted = own[0]?.byBook !== true && !own.some(({ byBook, right }) => byBook && right);
    expect(said.includes('the book and the measurement disagree')).toBe(parted);
  });
});

test('whose games they are is said: the defenders’, the declarer’s, one’s own', () => {
  const said = (kind: string): string => whichCard.explain(ask(1, 1, kind)).join(' ');
  expect(said('lead')).toMatch(/with \S+ the defenders win \d+ in 100/);
  expect(said('declarer')).toMatch(/with \S+ you win \d+ in 100/);
  expect(said('ramsch')).toMatch(/with \S+ you escape \d+ in 100/);
});

test('they are many, though few places were measured, and follow from their seed', () => {
  for (const kind of KINDS) {
    const keys = Array.from({ length: 60 }, (_, seed) => ask(seed, 1, kind).key);
    expect(new Set(keys).size, kind).toBeGreaterThan(40);
    expect(ask(3, 1, kind).kind).toBe(kind);
  }
  expect(ask(5, 3, null)).toEqual(ask(5, 3, null));
  expect(() => whichCard.grade(ask(5, 1, 'fatten'), 'C7')).toThrow(RangeError);
});
