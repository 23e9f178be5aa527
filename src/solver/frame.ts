/**
 * The cards in play as bits: the language of the search.
 *
 * At most thirty cards are in play, so a set of cards fits a non-negative 31-bit integer, the
 * kind of number that JavaScript engines handle without allocating. Every card in play gets one
 * bit; the cards of one played suit are neighbours, the higher card on the higher bit, and the
 * trumps stand on top. Two cards therefore compare as their bits do.
 */
import { CARDS, cardPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { cardStrength, playedSuit } from '../skat/order.ts';
import { nextSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import type { OpenPosition } from './position.ts';

/** The roles by which the search knows the players, going round from the declarer. */
export const DECLARER = 0;
export const LEFT = 1;
export const RIGHT = 2;

/** A played suit's place among the bits. */
export interface SuitBits {
  /** The lowest bit's number. */
  readonly shift: number;
  /** How many cards of it are in play. */
  readonly size: number;
}

/** A position in bits. */
export interface Frame {
  /** The cards in play, lowest bit first. */
  readonly cards: readonly Card[];
  /** The played suits that have cards in play, lowest bits first; the trumps, if any, last. */
  readonly suits: readonly SuitBits[];
  /** All trumps in play; 0 when there are none. */
  readonly trumps: number;
  /** What declarer, left and right defender hold. */
  readonly hands: readonly [number, number, number];
  /** The cards on the table in the order played, each as one bit. */
  readonly table: readonly number[];
  /** The role that led or leads the trick. */
  readonly leader: number;
}

/** The role of a seat: 0 the declarer, 1 the defender to his left, 2 the one to his right. */
export function roleOf(seat: Seat, declarer: Seat): number {
  return seat === declarer ? DECLARER : seat === nextSeat(declarer) ? LEFT : RIGHT;
}

/** The number of the highest card in a set that is not empty, 0 to 29. */
export function highest(set: number): number {
  return 31 - Math.clz32(set);
}

/** How many cards are in a set. */
export function count(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The card points of the cards in a set. */
export function pointsIn(set: number, frame: Frame): number {
  let sum = 0;
  for (let left = set; left !== 0; left &= left - 1) {
    sum += cardPoints(frame.cards[highest(left & -left)]!);
  }
  return sum;
}

/** The cards of a set, lowest bit first. */
export function cardsIn(set: number, frame: Frame): Card[] {
  return frame.cards.filter((_, bit) => (set & (1 << bit)) !== 0);
}

/** Puts a position into bits. */
export function makeFrame(position: OpenPosition): Frame {
  const { game, hands, table, declarer } = position;
  const inPlay = new Set<Card>([...hands.V, ...hands.M, ...hands.H, ...table]);
  const suitNames = ['D', 'H', 'S', 'C', 'trump'] as const;
  const cards: Card[] = [];
  const suits: SuitBits[] = [];
  let trumps = 0;
  for (const suit of suitNames) {
    const shift = cards.length;
    const own = CARDS.filter((card) => inPlay.has(card) && playedSuit(card, game) === suit);
    if (own.length === 0) continue;
    own.sort((a, b) => cardStrength(a, game) - cardStrength(b, game));
    cards.push(...own);
    suits.push({ shift, size: own.length });
    if (suit === 'trump') trumps = ((1 << own.length) - 1) << shift;
  }
  const bitOf = new Map(cards.map((card, bit) => [card, 1 << bit]));
  const bits = (held: readonly Card[]): number =>
    held.reduce((set, card) => set | (bitOf.get(card) ?? 0), 0);
  const left = nextSeat(declarer);
  return {
    cards,
    suits,
    trumps,
    hands: [bits(hands[declarer]), bits(hands[left]), bits(hands[nextSeat(left)])],
    table: table.map((card) => bits([card])),
    leader: roleOf(position.leader, declarer),
  };
}
