/** The drill about bidding: would you bid on this hand, and how high? */
import { LAWS } from '../../../game/skat/laws.ts';
import type { Drill, Grade } from '../../drill.ts';
import { RULE_BOOK_OPTION } from '../../rule-books.ts';
import { lowestSureness } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { explainBid } from './explain.ts';
import { judgeHand, testsPassed } from '../../../strategy/bidding/judge-hand.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { BID_ASKS, makeBidQuestion } from './make.ts';
import { OLD_BID_KINDS } from './question.ts';
import { TESTS } from '../../../strategy/bidding/bid-tests.ts';
import type { BidAnswer, BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { bidStanding, judgeBid } from './verdict.ts';
import {
  BIDDING_WORDS,
  LIMIT_FAULTS,
  TEST_FAULTS,
  askBid,
  sayBidAnswer,
  sayUnsure,
} from '#edition/practice/drills/bidding/bidding-words.ts';

function answerBid(question: BidQuestion): BidAnswer {
  const { hand, law, seat, task } = question;
  switch (task.what) {
    case 'test':
      return {
        what: 'test',
        count: judgeHand(hand, seat, task.test, task.trump).count,
        bid: judgeBid(question, task.test).better === 'bid',
      };
    case 'limit':
      return { what: 'limit', limit: bidLimit(hand, task.contract, LAWS[law]).value.points };
    case 'all':
      return { what: 'all', passed: testsPassed(hand, seat) };
  }
}

function gradeBid(question: BidQuestion, answer: BidAnswer): Grade {
  const right = answerBid(question);
  if (answer.what === 'limit' && right.what === 'limit') {
    const faults =
      answer.limit === right.limit ? [] : [limitFault(question, answer.limit, right.limit)];
    return { right: faults.length === 0, faults };
  }
  if (answer.what === 'test' && right.what === 'test') return gradeTest(question, answer, right);
  if (answer.what === 'all' && right.what === 'all') return gradeAll(question, answer.passed);
  throw new RangeError(
    `A question about ${question.task.what} has no answer about ${answer.what}.`,
  );
}

type TestAnswer = Extract<BidAnswer, { what: 'test' }>;

/**
 * Grades a count and a bid. The count is a fact of the rule; the bid is a judgement, by rule and
 * measurement.
 */
function gradeTest(question: BidQuestion, answer: TestAnswer, right: TestAnswer): Grade {
  const { task } = question;
  if (task.what !== 'test') return { right: false, faults: [] };
  const choice = answer.bid ? 'bid' : 'pass';
  const standing = standingOf(question, task.test, choice);
  const faults = [
    ...(answer.count === right.count
      ? []
      : [TEST_FAULTS.count(task.test, right.count, answer.count)]),
    ...(standing === 'wrong'
      ? [answer.bid ? TEST_FAULTS.noBid(task.test) : TEST_FAULTS.bid(task.test)]
      : []),
  ];
  if (faults.length > 0) return { right: false, standing: 'wrong', faults };
  return { right: true, standing, faults, notes: notesOn(standing, choice) };
}

/**
 * Grades the tests that a hand passes. In each test the answer by the rule and the one by
 * measurement are both right.
 */
function gradeAll(question: BidQuestion, passed: readonly TestName[]): Grade {
  const { hand, seat } = question;
  const standings = TESTS.map((test) =>
    standingOf(question, test, passed.includes(test) ? 'bid' : 'pass'),
  );
  const faults = TESTS.filter((_, index) => standings[index] === 'wrong').map((test) => {
    const { passes } = judgeHand(hand, seat, test, null);
    return passes ? TEST_FAULTS.passes(test) : TEST_FAULTS.fails(test);
  });
  const standing = lowestSureness(standings);
  const right = faults.length === 0;
  return { right, standing, faults, notes: right ? notesOn(standing, null) : [] };
}

function standingOf(question: BidQuestion, test: TestName, choice: 'bid' | 'pass'): Sureness {
  const { measure, rule } = judgeBid(question, test);
  return bidStanding(choice, rule, measure);
}

/** Notes on a right answer of which rule and measurement are not both sure; none where they are. */
function notesOn(standing: Sureness, choice: 'bid' | 'pass' | null): string[] {
  return standing === 'good' || standing === 'doubtful' ? [sayUnsure(standing, choice)] : [];
}

function limitFault({ hand, law, task }: BidQuestion, choice: number, right: number): string {
  if (task.what !== 'limit') return '';
  const { held, value } = bidLimit(hand, task.contract, LAWS[law]);
  if (held !== null && 'without' in held) {
    const hoped = value.base * (value.multiplier - 1 + held.without);
    if (choice === hoped && hoped !== right) {
      return LIMIT_FAULTS.hoped(choice, held.without);
    }
  }
  if (choice === right - value.base && held !== null) {
    return LIMIT_FAULTS.short(choice, right);
  }
  return choice > right ? LIMIT_FAULTS.high(choice, right) : LIMIT_FAULTS.low(choice, right);
}

export const bidding: Drill<BidQuestion, BidAnswer> = {
  id: 'bidding',
  order: 70,
  ...BIDDING_WORDS,
  asks: BID_ASKS,
  sections: {
    tournee: 'tournee#when-to-bid-a-tournee',
    solo: 'solo-bidding#the-eight-rule',
    'limit-with': 'tournee#how-to-bid-by-numbers',
    'limit-without': 'tournee#how-to-bid-by-numbers',
    grand: 'grand-solo#count-to-seven',
    nullo: 'nullo#bidding-it',
    all: 'solo-choice-of-games#the-safer',
  },
  oldKinds: OLD_BID_KINDS,
  lesson: { 'limit-with': { topic: 'bidding', upTo: 1 } },
  chapters: ['tournee', 'solo-bidding', 'grand-solo', 'nullo', 'today/what-is-my-hand-worth'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [12, 18, 18, 25, 25, 45][Math.min(Math.max(level, 1), 6) - 1] ?? 25,
  make: makeBidQuestion,
  ask: ({ law, seat, task }) => askBid(seat, task, law),
  answer: answerBid,
  grade: gradeBid,
  say: (_, answer) => sayBidAnswer(answer),
  explain: explainBid,
  picture: ({ hand }) => hand.slice(0, 5),
};
