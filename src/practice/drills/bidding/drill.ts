/** The drill about bidding: would you bid on this hand, and how high? */
import { LAWS } from '../../../game/skat/laws.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { gameInSentence } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Drill, Grade } from '../../drill.ts';
import { RULE_BOOK_OPTION } from '../../rule-books.ts';
import { lowestSureness } from '../../sureness.ts';
import type { Sureness } from '../../sureness.ts';
import { COUNT_NAMES, TEST_NAMES, explainBid } from './explain.ts';
import { judgeHand, testsPassed } from '../../../strategy/bidding/judge-hand.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { BID_ASKS, makeBidQuestion } from './make.ts';
import { BID_KINDS, BID_LEVELS, OLD_BID_KINDS } from './question.ts';
import { TESTS } from '../../../strategy/bidding/bid-tests.ts';
import type { BidAnswer, BidQuestion } from './question.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { bidStanding, judgeBid } from './verdict.ts';

function askBid({ law, seat, task }: BidQuestion): string {
  const you = `You are ${SEAT_WORDS[seat]}`;
  switch (task.what) {
    case 'limit':
      return `${you} and want to play ${gameInSentence(task.contract, law)}. How high may you bid, whatever ${task.contract.kind === 'tournee' ? 'suit turns up' : 'lies in the skat'}?`;
    case 'all':
      return `${you}. Which of the book’s tests does this hand pass?`;
    case 'test':
      switch (task.test) {
        case 'tournee':
          return `${you}. What does the hand count for a Tournee, and would you bid one?`;
        case 'solo':
          return `${you}. What does the hand count by the Eight Rule with ${SUIT_WORDS[OWN_TERMS].french[task.trump ?? 'C']} as trumps, and would you bid the Solo?`;
        case 'grand':
          return `${you}. How many sure tricks does the hand have for a Grand, and would you bid it?`;
        case 'nullo':
          return `${you}. In how many suits is a card in danger in a Nullo, and would you bid one?`;
      }
  }
}

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
  const name = task.test === 'grand' ? 'Grand' : TEST_NAMES[task.test];
  const choice = answer.bid ? 'bid' : 'pass';
  const standing = standingOf(question, task.test, choice);
  const faults = [
    ...(answer.count === right.count
      ? []
      : [`${COUNT_NAMES[task.test]}: ${right.count}, not ${answer.count}.`]),
    ...(standing === 'wrong'
      ? [answer.bid ? `This is no ${name} to bid.` : `This is a ${name} to bid.`]
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
    return `${TEST_NAMES[test]}: it ${passes ? 'passes' : 'fails'}.`;
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
  const it = choice === null ? 'Part of this' : `To ${choice} here`;
  switch (standing) {
    case 'good':
      return [`${it} has the rule or the measure for it, and nothing against it.`];
    case 'doubtful':
      return [`${it} is open to doubt, so that it is not called wrong.`];
    case 'certain':
    case 'wrong':
      return [];
  }
}

function limitFault({ hand, law, task }: BidQuestion, choice: number, right: number): string {
  if (task.what !== 'limit') return '';
  const { held, value } = bidLimit(hand, task.contract, LAWS[law]);
  if (held !== null && 'without' in held) {
    const hoped = value.base * (value.multiplier - 1 + held.without);
    if (choice === hoped && hoped !== right) {
      return `${choice} counts on being without ${held.without}. A jack in the skat can take that away.`;
    }
  }
  if (choice === right - value.base && held !== null) {
    return `${choice} is one multiplier short of ${right}.`;
  }
  return choice > right
    ? `${choice} is more than the hand is sure to be worth: ${right}.`
    : `You may go higher than ${choice}: up to ${right}.`;
}

export const bidding: Drill<BidQuestion, BidAnswer> = {
  id: 'bidding',
  order: 70,
  title: 'Would you bid?',
  task: 'Put a hand to the book’s tests, and say how high it may bid.',
  levels: BID_LEVELS,
  kinds: BID_KINDS,
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
  primers: {
    tournee:
      'In a Tournee the declarer turns up one card of the skat, and its suit is trump. The book counts the jacks and aces of the hand; Vorhand needs four, the others five.',
    'limit-with':
      'You may bid what your game is worth: the base value (clubs 12, spades 11, hearts 10, diamonds 9) times your matadors and one more. Matadors are the highest trumps without a gap, from CJ down.',
  },
  chapters: ['tournee', 'solo-bidding', 'grand-solo', 'nullo', 'today/what-is-my-hand-worth'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => [12, 18, 18, 25, 25, 45][Math.min(Math.max(level, 1), 6) - 1] ?? 25,
  make: makeBidQuestion,
  ask: askBid,
  answer: answerBid,
  grade: gradeBid,
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
  picture: ({ hand }) => hand.slice(0, 5),
};
