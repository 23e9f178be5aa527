/** The labels of a question about a bid. */
import type { Suit } from '../../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';

/** The fields of the question. */
export const BID_FORM = {
  limit: 'Bid up to',
  all: 'Tournee, Solo, Grand or Nullo?',
  hand: 'Your hand',
  passes: 'It passes',
  bidOrPass: 'Bid or pass?',
  goodFor: 'The hand is good for a',
  leaveOpen: 'If the hand passes none of the tests, mark nothing.',
  wouldBid: 'Would you bid?',
  choices: { bid: 'bid', pass: 'pass' },
  noNumber: 'A whole number, please.',
  noChoice: 'Would you bid, or pass?',
} as const;

/** A Solo with its suit, as the heading of the cards. */
export const saySolo = (trump: Suit, suits: SuitStyle): string =>
  `Solo in ${SUIT_WORDS.en[suits][trump]}`;

/** The count of a hand, card by card. */
export const COUNT = {
  danger: 'The cards in danger',
  count: 'The count',
  inDanger: 'in danger',
  safe: 'safe',
  notCounted: 'not counted',
} as const;

/** What the reader said of a test, where it was right. */
const AS_SAID = 'as you said ✓';

/** The result of a test. The choice and what the reader said stand in the gaps. */
export const TEST_RESULT = {
  example: (count: number): string => `${count}, {choice}`,
  answered: (count: number): string => `${count}, {choice}; {said}`,
  asSaid: AS_SAID,
  said: (count: number, isBid: boolean): string => `you said ${count}, ${isBid ? 'bid' : 'pass'}`,
} as const;

/** The sum of what is certain. */
export const BID_SUM = {
  caption: 'What is certain',
  matadors: (matadors: Matadors): string => `${makeMatadors(matadors)}, for certain`,
  total: 'bid up to',
} as const;

/** One of the four tests of a hand. */
export interface TestOfAll {
  readonly test: TestName;
  readonly count: number;
  readonly passes: boolean;
  /** Whether the reader has answered; else it is an example. */
  readonly isAnswered: boolean;
}

/** Its result. The name of the test and what the reader said stand in the gaps. */
export function sayTestOfAll({ count, isAnswered, passes, test }: TestOfAll): string {
  const result = `{name}: ${passes ? 'passed' : 'not passed'}, ${count} ${test === 'nullo' ? 'in danger' : 'counted'}`;
  return isAnswered ? `${result}; {said}` : result;
}

/** What the reader said of one of the four. */
export const SAID_OF_TEST = {
  right: AS_SAID,
  passed: 'you marked it as passed',
  open: 'you did not mark it',
} as const;
