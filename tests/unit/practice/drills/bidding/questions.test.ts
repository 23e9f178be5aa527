/** The questions of the drill on bidding, against slow counts. */
import { describe, expect, test } from 'vitest';
import { judgeBid } from '../../../../../src/practice/drills/bidding/verdict.ts';
import {
  clearInAll,
  judgeHand,
  testsPassed,
} from '../../../../../src/strategy/bidding/judge-hand.ts';
import { bidding } from '../../../../../src/practice/drills/bidding/drill.ts';
import { spareHands } from '../../../../../src/practice/measuring/draw-hands.ts';
import { BID_KINDS as KINDS } from '../../../../../src/practice/drills/bidding/question.ts';
import { TESTS } from '../../../../../src/strategy/bidding/bid-tests.ts';
import type { BidAnswer } from '../../../../../src/practice/drills/bidding/question.ts';
import { SEATS } from '../../../../../src/game/skat/seats.ts';
import { every } from '../every.ts';
import { LEVELS, QUESTIONS, SEEDS, ask } from './questions.ts';
import { slow, slowLimit } from './slow.ts';

describe('the questions', () => {
  test('have ten different cards, and are of the kind wished for', () => {
    every(QUESTIONS, ({ hand }) => {
      expect(new Set(hand).size).toBe(10);
    });
    for (const kind of KINDS) {
      for (const level of LEVELS) expect(ask(9, level, kind).kind, `level ${level}`).toBe(kind);
    }
  });

  test('have the answer that the slow count finds', () => {
    every(QUESTIONS, (question) => {
      const { task } = question;
      const answer = bidding.answer(question);
      let expected: BidAnswer;
      if (task.what === 'test') {
        const [count, bid] = slow(question, task.test);
        const { measure } = judgeBid(question, task.test);
        // Where chance has its say it has the last word, told by its share alone.
        expected = { what: 'test', count, bid: measure === 'open' ? bid : measure === 'bid' };
      } else if (task.what === 'all') {
        expected = { what: 'all', passed: TESTS.filter((name) => slow(question, name)[1]) };
      } else expected = { what: 'limit', limit: slowLimit(question) };
      expect(answer).toEqual(expected);
    });
  });

  test('are about hands that the book judges clearly, but for Grands on jacks and one suit (p. 129)', () => {
    every(QUESTIONS, ({ hand, seat, task }) => {
      if (task.what === 'all') expect(clearInAll(hand, seat)).toBe(true);
      if (task.what !== 'test') return;
      const jacks = hand.filter((card) => card.endsWith('J')).length;
      const { doubtful } = judgeHand(hand, seat, task.test, task.trump);
      if (doubtful) expect([task.test, jacks >= 3]).toEqual(['grand', true]);
    });
  });

  test('say what chance says of each bid, with its deals, and nothing of how high one may go', () => {
    every(QUESTIONS, ({ measurements, task }) => {
      const tests = task.what === 'limit' ? [] : task.what === 'all' ? TESTS : [task.test];
      expect(Object.keys(measurements).toSorted()).toEqual([...tests].toSorted());
      for (const { deals, won } of Object.values(measurements)) {
        expect(deals).toBeGreaterThanOrEqual(40);
        expect(won).toBeLessThanOrEqual(deals);
      }
    });
  });

  test('are as often to be bid as to be passed, near enough', () => {
    for (const kind of TESTS) {
      const bids = SEEDS.filter((seed) => {
        const question = ask(seed, 1, kind);
        const answer = bidding.answer(question);
        return answer.what === 'test' && answer.bid;
      }).length;
      expect(bids / SEEDS.length, kind).toBeGreaterThan(0.35);
      expect(bids / SEEDS.length, kind).toBeLessThan(0.65);
    }
  });

  test('on all tests: each is passed often enough, and sometimes none', () => {
    const answers = SEEDS.map((seed) => bidding.answer(ask(seed, 6, 'all')));
    const share = (fits: (passed: readonly string[]) => boolean): number =>
      answers.filter((answer) => answer.what === 'all' && fits(answer.passed)).length;
    for (const name of TESTS) {
      expect(
        share((passed) => passed.includes(name)),
        name,
      ).toBeGreaterThan(10);
    }
    expect(share((passed) => passed.length === 0)).toBeGreaterThan(10);
  });

  test('at no level ask of a Tournee by today’s rules, unless that kind is chosen', () => {
    for (const level of LEVELS) {
      for (const seed of SEEDS) {
        const { kind, task } = ask(seed, level, null, 'isko');
        expect(['tournee', 'all'], `level ${level}, seed ${seed}`).not.toContain(kind);
        if (task.what === 'limit') expect(task.contract.kind).not.toBe('tournee');
      }
    }
  });

  test('are different enough for a long session, and the same again from the same seed', () => {
    for (const level of LEVELS) {
      const keys = new Set(SEEDS.map((seed) => ask(seed, level).key));
      expect(keys.size, `level ${level}`).toBeGreaterThan(100);
      expect(ask(77, level)).toEqual(ask(77, level));
    }
  });
});

test('the spare hands are clear in every seat, and one at least passes and fails each test', () => {
  const hands = spareHands();
  for (const hand of hands) {
    expect(hand, hand.join(' ')).toHaveLength(10);
    for (const seat of SEATS) {
      expect(clearInAll(hand, seat), `${seat} with ${hand.join(' ')}`).toBe(true);
    }
  }
  for (const name of TESTS) {
    const verdicts = hands.map((hand) => testsPassed(hand, 'V').includes(name));
    expect(new Set(verdicts).size, name).toBe(2);
  }
});
