/** The drill: would you bid on this hand, and how high? */
import { LAWS } from '../../skat/laws.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { contractName } from '../../words/game-name.ts';
import { listed } from '../../words/lists.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import type { Drill } from '../drill.ts';
import { RULE_BOOK_OPTION } from '../rule-books.ts';
import { COUNT_NAMES, TEST_NAMES, explainBid } from './explain.ts';
import { judgeHand, testsPassed } from './judge.ts';
import { bidLimit } from './limit.ts';
import { makeBidQuestion } from './make.ts';
import { BID_KINDS, BID_LEVELS, TESTS } from './question.ts';
import type { BidAnswer, BidQuestion } from './question.ts';

function askBid({ asked, law, seat }: BidQuestion): string {
  const you = `You are ${SEAT_WORDS.en[seat]}`;
  switch (asked.what) {
    case 'limit':
      return `${you} and mean to play ${contractName(asked.contract, law)}. How high may you bid on what is certain${asked.contract.kind === 'tournee' ? ', whatever suit turns up' : ''}?`;
    case 'all':
      return `${you}. Which of the book’s tests does this hand pass?`;
    case 'test':
      switch (asked.test) {
        case 'tournee':
          return `${you}. What does the hand count for a Tournee, and would you bid one?`;
        case 'solo':
          return `${you}. What does the hand count by the Eight Rule with ${SUIT_WORDS.en.french[asked.trump ?? 'C']} as trumps, and would you bid the Solo?`;
        case 'grand':
          return `${you}. How many sure tricks does the hand have for a Grand, and would you bid it?`;
        case 'nullo':
          return `${you}. In how many suits is a card in danger in a Nullo, and would you bid one?`;
      }
  }
}

function answerBid(question: BidQuestion): BidAnswer {
  const { asked, hand, law, seat } = question;
  switch (asked.what) {
    case 'test': {
      const { count, passes } = judgeHand(hand, seat, asked.test, asked.trump);
      return { what: 'test', count, bid: passes };
    }
    case 'limit':
      return { what: 'limit', limit: bidLimit(hand, asked.contract, LAWS[law]).value.points };
    case 'all':
      return { what: 'all', passed: testsPassed(hand, seat) };
  }
}

function faultsOf(question: BidQuestion, answer: BidAnswer): string[] {
  const right = answerBid(question);
  const { asked } = question;
  if (asked.what === 'test' && answer.what === 'test' && right.what === 'test') {
    const name = asked.test === 'grand' ? 'Grand' : TEST_NAMES[asked.test];
    return [
      ...(answer.count === right.count
        ? []
        : [`${COUNT_NAMES[asked.test]}: ${right.count}, not ${answer.count}.`]),
      ...(answer.bid === right.bid
        ? []
        : [right.bid ? `This is a ${name} to bid.` : `This is no ${name} to bid.`]),
    ];
  }
  if (asked.what === 'all' && answer.what === 'all' && right.what === 'all') {
    return TESTS.filter((test) => answer.passed.includes(test) !== right.passed.includes(test)).map(
      (test) => `${TEST_NAMES[test]}: it ${right.passed.includes(test) ? 'passes' : 'fails'}.`,
    );
  }
  if (answer.what === 'limit' && right.what === 'limit') {
    return answer.limit === right.limit ? [] : [limitFault(question, answer.limit, right.limit)];
  }
  throw new RangeError(`A question about ${asked.what} has no answer about ${answer.what}.`);
}

function limitFault({ asked, hand, law }: BidQuestion, said: number, right: number): string {
  if (asked.what !== 'limit') return '';
  const { held, value } = bidLimit(hand, asked.contract, LAWS[law]);
  if (held !== null && 'without' in held) {
    const hoped = value.base * (value.multiplier - 1 + held.without);
    if (said === hoped && hoped !== right) {
      return `${said} counts on being without ${held.without}. A jack in the skat can take that away.`;
    }
  }
  if (said === right - value.base && held !== null) {
    return `${said} is one multiplier short of ${right}.`;
  }
  return said > right
    ? `${said} is more than the hand is sure to be worth: ${right}.`
    : `You may go higher than ${said}: up to ${right}.`;
}

export const bidding: Drill<BidQuestion, BidAnswer> = {
  id: 'bidding',
  title: 'Would you bid?',
  task: 'Put a hand to the book’s tests, and say how high it may bid.',
  levels: BID_LEVELS,
  kinds: BID_KINDS,
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [12, 18, 18, 25, 25, 45][Math.min(Math.max(level, 1), 6) - 1] ?? 25,
  make: makeBidQuestion,
  ask: askBid,
  answer: answerBid,
  grade(question, answer) {
    const faults = faultsOf(question, answer);
    return { right: faults.length === 0, faults };
  },
  say(_, answer) {
    switch (answer.what) {
      case 'test':
        return `${answer.count}, ${answer.bid ? 'bid' : 'pass'}`;
      case 'limit':
        return `up to ${answer.limit}`;
      case 'all':
        return answer.passed.length === 0
          ? 'none of them'
          : listed(answer.passed.map((test) => TEST_NAMES[test]));
    }
  },
  explain: explainBid,
};
