/** What an action comes to with best play by all from there on, as the cards truly lie. */
import { PACK_POINTS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { openPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Action } from './action.ts';
import { layoutsToTry, measuredGame } from './bid/measured-player.ts';
import { stakeOf } from './bid/stake.ts';
import { aimOf } from './cards/aim.ts';
import { namesGameWithSkat } from './offers.ts';
import { seatToAct } from './state.ts';
import type { DealState } from './state.ts';
import { takeAction } from './table.ts';
import { seatView } from './view.ts';
import { setOf } from './worth/sets.ts';

/** What a side comes to. */
export interface OpenValue {
  /** Whether it wins the game. */
  readonly wins: boolean;
  /** Its card points; in a game for none or all the tricks, 120 where it wins and 0 where it does not. */
  readonly count: number;
}

/** So many pairs are tried for a game that is still to be named. */
const PAIRS = 3;

/** Every card that the seat in turn may play. */
export function* valuesOfCards(
  solver: Solver,
  state: DealState,
): Task<(readonly [Card, OpenValue])[]> {
  const { declarer, layout, deal, play } = state;
  if (play === null || declarer === null) return [];
  const seat = seatToAct(state);
  const aim = aimOf(seatView(state, declarer));
  const position = openPosition(play, layout ?? deal.skat);
  if ('tricks' in aim) {
    const cards = yield* solver.cardTricks(position, aim.tricks);
    return [...cards].map(([card, reached]) => [card, inTricks(reached === (seat === declarer))]);
  }
  const cards = yield* solver.cardPoints(position);
  return [...cards].map(([card, points]) => [
    card,
    {
      wins: points >= aim.points === (seat === declarer),
      count: seat === declarer ? points : PACK_POINTS - points,
    },
  ]);
}

/**
 * An action before the first card, for the seat that takes it: a bid as the game that would be named
 * with the skat, a pass as nothing.
 *
 * @returns null for a pass, and where the game is not settled yet in another way.
 */
export function* valueBefore(
  solver: Solver,
  state: DealState,
  seat: Seat,
  action: Action,
): Task<OpenValue | null> {
  switch (action.do) {
    case 'bid':
      return yield* valueTaken(solver, state, seat, action.amount);
    case 'yes': {
      const view = seatView(state, seat);
      const number = view.asked?.what === 'word' ? view.asked.number : null;
      return yield* valueTaken(solver, state, seat, number);
    }
    case 'take':
      return yield* valueTaken(solver, state, seat, state.bid);
    case 'declare':
      return yield* valueDeclared(solver, takeAction(state, action), seat);
    case 'pass':
    case 'draw':
    case 'turn-up':
    case 'refuse':
    case 'card':
      return null;
  }
}

/** The game that would be named on the twelve cards, by the best of the pairs that come into question. */
function* valueTaken(
  solver: Solver,
  state: DealState,
  seat: Seat,
  bid: number | null,
): Task<OpenValue | null> {
  if (!namesGameWithSkat(state.law)) return null;
  const named: DealState = { ...state, stage: 'taken', declarer: seat, bid, contract: null };
  const view = seatView(named, seat);
  const { contract } = measuredGame(view);
  let best: OpenValue | null = null;
  for (const layout of layoutsToTry(view, contract, PAIRS)) {
    const value = yield* valueDeclared(solver, declared(named, contract, layout), seat);
    if (best === null || value.count > best.count) best = value;
  }
  return best;
}

const declared = (state: DealState, contract: Contract, layout: Layout): DealState =>
  takeAction(state, { do: 'declare', contract, layout });

/** A game that has been named, before the first card. */
function* valueDeclared(solver: Solver, state: DealState, seat: Seat): Task<OpenValue> {
  const { deal, layout, play } = state;
  if (play === null) throw new RangeError('No game has been named.');
  const aim = aimOf(seatView(state, seat));
  const position = openPosition(play, layout ?? deal.skat);
  if ('tricks' in aim) {
    const reached = yield* solver.tricks(position, aim.tricks);
    return inTricks(reached && isWorthItsBid(state, seat));
  }
  const count = yield* solver.points(position);
  const isWorth = aim.points > state.law.targets.game || isWorthItsBid(state, seat);
  return { wins: count >= aim.points && isWorth, count };
}

/** Whether the game covers the bid without schneider. */
function isWorthItsBid({ bid, contract, deal, law }: DealState, seat: Seat): boolean {
  const twelve = setOf([...deal[seat], ...deal.skat]);
  return stakeOf(law, contract!.kind, contract!.trump, twelve, 1).value >= (bid ?? 0);
}

const inTricks = (wins: boolean): OpenValue => ({ wins, count: wins ? PACK_POINTS : 0 });
