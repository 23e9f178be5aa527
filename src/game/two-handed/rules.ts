/**
 * Two-handed Skat as Hoyle has it ("Two-Handed Skat"): fifteen cards each, ten in the hand and five
 * face down before you, which you take up after five tricks. Games, values and penalties are those of
 * three.
 *
 * Not told, and settled here: the one who did not deal leads, as Vorhand does; matadors are counted
 * in all of the declarer's cards, the five face down and the skat among them, as a Solo's are in a
 * skat that nobody has seen; a Nullo is played with the first ten cards alone, which the book allows.
 */
import { CARDS, sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import { LAWS } from '../skat/laws.ts';
import { countMatadors } from '../skat/matadors.ts';
import { legalCards, winningIndex } from '../skat/order.ts';
import { judgeDeclarer } from '../skat/result.ts';
import type { DeclarerResult } from '../skat/result.ts';
import { gameValue } from '../skat/value.ts';
import type { DeclarerValue } from '../skat/value.ts';

/** The elder hand did not deal: it calls and leads first. */
export const TWO_SEATS = ['elder', 'dealer'] as const;
export type TwoSeat = (typeof TWO_SEATS)[number];
export type ByTwo<T> = Readonly<Record<TwoSeat, T>>;

export const otherOfTwo = (seat: TwoSeat): TwoSeat => (seat === 'elder' ? 'dealer' : 'elder');

/** After so many tricks the five cards are taken up. */
export const TRICKS_BEFORE_RESERVE = 5;

export interface TwoDeal {
  /** Ten cards each. */
  readonly hands: ByTwo<readonly Card[]>;
  /** Five each, which nobody has seen. */
  readonly reserves: ByTwo<readonly Card[]>;
  readonly skat: readonly [Card, Card];
}

export interface TwoTrick {
  readonly leader: TwoSeat;
  readonly cards: readonly [Card, Card];
  readonly winner: TwoSeat;
  readonly points: number;
}

export interface TwoPosition {
  readonly contract: Contract;
  readonly declarer: TwoSeat;
  readonly hands: ByTwo<readonly Card[]>;
  readonly reserves: ByTwo<readonly Card[]>;
  readonly tricks: readonly TwoTrick[];
  readonly leader: TwoSeat;
  /** The card led, or none. */
  readonly table: readonly Card[];
}

/**
 * Deals by fives: to the left, to the opponent, to the right, to the dealer; two to the skat; five
 * more to each of the two.
 *
 * @param random numbers from 0 (included) to 1 (excluded).
 */
export function dealForTwo(random: () => number): TwoDeal {
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const five = (start: number): Card[] => pack.slice(start, start + 5);
  return {
    reserves: { elder: five(0), dealer: five(10) },
    hands: {
      elder: sortCards([...five(5), ...five(22)]),
      dealer: sortCards([...five(15), ...five(27)]),
    },
    skat: [pack[20]!, pack[21]!],
  };
}

/** Whether the five cards face down belong to the game: not in a Nullo. */
export function usesReserve({ kind }: Contract): boolean {
  return KINDS[kind].trumps !== 'none';
}

/**
 * The position before the first lead.
 *
 * @param layout the two cards put away by a declarer who took up the skat; else null.
 */
export function startForTwo(
  deal: TwoDeal,
  contract: Contract,
  declarer: TwoSeat,
  layout: readonly Card[] | null,
): TwoPosition {
  const held =
    layout === null
      ? deal.hands[declarer]
      : [...deal.hands[declarer], ...deal.skat].filter((card) => !layout.includes(card));
  return {
    contract,
    declarer,
    hands: { ...deal.hands, [declarer]: sortCards(held) },
    reserves: usesReserve(contract) ? deal.reserves : { elder: [], dealer: [] },
    tricks: [],
    leader: 'elder',
    table: [],
  };
}

export function toMoveOfTwo({ leader, table }: Pick<TwoPosition, 'leader' | 'table'>): TwoSeat {
  return table.length === 0 ? leader : otherOfTwo(leader);
}

/** Whether the cards are gone, or a Nullo is lost. */
export function isOverForTwo({ contract, declarer, hands, table, tricks }: TwoPosition): boolean {
  if (table.length > 0) return false;
  const lost =
    KINDS[contract.kind].aim === 'no-trick' && tricks.some(({ winner }) => winner === declarer);
  return lost || (hands.elder.length === 0 && hands.dealer.length === 0);
}

/** What the seat to move may play: it follows suit if it can. */
export function legalForTwo(position: TwoPosition): readonly Card[] {
  const hand = position.hands[toMoveOfTwo(position)];
  return legalCards(hand, position.table[0] ?? null, position.contract);
}

/**
 * Plays a card; after the fifth trick both take up their five.
 *
 * @throws RangeError for a card that may not be played.
 */
export function playForTwo(position: TwoPosition, card: Card): TwoPosition {
  if (!legalForTwo(position).includes(card)) throw new RangeError(`${card} may not be played.`);
  const seat = toMoveOfTwo(position);
  const hands = {
    ...position.hands,
    [seat]: position.hands[seat].filter((held) => held !== card),
  };
  const [led] = position.table;
  if (led === undefined) return { ...position, hands, table: [card] };
  const { leader } = position;
  const winner = winningIndex([led, card], position.contract) === 0 ? leader : seat;
  const trick: TwoTrick = { leader, cards: [led, card], winner, points: sumPoints([led, card]) };
  const tricks = [...position.tricks, trick];
  const next = { ...position, tricks, leader: winner, table: [] };
  if (tricks.length !== TRICKS_BEFORE_RESERVE) return { ...next, hands };
  const { reserves } = position;
  return {
    ...next,
    hands: {
      elder: sortCards([...hands.elder, ...reserves.elder]),
      dealer: sortCards([...hands.dealer, ...reserves.dealer]),
    },
    reserves: { elder: [], dealer: [] },
  };
}

/** What a game for two came to. */
export interface TwoOutcome {
  readonly result: DeclarerResult;
  readonly value: DeclarerValue;
}

/**
 * Settles a game for two by Hoyle's values.
 *
 * @param away what counts for the declarer beside the tricks: the two cards put away, or the skat.
 * @throws RangeError before the end.
 */
export function settleForTwo(
  position: TwoPosition,
  deal: TwoDeal,
  away: readonly Card[],
): TwoOutcome {
  if (!isOverForTwo(position)) throw new RangeError('The game is not over.');
  const law = LAWS['hoyle-1912'];
  const { contract, declarer } = position;
  const skat = sumPoints(away);
  const points = { declarer: skat, defenders: 0, skat };
  const tricks = { declarer: 0, defenders: 0 };
  for (const trick of position.tricks) {
    const side = trick.winner === declarer ? 'declarer' : 'defenders';
    points[side] += trick.points;
    tricks[side] += 1;
  }
  // The rules of three know seats; for what is counted here it does not matter which.
  const result = judgeDeclarer({ declarer: 'V', points, tricks }, contract, law);
  const all = [...deal.hands[declarer], ...deal.reserves[declarer], ...deal.skat];
  const matadors = countMatadors(all, contract);
  const value = gameValue({ contract, matadors, bid: null, result }, law);
  if (!value.ok || value.value.declarer === null) throw new RangeError('Hoyle has no such game.');
  return { result, value: value.value };
}
