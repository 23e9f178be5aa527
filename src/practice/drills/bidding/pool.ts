/** The measured hands that the tests are asked about. */
import written from '../../../../content/practice/bidding.json' with { type: 'json' };
import { SUITS } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { isSeat } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import { SAME_SUITS, drawExchange, exchangeSuit } from '../../exchange-suits.ts';
import type { SuitExchange } from '../../exchange-suits.ts';
import type { Measurement } from '../../measurement.ts';
import { readShortHand } from '../../short-hand.ts';
import { bestSuit } from '../../../strategy/bidding/judge-hand.ts';
import { TESTS } from '../../../strategy/bidding/bid-tests.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { sortHand } from './sort-hand.ts';

/** A hand that was measured. */
export interface MeasuredHand {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  /** The trumps of the Solo that was measured. */
  readonly trump: Suit | null;
  readonly measurements: Readonly<Partial<Record<TestName, Measurement>>>;
}

/** A test, or all four on one hand. */
export type PoolKind = TestName | 'all';

/**
 * Reads a line of the data: `V JA7.K.T98. 172/200`; for a Solo the trump follows the seat, and for
 * all tests there are four measurements in the order of the tests.
 *
 * @throws RangeError for an invalid line, which means a mistake in our own data.
 */
export function readMeasuredHand(kind: PoolKind, line: string): MeasuredHand {
  const [seat = '', ...parts] = line.split(' ');
  const trump = SUITS.find((suit) => suit === parts[0]) ?? null;
  const [hand = '', ...measures] = trump === null ? parts : parts.slice(1);
  const tests = kind === 'all' ? TESTS : [kind];
  if (!isSeat(seat) || measures.length !== tests.length) {
    throw new RangeError(`“${line}” is not a measured hand.`);
  }
  const measurements = Object.fromEntries(
    tests.map((test, index) => [test, readMeasured(measures[index] ?? '')]),
  );
  const cards = readShortHand(hand);
  return { hand: cards, seat, trump: kind === 'all' ? bestSuit(cards).trump : trump, measurements };
}

function readMeasured(text: string): Measurement {
  const [won = NaN, deals = NaN] = text.split('/').map(Number);
  if (!(won >= 0 && won <= deals)) throw new RangeError(`“${text}” is no measure.`);
  return { won, deals };
}

const read = new Map<PoolKind, readonly MeasuredHand[]>();

/** All measured hands of a kind. */
export function measuredHands(kind: PoolKind): readonly MeasuredHand[] {
  const known = read.get(kind);
  if (known !== undefined) return known;
  const hands = written[kind].map((line) => readMeasuredHand(kind, line));
  read.set(kind, hands);
  return hands;
}

/** How often another exchange is tried for a hand that does not allow every one. */
const TRIES = 12;

/** Draws one of the hands, with its suits exchanged at random. */
export function drawMeasured(chance: Chance, kind: PoolKind): MeasuredHand {
  const found = chance.pick(measuredHands(kind));
  for (let tries = 0; tries < TRIES; tries++) {
    const suits = drawExchange(chance);
    const drawn = withSuits(found, suits, kind === 'nullo');
    if (kind !== 'all' || bearsExchange(found, drawn, suits)) return drawn;
  }
  return withSuits(found, SAME_SUITS, false);
}

/**
 * Whether all four measurements hold after an exchange: each suit with a jack still has one, and
 * among suits that count the same for a Solo the most valuable is the measured one.
 */
function bearsExchange(found: MeasuredHand, drawn: MeasuredHand, suits: SuitExchange): boolean {
  const hasJack = (suit: Suit): boolean => found.hand.includes(`${suit}J`);
  const sameJacks = SUITS.every((suit) => hasJack(suit) === hasJack(suits[suit]));
  return sameJacks && bestSuit(drawn.hand).trump === drawn.trump;
}

function withSuits(found: MeasuredHand, suits: SuitExchange, jacks: boolean): MeasuredHand {
  return {
    ...found,
    hand: sortHand(found.hand.map((card) => exchangeSuit(card, suits, jacks))),
    trump: found.trump === null ? null : suits[found.trump],
  };
}
