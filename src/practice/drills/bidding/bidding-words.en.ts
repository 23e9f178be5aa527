/** What the drill about bidding says. Sentences with cards in them are comment text. */
import type { Suit } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { contractName, gameInSentence } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import type { DrillWords } from '../../drill-words.ts';
import { sayWon } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import type { BidAnswer, BidKind, BidTask } from './question.ts';

/** The drill. */
export const BIDDING_WORDS: DrillWords<BidKind> = {
  title: 'Would you bid?',
  task: 'Try the book’s tests on a hand, and say how high you may bid on it.',
  levels: [
    'A first look: the Tournee of the old rules; today, how high to bid on a suit game.',
    'The Solo: the Eight Rule, with the trump suit named.',
    'How high to bid on a game.',
    'The Grand: seven sure tricks, and the seat.',
    'The Nullo: dangerous cards.',
    'By the old rules, all four tests on one hand; today, a mixture of Grand, Nullo and how high to bid.',
  ],
  kinds: {
    tournee: 'jacks and aces for a Tournee',
    solo: 'the Eight Rule',
    'limit-with': 'how high to bid with matadors',
    'limit-without': 'how high to bid without them',
    grand: 'seven tricks for a Grand',
    nullo: 'a safe Nullo',
    all: 'all the tests on one hand',
  },
  primers: {
    tournee:
      'In a Tournee the declarer turns up one card of the skat, and its suit is trump. The book counts the jacks and aces of the hand; Vorhand needs four, the others five.',
    'limit-with':
      'You may bid what your game is worth: the base value (clubs 12, spades 11, hearts 10, diamonds 9) times a multiplier, which is the number of your matadors plus one. Matadors are the highest trumps without a gap, from CJ down.',
  },
};

/** What each test is called. */
export const TEST_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Tournee',
  solo: 'Solo',
  grand: 'Grand Solo',
  nullo: 'Nullo',
};

/** What each test counts, as a label for the number. */
export const COUNT_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Jacks and aces',
  solo: 'The count',
  grand: 'Sure tricks',
  nullo: 'Suits in danger',
};

/** What is asked of a hand in each test. @param trump the trumps of a Solo. */
const TEST_QUESTIONS: Readonly<Record<TestName, (trump: Suit) => string>> = {
  tournee: () => 'What does the hand count for a Tournee, and would you bid one?',
  solo: (trump) =>
    `What does the hand count by the Eight Rule with ${SUIT_WORDS.en.french[trump]} as trumps, and would you bid the Solo?`,
  grand: () => 'How many sure tricks does the hand have for a Grand, and would you bid it?',
  nullo: () => 'In how many suits is a card in danger in a Nullo, and would you bid one?',
};

/** Asks about a hand. */
export function askBid(seat: Seat, task: BidTask, law: LawId): string {
  const you = `You are ${SEAT_WORDS[seat]}`;
  switch (task.what) {
    case 'limit':
      return `${you}, and the game you want to play is ${gameInSentence(task.contract, law)}. How high may you bid, whatever ${task.contract.kind === 'tournee' ? 'suit turns up' : 'lies in the skat'}?`;
    case 'all':
      return `${you}. Which of the book’s tests does this hand pass?`;
    case 'test':
      return `${you}. ${TEST_QUESTIONS[task.test](task.trump ?? 'C')}`;
  }
}

/** An answer in a few words. */
export function sayBidAnswer(answer: BidAnswer): string {
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
}

/** What is wrong with an answer to a test, or to all of them. */
export const TEST_FAULTS = {
  count: (test: TestName, right: number, count: number): string =>
    `${COUNT_NAMES[test]}: ${right}, not ${count}.`,
  noBid: (test: TestName): string => `This hand is not good enough for a ${bidName(test)}.`,
  bid: (test: TestName): string => `This hand is good enough for a ${bidName(test)}.`,
  passes: (test: TestName): string => `${TEST_NAMES[test]}: the hand passes.`,
  fails: (test: TestName): string => `${TEST_NAMES[test]}: the hand fails.`,
} as const;

const bidName = (test: TestName): string => (test === 'grand' ? 'Grand' : TEST_NAMES[test]);

/**
 * A note on a right answer of which rule and measurement are not both sure.
 *
 * @param choice null where several tests were judged at once.
 */
export function sayUnsure(standing: 'good' | 'doubtful', choice: 'bid' | 'pass' | null): string {
  const it = choice === null ? 'Part of this answer' : `A ${choice} here`;
  return standing === 'good'
    ? `${it} has either the rule or the measurement in its favour, and nothing against it.`
    : `${it} is open to doubt, so it is not called wrong.`;
}

/** What is wrong with a number to bid up to. */
export const LIMIT_FAULTS = {
  hoped: (choice: number, without: number): string =>
    `${choice} counts on being without ${without}. A jack in the skat can take that away.`,
  short: (choice: number, right: number): string =>
    `${choice} is one multiplier short of ${right}.`,
  high: (choice: number, right: number): string =>
    `${choice} is more than the hand is sure to be worth: ${right}.`,
  low: (choice: number, right: number): string =>
    `You may go higher than ${choice}: up to ${right}.`,
} as const;

/** The reasoning of a test. @param why the test of the hand, in sentences. */
export const sayByBook = (why: string): string => `By the book: ${why}`;

/** A test among several. @param measurement undefined where nothing was measured. */
export const sayTest = (
  test: TestName,
  why: string,
  measurement: Measurement | undefined,
): string =>
  `${TEST_NAMES[test]}: ${why}${measurement === undefined ? '' : ` ${sayMeasure(measurement)}`}`;

/** The value of a game that is fixed. */
export const sayFixedValue = (contract: Contract, law: LawId, value: number): string =>
  `${contractName(contract, law)}: a fixed value of ${value}.`;

/** The sum of what is certain. @param worst the suit that may turn up; null where it is known. */
export const sayCertain = (value: DeclarerValue, worst: Suit | null): string =>
  `${worst === null ? '' : `At worst a ${SUIT_WORDS.en.french[worst].replace(/s$/u, '')} turns up. `}${capital(sumWords(value))}.`;

/** What the skat can change about the matadors of the ten cards. */
export function saySkatRisk(held: Matadors): string {
  if ('with' in held) {
    return 'You hold your matadors, and whatever the skat brings, it can only add to them.';
  }
  return held.without === 1
    ? 'The ten cards are without 1, so one matador is certain to count; if the missing jack lies in the skat, you are with 2 at least.'
    : `The ten cards are ${makeMatadors(held)}, but a better jack may lie in the skat. Only one matador is certain to count.`;
}

/** How a measurement was made, and what it leaves out, as a sentence. */
export const sayHow = (test: TestName): string =>
  test === 'nullo'
    ? 'In each deal three players who see only their own cards play it out.'
    : 'Each deal is played with all cards open; at the table defenders err, and you win more.';

/** `Measured: the bid wins 86 in 100 (200 deals, give or take 5).` */
export const sayMeasure = (measurement: Measurement): string =>
  `Measured: the bid wins ${sayWon(measurement)}.`;

/** Where rule and measurement disagree or are open. */
export const PARTING = {
  bothOpen: 'Neither settles it.',
  near: 'That is too close to even to count against the rule.',
  ruleOpen: (measure: 'bid' | 'pass'): string =>
    `The book leaves such a hand open; the measurement says ${measure}.`,
  apart: (rule: 'bid' | 'pass', measure: 'bid' | 'pass'): string =>
    `Here the rule and the measurement disagree: by the rule you ${rule}, by the measurement you ${measure}. Either answer is taken as right.`,
} as const;
