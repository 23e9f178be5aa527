/** How answers about bids are graded, shown and explained. */
import { describe, expect, test } from 'vitest';
import { judgeBid } from '../../../../../src/practice/drills/bidding/verdict.ts';
import { judgeHand } from '../../../../../src/strategy/bidding/judge-hand.ts';
import { bidding } from '../../../../../src/practice/drills/bidding/drill.ts';
import { countedCards } from '../../../../../src/practice/drills/bidding/picture.ts';
import { TESTS } from '../../../../../src/strategy/bidding/bid-tests.ts';
import type {
  BidAnswer,
  BidQuestion,
} from '../../../../../src/practice/drills/bidding/question.ts';
import { every } from '../every.ts';
import { QUESTIONS, parse } from './questions.ts';

describe('grading', () => {
  test('the right answer is right, and a wrong one gets its reason', () => {
    every(QUESTIONS, (question) => {
      const right = bidding.answer(question);
      expect(bidding.grade(question, right)).toMatchObject({ right: true, faults: [] });
      const wrong: BidAnswer =
        right.what === 'test'
          ? { ...right, count: right.count + 1, bid: !right.bid }
          : right.what === 'limit'
            ? { ...right, limit: right.limit + 1 }
            : { ...right, passed: TESTS.filter((name) => !right.passed.includes(name)) };
      const grade = bidding.grade(question, wrong);
      // The other decision is wrong only where neither rule nor measure is for it.
      const against = (name: (typeof TESTS)[number], bid: boolean): boolean => {
        const { measure, rule } = judgeBid(question, name);
        const said = bid ? 'pass' : 'bid';
        return rule !== said && measure !== said && measure !== 'open';
      };
      const { task } = question;
      const decided =
        right.what === 'all'
          ? TESTS.filter((name) => against(name, right.passed.includes(name))).length
          : Number(task.what === 'test' && right.what === 'test' && against(task.test, right.bid));
      expect(grade.faults).toHaveLength(decided + (right.what === 'all' ? 0 : 1));
      expect(grade.right).toBe(grade.faults.length === 0);
      expect(grade.faults.every((fault) => fault !== '')).toBe(true);
    });
  });

  test('a reader who counts on being without learns why not', () => {
    const question: BidQuestion = {
      level: 3,
      kind: 'limit-without',
      key: '',
      law: 'american-1922',
      seat: 'V',
      hand: parse('HJ DJ DA D10 DK D9 SA S10 H8 H7'),
      task: { what: 'limit', contract: { kind: 'solo', trump: 'D', announced: null } },
      measurements: {},
    };
    expect(bidding.answer(question)).toEqual({ what: 'limit', limit: 18 });
    expect(bidding.grade(question, { what: 'limit', limit: 27 }).faults[0]).toMatch(
      /^27 counts on being without 2\./,
    );
  });
});

test('the picture shows every card once and numbers as many as are counted', () => {
  every(QUESTIONS, ({ hand, seat, task }) => {
    if (task.what !== 'test') return;
    const cards = countedCards(hand, seat, task.test, task.trump);
    expect(cards.map(({ card }) => card).toSorted()).toEqual(hand.toSorted());
    const numbers = cards.flatMap(({ count }) => count ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const { count } = judgeHand(hand, seat, task.test, task.trump);
    if (task.test !== 'nullo') expect(numbers).toHaveLength(count);
  });
});

describe('the explanations', () => {
  test('end with the count, and their sums add up', () => {
    every(QUESTIONS, (question) => {
      const lines = bidding.explain(question).join(' ');
      const answer = bidding.answer(question);
      if (answer.what === 'limit') {
        expect(lines).toMatch(new RegExp(`(= |value of )${answer.limit}\\b`));
        const [, a, b, c] = /(\d+) × (\d+) = (\d+)/.exec(lines) ?? [];
        if (c !== undefined) expect(Number(a) * Number(b)).toBe(Number(c));
      }
      const [, jacks, sure, total] =
        /(\d+) winning jacks? and (\d+) sure .* make (\d+)/.exec(lines) ?? [];
      if (total !== undefined) expect(Number(jacks) + Number(sure)).toBe(Number(total));
    });
  });

  test('a player without only the best jack is with 2, not 1, when it lies in the skat', () => {
    const question: BidQuestion = {
      level: 3,
      kind: 'limit-without',
      key: '',
      law: 'american-1922',
      seat: 'V',
      hand: parse('SJ DJ DA D10 DK D9 SA S10 H8 H7'),
      task: { what: 'limit', contract: { kind: 'solo', trump: 'D', announced: null } },
      measurements: {},
    };
    expect(bidding.explain(question).join(' ')).toContain(
      'if the missing jack lies in the skat, you are with 2',
    );
  });

  test('name the rule and the measure apart, and say where they part', () => {
    every(QUESTIONS, (question) => {
      if (question.task.what !== 'test') return;
      const [book, chance, ...parted] = bidding.explain(question);
      expect(book).toMatch(/^By the book: /);
      expect(chance).toMatch(/^Measured: the bid wins \d+ in 100 \(\d+ deals, give or take \d+\)/);
      const { measure, rule } = judgeBid(question, question.task.test);
      expect(parted.length).toBe(rule === measure && rule !== 'open' ? 0 : 1);
    });
  });

  test('the question does not give its answer away', () => {
    every(QUESTIONS, (question) => {
      const text = bidding.ask(question);
      expect(text).not.toMatch(/\d/);
    });
  });
});
