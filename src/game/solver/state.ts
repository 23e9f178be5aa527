/**
 * Positions in bits from one card to the next: the few steps that are taken outside the search.
 */
import type { Card } from '../skat/cards.ts';
import { nextSeat } from '../skat/seats.ts';
import { DECLARER, highest, pointsIn, roleOf } from './frame.ts';
import type { Frame } from './frame.ts';
import type { OpenPosition } from './position.ts';

/** Where a hand stands, in the bits of its frame. */
export interface State {
  /** What declarer, left and right defender hold. */
  readonly hands: readonly [number, number, number];
  /** The cards on the table in the order played, none to two. */
  readonly table: readonly number[];
  /** The role that led or leads the trick. */
  readonly leader: number;
  /** The card points the declarer has taken since the state was made. */
  readonly taken: number;
}

/** A position in the bits of a frame that fits it. */
export function stateOf({ hands, table, leader, declarer }: OpenPosition, frame: Frame): State {
  const set = (cards: readonly Card[]): number =>
    cards.reduce((bits, card) => bits | frame.bits.get(card)!, 0);
  const left = nextSeat(declarer);
  return {
    hands: [set(hands[declarer]), set(hands[left]), set(hands[nextSeat(left)])],
    table: table.map((card) => frame.bits.get(card)!),
    leader: roleOf(leader, declarer),
    taken: 0,
  };
}

/** The role to move. */
export function roleToMove(state: State): number {
  return (state.leader + state.table.length) % 3;
}

/** All cards of the suit that a card belongs to in play. */
export function suitSet(card: number, frame: Frame): number {
  const suit = frame.suits.find(({ shift, size }) => highest(card) < shift + size)!;
  return ((1 << suit.size) - 1) << suit.shift;
}

/** The cards that the role to move may play. */
export function legalSet(state: State, frame: Frame): number {
  const hand = state.hands[roleToMove(state)]!;
  const led = state.table[0];
  const following = led === undefined ? 0 : hand & suitSet(led, frame);
  return following !== 0 ? following : hand;
}

/** The state after a legal card. */
export function play(state: State, card: number, frame: Frame): State {
  const mover = roleToMove(state);
  const hands = state.hands.map((hand, role) => (role === mover ? hand ^ card : hand)) as [
    number,
    number,
    number,
  ];
  const table = [...state.table, card];
  const { leader } = state;
  if (table.length < 3) return { ...state, hands, table };
  const counts = frame.trumps | suitSet(table[0]!, frame);
  const best = Math.max(...table.map((played) => played & counts));
  const winner = (leader + table.indexOf(best)) % 3;
  const points = pointsIn(table[0]! | table[1]! | card, frame);
  const pointsTaken = state.taken + (winner === DECLARER ? points : 0);
  return { hands, table: [], leader: winner, taken: pointsTaken };
}

/** The card points still in hands and on the table. */
export function pointsLeft(state: State, frame: Frame): number {
  const [a, b, c] = state.hands;
  return pointsIn(a | b | c | (state.table[0] ?? 0) | (state.table[1] ?? 0), frame);
}

/**
 * The neighbour below a card: the next lower card in play of the same suit when the same role
 * holds it, else 0. Two neighbours win and lose the same tricks.
 */
export function neighbourBelow(card: number, state: State, frame: Frame): number {
  const hand = state.hands[roleToMove(state)]!;
  const [a, b, c] = state.hands;
  const inPlay = a | b | c | (state.table[0] ?? 0) | (state.table[1] ?? 0);
  const lower = inPlay & suitSet(card, frame) & (card - 1);
  if (lower === 0) return 0;
  return (1 << highest(lower)) & hand;
}
