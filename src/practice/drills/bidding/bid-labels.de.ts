/** The labels of a question about a bid. */
import type { Suit } from '../../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';

/** The fields of the question. */
export const BID_FORM = {
  limit: 'Reizen bis',
  all: 'Tourné, Solo, Grand oder Null?',
  hand: 'Dein Blatt',
  passes: 'Es reicht für',
  bidOrPass: 'Reizen oder passen?',
  goodFor: 'Das Blatt reicht für',
  leaveOpen: 'Reicht es für nichts, dann lass alle vier offen.',
  wouldBid: 'Würdest du reizen?',
  choices: { bid: 'reizen', pass: 'passen' },
  noNumber: 'Bitte eine ganze Zahl.',
  noChoice: 'Würdest du reizen oder passen?',
} as const;

/** A Solo with its suit, as the heading of the cards. */
export const saySolo = (trump: Suit, suits: SuitStyle): string =>
  `Solo in ${SUIT_WORDS.de[suits][trump]}`;

/** The count of a hand, card by card. */
export const COUNT = {
  danger: 'Die Karten in Gefahr',
  count: 'So wird gezählt',
  inDanger: 'in Gefahr',
  safe: 'sicher',
  notCounted: 'zählt nicht',
} as const;

/** What the reader said of a test, where it was right. */
const AS_SAID = 'wie du gesagt hast ✓';

/** The result of a test. The choice and what the reader said stand in the gaps. */
export const TEST_RESULT = {
  example: (count: number): string => `${count}, {choice}`,
  answered: (count: number): string => `${count}, {choice}; {said}`,
  asSaid: AS_SAID,
  said: (count: number, isBid: boolean): string =>
    `du hast gesagt: ${count}, ${BID_FORM.choices[isBid ? 'bid' : 'pass']}`,
} as const;

/** The sum of what is certain. */
export const BID_SUM = {
  caption: 'Was sicher ist',
  matadors: (matadors: Matadors): string => `${makeMatadors(matadors)}, ganz sicher`,
  total: 'reizen bis',
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
  const result = `{name}: ${passes ? 'reicht' : 'reicht nicht'}, ${count} ${test === 'nullo' ? 'in Gefahr' : 'gezählt'}`;
  return isAnswered ? `${result}; {said}` : result;
}

/** What the reader said of one of the four. */
export const SAID_OF_TEST = {
  right: AS_SAID,
  passed: 'du hast gesagt: reicht',
  open: 'du hast es offen gelassen',
} as const;
