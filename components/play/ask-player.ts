/** What the page of the table asks of the other players. */
import type { Action, Decision } from '../../src/strategy/players/action.ts';
import type { ClaimAnswer } from '../../src/strategy/players/claim.ts';
import { seatToAct } from '../../src/strategy/players/state.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';
import type { WeighedCards, Weighing, WeighingBefore } from '../../src/strategy/players/weigh.ts';
import { seedOfDecision } from '../../src/strategy/players/decision-seed.ts';
import type { Strength } from '../../src/play/strength.ts';
import type { Position } from '../../src/game/skat/play.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { playersClient } from '../figure/players/client.ts';

/**
 * Asks what a player does, with so many imagined deals if `worlds` is given, else as many as the
 * strength has.
 */
export type AskPlayer = (
  view: SeatView,
  strength: Strength,
  seed: number,
  signal: AbortSignal,
  worlds?: number,
) => Promise<Decision>;

/** Asks whether what a seat claims of the rest is true, with all cards open. */
export type AskClaim = (
  position: Position,
  seat: Seat,
  signal: AbortSignal,
) => Promise<ClaimAnswer>;

export const askClaim: AskClaim = (position, seat, signal) =>
  playersClient.ask({ name: 'claim', position, seat }, { signal });

/** Asks a player; rejects with `NoAnswer`, with a sentence for the reader where there is no worker. */
export const askPlayer: AskPlayer = (view, strength, seed, signal, worlds) =>
  playersClient.ask(
    {
      name: 'decide',
      view,
      player: strength,
      seed: seedOfDecision(view, seed),
      worlds: worlds ?? null,
    },
    { signal },
  );

/** Asks what every card comes to that the reader may play; null where there is no choice. */
export type AskWeighCards = (
  state: DealState,
  seed: number,
  worlds: number,
  signal: AbortSignal,
) => Promise<WeighedCards | null>;

export const askWeighCards: AskWeighCards = (state, seed, worlds, signal) =>
  playersClient.ask(
    { name: 'weighCards', state, seed: seedInState(state, seed), worlds },
    { signal },
  );

/** Asks what an action of the reader’s before the first card comes to. */
export type AskWeighBefore = (
  state: DealState,
  action: Action,
  seed: number,
  how: WeighingBefore,
  signal: AbortSignal,
) => Promise<Weighing | null>;

export const askWeighBefore: AskWeighBefore = (state, action, seed, how, signal) =>
  playersClient.ask(
    { name: 'weighBefore', state, action, seed: seedInState(state, seed), how },
    { signal },
  );

/** The seed of the decision that is to be made. */
function seedInState(state: DealState, seed: number): number {
  const seat = seatToAct(state);
  return seat === null ? seed : seedOfDecision(seatView(state, seat), seed);
}
