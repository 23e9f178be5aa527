/**
 * Foster’s six test hands (p. 181), what may be played on each, and where it stands in the measures
 * how often each game is made when the other twenty-two cards lie at random. The book has the
 * questions only: the answers and the measures are ours.
 */
import type { Suit } from '../../../game/skat/cards.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { GUCKI_PAIRS, TEST_GAMES } from '#edition/book/exhibits/test-hands/test-hand-words.ts';
import type { TestGame } from '#edition/book/exhibits/test-hands/test-hand-words.ts';

/**
 * How often a game is made: a row of a plot. The groups of T25 are `group, V` and so on; the Gucki
 * was measured for Vorhand alone.
 */
export interface MeasuredChoice {
  readonly id: 'T25' | 'T25-gucki';
  readonly label: string;
  readonly group: string;
}

/** A game that one may play on a test hand. */
export interface TestChoice {
  /** As it is offered. */
  readonly game: TestGame;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly announced: 'schneider' | null;
  /** The cards that are sure of a trick each, for a Grand. */
  readonly sure: string | null;
  /** Empty for a Ramsch, in which every seat is for itself. */
  readonly measured: readonly MeasuredChoice[];
  /** Whether Foster offers it; the others stand in the table only. */
  readonly offered: boolean;
}

export interface TestHand {
  readonly number: number;
  readonly seat: Seat;
  readonly cards: string;
  readonly choices: readonly TestChoice[];
  /** The place in `choices` of the game we would play. */
  readonly answer: number;
}

type More = Partial<Pick<TestChoice, 'trump' | 'announced' | 'sure' | 'offered'>>;

/** @param group of T25; null for what is measured elsewhere, or not at all. */
const choice = (
  game: TestGame,
  kind: ContractKind,
  group: string | null,
  more: More = {},
): TestChoice => ({
  game,
  kind,
  trump: null,
  announced: null,
  sure: null,
  offered: true,
  ...more,
  measured: group === null ? [] : [{ id: 'T25', label: TEST_GAMES[game], group }],
});

/* eslint-disable house/words-apart -- the groups of T25, by which its file names them */
/** A Gucki Grand, with two cards put away by the book’s rules and in the best way there is. */
const gucki = (hand: string, more: More): TestChoice => ({
  ...choice('gucki', 'gucki-grand', null, more),
  measured: [
    { id: 'T25-gucki', label: GUCKI_PAIRS.rules, group: `${hand}, the rules’ pair` },
    { id: 'T25-gucki', label: GUCKI_PAIRS.best, group: `${hand}, the best pair` },
  ],
});

export const TEST_HANDS: readonly TestHand[] = [
  {
    number: 1,
    seat: 'V',
    cards: 'CJ CA C10 C8 C7 SJ S10 HJ H10 DJ',
    answer: 1,
    choices: [
      choice('grand', 'grand-solo', 'test 1, Grand', { sure: 'CJ SJ HJ DJ CA C10' }),
      choice('clubs', 'solo', 'test 1, clubs', { trump: 'C' }),
    ],
  },
  {
    number: 2,
    seat: 'M',
    cards: 'CJ SJ HJ HK HQ H8 H7 DJ DA DQ',
    answer: 0,
    choices: [
      choice('hearts', 'solo', 'test 2, hearts', { trump: 'H' }),
      choice('grand', 'grand-solo', 'test 2, Grand', { sure: 'CJ SJ HJ DJ DA' }),
      choice('same-schneider', 'solo', 'test 2, hearts, 91 points', {
        trump: 'H',
        announced: 'schneider',
        offered: false,
      }),
    ],
  },
  {
    number: 3,
    seat: 'H',
    cards: 'CJ CQ C9 C8 C7 SJ SA HJ HA DJ',
    answer: 1,
    choices: [
      choice('clubs-schneider', 'solo', 'test 3, clubs, 91 points', {
        trump: 'C',
        announced: 'schneider',
      }),
      choice('grand', 'grand-solo', 'test 3, Grand', { sure: 'CJ SJ HJ DJ SA HA CQ' }),
    ],
  },
  {
    number: 4,
    seat: 'V',
    cards: 'CJ CA C10 CK CQ SJ S10 HJ DJ D10',
    answer: 0,
    choices: [
      choice('clubs', 'solo', 'test 4, clubs', { trump: 'C' }),
      choice('grand-solo', 'grand-solo', 'test 4, Grand', {
        sure: 'CJ SJ HJ DJ CA C10 CK CQ',
      }),
      gucki('test 4', {
        sure: 'CJ SJ HJ DJ CA C10 CK CQ',
      }),
    ],
  },
  {
    number: 5,
    seat: 'V',
    cards: 'C9 HJ HA H10 HK HQ H9 H7 DJ D7',
    answer: 0,
    choices: [
      choice('hearts', 'solo', 'test 5, hearts', { trump: 'H' }),
      choice('grand-solo', 'grand-solo', 'test 5, Grand', { sure: 'HA H10 HK HQ H9 H7' }),
      choice('nullo', 'nullo', 'test 5, Nullo'),
    ],
  },
  {
    number: 6,
    seat: 'V',
    cards: 'C10 S10 H10 DJ DA D10 DK DQ D9 D7',
    answer: 2,
    choices: [
      choice('diamonds', 'solo', 'test 6, diamonds', { trump: 'D' }),
      gucki('test 6', { sure: 'DA D10 DK DQ D9 D7' }),
      choice('ramsch', 'ramsch', null),
    ],
  },
];
/* eslint-enable house/words-apart */

/**
 * The test hand of this number.
 *
 * @throws RangeError when there is none: a slip in the chapter, which stops the build.
 */
export function testHand(number: number): TestHand {
  const hand = TEST_HANDS.find((each) => each.number === number);
  if (hand === undefined) throw new RangeError(`There is no test hand ${number}.`);
  return hand;
}
