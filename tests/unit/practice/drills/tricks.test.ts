import { describe, expect, it } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { tricks } from '../../../../src/practice/drills/tricks/drill.ts';
import { TRICKS_KINDS as KINDS } from '../../../../src/practice/drills/tricks/question.ts';
import type { TricksQuestion } from '../../../../src/practice/drills/tricks/question.ts';
import { every, madeFrom } from './every.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919);
const ask = (seed: number, level: number, kind: string | null): TricksQuestion =>
  madeFrom({ seed, level, kind }, tricks.make(new Chance(seed), { level, kind, options: {} }));
const QUESTIONS = [1, 2, 3, 4, 5].flatMap((level) =>
  [null, ...KINDS].flatMap((kind) => SEEDS.map((seed) => ask(seed, level, kind))),
);

/** Rows of cards that follow one another in play, written out: one for trumps, one a suit. */
function rows({ game }: TricksQuestion): string[][] {
  const suits = ['C', 'S', 'H', 'D'];
  if (game.kind === 'nullo') {
    return [[], ...suits.map((suit) => 'A K Q J 10 9 8 7'.split(' ').map((rank) => suit + rank))];
  }
  const plain = suits.map((suit) => 'A 10 K Q 9 8 7'.split(' ').map((rank) => suit + rank));
  const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
  const trump = plain.find((row) => row[0] === `${game.trump ?? '-'}A`) ?? [];
  return [[...jacks, ...trump], ...plain.filter((row) => row !== trump)];
}

function slowAnswer(question: TricksQuestion): string[] {
  const all = rows(question);
  const led = all.find((row) => row.includes(question.table[0]!)) ?? [];
  if (question.form === 'takes') {
    for (const row of [all[0]!, led]) {
      for (const card of row) if (question.table.some((one) => one === card)) return [card];
    }
  }
  const can = question.choices.filter((card) => led.includes(card));
  return can.length > 0 ? can : [...question.choices];
}

describe('the questions', () => {
  it('have the answer that a slow look at the rows of cards finds', () => {
    every(QUESTIONS, (question) => {
      expect([...tricks.answer(question)].sort()).toEqual(slowAnswer(question).sort());
    });
  });

  it('name no card twice and are of the kind wished for', () => {
    every(QUESTIONS, (question) => {
      const cards =
        question.form === 'takes' ? question.table : [...question.table, ...question.choices];
      expect(new Set(cards).size).toBe(cards.length);
      if (question.form === 'takes') expect(question.table).toHaveLength(3);
      else expect(question.choices.length).toBeGreaterThan(5);
    });
    for (const kind of KINDS) expect(ask(3, 1, kind).kind).toBe(kind);
  });

  it('differ within a session, and follow from their seed', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      const keys = SEEDS.map((seed) => ask(seed, level, null).key);
      expect(new Set(keys).size, `level ${level}`).toBeGreaterThan(180);
      expect(ask(5, level, null)).toEqual(ask(5, level, null));
    }
  });
});

describe('the grading', () => {
  it('accepts the right answer, and names what is wrong with another', () => {
    every(QUESTIONS, (question) => {
      const right = tricks.answer(question);
      expect(tricks.grade(question, right)).toEqual({ right: true, faults: [] });
      for (const card of question.choices) {
        const other =
          question.form === 'takes'
            ? [card]
            : right.includes(card)
              ? right.filter((one) => one !== card)
              : [...right, card];
        if (question.form === 'takes' && right.includes(card)) continue;
        const grade = tricks.grade(question, other);
        expect(grade.right, card).toBe(false);
        expect(grade.faults, card).toHaveLength(1);
      }
      expect(tricks.explain(question)[0]).toContain(right.length < 4 ? right[0]! : '');
    });
  });
});
