/**
 * Foster’s six test hands (p. 181), what may be played on each, and how often each game is safe
 * when the other twenty-two cards lie at random. The book has the questions only: the answers and
 * the numbers are ours.
 */
import type { Suit } from '../../skat/cards.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';

/** A game that one may play on a test hand. */
export interface TestChoice {
  /** As it is offered: `A Solo in clubs`. */
  readonly says: string;
  readonly kind: ContractKind;
  readonly trump: Suit | null;
  readonly announced: 'schneider' | null;
  /** The cards that are sure of a trick each, for a Grand. */
  readonly sure: string | null;
  /** Of a hundred deals, those in which the game is made; null for a Ramsch. */
  readonly made: BySeat<number> | null;
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

const choice = (
  says: string,
  kind: ContractKind,
  made: string,
  more: Partial<Pick<TestChoice, 'trump' | 'announced' | 'sure' | 'offered'>> = {},
): TestChoice => {
  const [V, M, H] = made.split(' ').map(Number);
  const known = V !== undefined && M !== undefined && H !== undefined;
  return {
    says,
    kind,
    trump: null,
    announced: null,
    sure: null,
    offered: true,
    ...more,
    made: known ? { V, M, H } : null,
  };
};

export const TEST_HANDS: readonly TestHand[] = [
  {
    number: 1,
    seat: 'V',
    cards: 'CJ CA C10 C8 C7 SJ S10 HJ H10 DJ',
    answer: 1,
    choices: [
      choice('A Grand', 'grand-solo', '86 86 86', { sure: 'CJ SJ HJ DJ CA C10' }),
      choice('A Solo in clubs', 'solo', '100 100 100', { trump: 'C' }),
    ],
  },
  {
    number: 2,
    seat: 'M',
    cards: 'CJ SJ HJ HK HQ H8 H7 DJ DA DQ',
    answer: 0,
    choices: [
      choice('A Solo in hearts', 'solo', '100 100 100', { trump: 'H' }),
      choice('A Grand', 'grand-solo', '81 82 84', { sure: 'CJ SJ HJ DJ DA' }),
      choice('The Solo, schneider announced', 'solo', '100 98 100', {
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
      choice('A Solo in clubs, schneider announced', 'solo', '100 98 98', {
        trump: 'C',
        announced: 'schneider',
      }),
      choice('A Grand', 'grand-solo', '100 100 100', { sure: 'CJ SJ HJ DJ SA HA CQ' }),
    ],
  },
  {
    number: 4,
    seat: 'V',
    cards: 'CJ CA C10 CK CQ SJ S10 HJ DJ D10',
    answer: 0,
    choices: [
      choice('A Solo in clubs', 'solo', '100 100 100', { trump: 'C' }),
      choice('A Grand Solo', 'grand-solo', '100 100 100', {
        sure: 'CJ SJ HJ DJ CA C10 CK CQ',
      }),
      choice('A Gucki Grand', 'gucki-grand', '100 100 100', {
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
      choice('A Solo in hearts', 'solo', '96 93 94', { trump: 'H' }),
      choice('A Grand Solo', 'grand-solo', '61 17 17', { sure: 'HA H10 HK HQ H9 H7' }),
      choice('A Nullo', 'nullo', '41 26 38'),
    ],
  },
  {
    number: 6,
    seat: 'V',
    cards: 'C10 S10 H10 DJ DA D10 DK DQ D9 D7',
    answer: 2,
    choices: [
      choice('A Solo in diamonds', 'solo', '14 10 10', { trump: 'D' }),
      choice('A Gucki Grand', 'gucki-grand', '31 14 15', { sure: 'DA D10 DK DQ D9 D7' }),
      choice('A Ramsch', 'ramsch', ''),
    ],
  },
];

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
