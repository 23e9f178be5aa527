/** What the drill about putting cards away says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Distance } from '../../distance.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayWon } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import { trumpClause } from '#edition/practice/trump-words.ts';
import type { LayoutKind } from './question.ts';

/** The drill. */
export const LAYOUT_WORDS: DrillWords<LayoutKind> = {
  title: 'Putting away',
  task: 'Put two of your twelve cards away.',
  levels: [
    'Three pairs to choose from.',
    'Any two of the twelve: tens that could be caught.',
    'A whole suit that can go.',
    'High trumps in danger.',
    'Long suits in danger.',
    'Grand and Nullo, which have rules of their own.',
  ],
  kinds: {
    ten: 'tens in danger',
    suit: 'a whole suit that can go',
    trumps: 'high trumps in danger',
    long: 'a long suit in danger',
    grand: 'what to put away for a Grand',
    nullo: 'dangerous cards in Nullo',
  },
  primers: {
    ten: 'The declarer takes up the two cards of the skat and puts two others away. Their points count for the declarer, and nobody can take them.',
  },
};

/** Asks for the two cards. @param isAny whether any two may be chosen; else one of three pairs. */
export const askPair = (declarer: Seat, trumps: GameTrumps, isAny: boolean): string =>
  `You are ${SEAT_WORDS[declarer]}, the declarer, and ${trumpClause(trumps)}. ${isAny ? 'Which two cards do' : 'Which of the three pairs do'} you put away?`;

/** A wrong pair is the book’s. */
export const BOOK_PAIR_WRONG =
  'By the book’s principles these two would do, but the odds are against them.';

/** A card that should be put away has stayed in the hand. */
export const sayLeftInDanger = (card: Card): string => `${card} stays in your hand, in danger.`;

/** A whole suit could have been put away. @param page of the book. */
export const saySuitCouldGo = (page: number): string =>
  `You could have put away a whole suit (page ${page}).`;

/** A pair compared with the best. */
export interface ComparedPair {
  readonly measurement: Measurement;
  readonly best: Layout;
  /** How many games of a hundred fewer are won than with the best. */
  readonly behind: string;
  readonly distance: Distance;
}

/** The comparison in a sentence. */
export function sayPairComparison({ behind, best, distance, measurement }: ComparedPair): string {
  const yours = `With your two put away you win ${sayWon(measurement)}`;
  if (distance === 'none') return `${yours}, and no other pair wins more.`;
  const fewer = `${yours}, ${behind} fewer than with ${listed(best)}`;
  switch (distance) {
    case 'clear':
      return `${fewer}.`;
    case 'doubtful':
      return `${fewer}: too close to be called wrong.`;
    case 'chance':
      return `${fewer}, which may be chance alone.`;
  }
}

/** Why nothing in particular must go. @param page of the book. */
export const sayNoDanger = (page: number): string =>
  `Nothing here is in special danger: small cards go, and what wins tricks stays (page ${page}).`;

/**
 * The pair of the principles.
 *
 * @param points what its cards count; null where no points are counted.
 * @param alike how many other pairs are as good by them; 0 also where nobody asks for others.
 */
export function sayBookPair(pair: Layout, points: number | null, alike: number): string {
  const counting =
    points === null ? '' : points === 0 ? ', with no points' : `, with ${points} points`;
  const ways = alike === 1 ? 'One other pair is' : `${alike} other pairs are`;
  const also = alike === 0 ? '' : ` ${ways} as good by them.`;
  return `By the book’s principles ${listed(pair)} go${counting}.${also}`;
}

/** The hand was not measured. */
export const NOT_MEASURED = 'The principles are for hands in general, not for every deal.';

/** A pair with its measurement. */
export interface MeasuredPair {
  readonly pair: Layout;
  readonly measurement: Measurement;
}

/**
 * What was measured of the pair that is shown as right.
 *
 * @param near how many other pairs are within so many games of a hundred.
 */
export function sayMeasuredPair(
  { measurement, pair }: MeasuredPair,
  isNullo: boolean,
  near: number,
  within: string,
): string {
  const how = isNullo
    ? 'Everyone plays with all cards open; defenders who do not see yours let more Nullos through.'
    : 'In each deal the others hold other cards, and everyone plays with all cards open.';
  const others = near === 1 ? 'One other pair comes' : `${near} other pairs come`;
  const also = near === 0 ? '' : ` ${others} within ${within} in 100 of the best.`;
  return `Measured: with ${listed(pair)} put away you win ${sayWon(measurement)}. ${how}${also}`;
}

/** What was measured of the book’s pair. @param isNear whether it is right as well. */
export const sayMeasuredBook = ({ measurement, pair }: MeasuredPair, isNear: boolean): string =>
  `${isNear ? 'The book’s two come close' : 'Here the book and the measurement disagree'}: with ${listed(pair)} put away you win ${sayWon(measurement)}.`;

/** The labels of the question. */
export const LAYOUT_QUESTION = {
  twelve: {
    suits: 'Your twelve cards, suit by suit',
    trumps: 'Your twelve cards, trumps first',
  },
  markTwo: {
    suits: 'Your twelve cards, suit by suit: mark two to put away',
    trumps: 'Your twelve cards, trumps first: mark two to put away',
  },
  commit: 'Put these two away',
  pairs: 'The pairs',
} as const;

/** The names of the pairs in the table of measurements, and its headings. */
export const SHARES = {
  names: { yours: 'yours', book: 'the book’s', best: 'wins most' },
  caption: 'How often each pair wins in the deals that were tried',
  away: 'put away',
  wins: 'wins in 100',
  deals: 'deals',
} as const;

/** The open-hand analysis of the deal. */
export const OPEN_PAIRS = {
  ask: 'What would be best with all cards open?',
  working: (done: number): string => `Trying the 66 pairs: ${done} done.`,
} as const;

/**
 * What the pairs come to with all cards open; the best two cards stand in the gaps. In a Nullo a pair has
 * 1 where it wins, and 0 where it loses.
 */
export function sayOpenPairs(yours: number, most: number, isNullo: boolean): string {
  const found = isNullo
    ? `your two ${yours === 1 ? 'win this Nullo.' : most === 0 ? 'lose this Nullo, and so does every other pair.' : 'lose this Nullo; {first} and {second} win it.'}`
    : `your two bring you ${yours} ${yours === most ? 'points, and no other two bring more.' : `points; the best two, {first} and {second}, bring ${most}.`}`;
  return `With all cards open and the best play by all, ${found} This is true of this deal; you could not see the other hands.`;
}
