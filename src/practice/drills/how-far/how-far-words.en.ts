/** What the drill on today’s bidding says. */
import type { Seat } from '../../../game/skat/seats.ts';
import { signed } from '../../../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { DrillWords } from '../../drill-words.ts';
import { PASS, YES } from './question.ts';
import type { HowFarKind } from './question.ts';

/** The drill. */
export const HOW_FAR_WORDS: DrillWords<HowFarKind> = {
  title: 'How far do you bid?',
  task: 'Judge ten cards by today’s rules: say 18 or pass, answer a number with yes or pass, and say how far you would go.',
  levels: [
    'Say 18, or pass: clear hands.',
    'Doubtful hands too.',
    'Another player has named a number. Do you say yes?',
    'How far you would go.',
    'Hands without the jack of clubs, where the skat can take matadors away.',
  ],
  kinds: {
    begin: 'whether to bid at all',
    hold: 'whether to say yes to a number',
    limit: 'how far to bid',
  },
  primers: {
    begin:
      'The player who becomes the declarer takes up the skat, puts two cards away and then names a game. A bid of 18 must be made good by a game of that value or more, and a lost game costs twice its value.',
  },
};

/** A choice as it is spoken: a number, a pass or yes. */
export const sayBid = (choice: string): string =>
  choice === PASS ? 'Pass' : choice === YES ? 'Yes' : choice;

/** Asks how far. @param number the number that is asked; null where the question is how far. */
export function askHowFar(kind: HowFarKind, seat: Seat, number: number | null): string {
  const you = `You are ${SEAT_WORDS[seat]}`;
  switch (kind) {
    case 'begin':
      return `${you}, and nobody has bid. Do you say ${number}?`;
    case 'hold':
      return `${you}, and another player says ${number}. Do you say yes?`;
    case 'limit':
      return `${you}. How far do you bid?`;
  }
}

/** What a hand brings at some numbers, in points of the list. */
export const sayGain = (
  gains: readonly { readonly number: number; readonly points: number }[],
): string =>
  `On average a bid brings the declarer these points on the score sheet: ${listed(gains.map(({ number, points }) => `${signed(points)} at ${number}`))}. A pass brings nothing.`;

/** A note where both answers are right. */
export const CLOSE = 'It is close, so either answer is taken as right.';

/** What is wrong with an answer. */
export const HOW_FAR_FAULTS = {
  enough: 'This hand is good enough.',
  notEnough: 'This hand is not good enough.',
  noBid: 'This hand is not good enough for any bid.',
  bid: 'This hand is good enough for a bid.',
  high: (answer: string): string => `${answer} is more than this hand can make good.`,
  low: (answer: string): string => `This hand is good for more than ${answer}.`,
} as const;

/** The labels of the question. */
export const HOW_FAR = {
  hand: (seat: Seat): string => `Your hand as ${SEAT_WORDS[seat]}`,
  answer: 'Your answer',
  everyGame: (address: string): string =>
    `[Every game on this hand](${address}), weighed over all skats`,
} as const;
