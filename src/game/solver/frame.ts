/**
 * The cards in play as bits: the language of the search.
 *
 * At most thirty cards are in play, so a set of cards fits a non-negative 31-bit integer, the
 * kind of number that JavaScript engines handle without allocating. Every card in play gets one
 * bit; the cards of one played suit are neighbours, the higher card on the higher bit, and the
 * trumps stand on top. Two cards therefore compare as their bits do.
 */
import { CARDS, sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { cardStrength, playedSuit } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SEATS, nextSeat, seatsFrom } from '../skat/seats.ts';
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

/** The cards in play as bits, and who holds them. */
export interface Frame {
  readonly game: Game;
  readonly declarer: Seat;
  /** The cards in play, lowest bit first. */
  readonly cards: readonly Card[];
  /** The bit of each card in play. */
  readonly bits: ReadonlyMap<Card, number>;
  /** The role that holds or has just played each card, lowest bit first. */
  readonly owners: readonly number[];
  /** The played suits that have cards in play, lowest bits first; the trumps, if any, last. */
  readonly suits: readonly SuitBits[];
  /** All trumps in play; 0 when there are none. */
  readonly trumps: number;
}

/** The role of a seat: 0 the declarer, 1 the defender to the left, 2 the one to the right. */
export function roleOf(seat: Seat, declarer: Seat): number {
  return seat === declarer ? DECLARER : seat === nextSeat(declarer) ? LEFT : RIGHT;
}

/** Numbers the cards of a position. */
export function makeFrame(position: OpenPosition): Frame {
  const { game, declarer } = position;
  const holders = holdersOf(position);
  const cards: Card[] = [];
  const suits: SuitBits[] = [];
  let trumps = 0;
  for (const suit of ['D', 'H', 'S', 'C', 'trump'] as const) {
    const own = CARDS.filter((card) => holders.has(card) && playedSuit(card, game) === suit);
    if (own.length === 0) continue;
    const shift = cards.length;
    own.sort((a, b) => cardStrength(a, game) - cardStrength(b, game));
    cards.push(...own);
    suits.push({ shift, size: own.length });
    if (suit === 'trump') trumps = ((1 << own.length) - 1) << shift;
  }
  const bits = new Map(cards.map((card, bit) => [card, 1 << bit]));
  const owners = cards.map((card) => holders.get(card)!);
  return { game, declarer, cards, bits, owners, suits, trumps };
}

/**
 * Whether a position is of the same deal as a frame and comes later in it or at the same point:
 * then the frame serves for it too.
 */
export function fits(position: OpenPosition, frame: Frame): boolean {
  if (position.declarer !== frame.declarer) return false;
  if (KINDS[position.game.kind].trumps !== KINDS[frame.game.kind].trumps) return false;
  if (position.game.trump !== frame.game.trump) return false;
  return [...holdersOf(position)].every(([card, role]) => {
    const at = frame.cards.indexOf(card);
    return at >= 0 && frame.owners[at] === role;
  });
}

/** The role that holds each card in play or has just played it. */
function holdersOf({ declarer, hands, leader, table }: OpenPosition): Map<Card, number> {
  const holders = new Map<Card, number>();
  for (const seat of SEATS) {
    for (const card of hands[seat]) holders.set(card, roleOf(seat, declarer));
  }
  for (const [index, card] of table.entries()) {
    holders.set(card, roleOf(seatsFrom(leader)[index as 0 | 1], declarer));
  }
  return holders;
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
  return sumPoints(frame.cards.filter((_, bit) => (set & (1 << bit)) !== 0));
}
