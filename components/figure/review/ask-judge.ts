/** Asks what an action was worth by what its player could know. */
import type { Action } from '../../../src/strategy/players/action.ts';
import { seedOfDecision } from '../../../src/strategy/players/decision-seed.ts';
import type { Judgement } from '../../../src/strategy/players/judgement.ts';
import type { SeatView } from '../../../src/strategy/players/view.ts';
import { playersClient } from '../players/client.ts';

/**
 * Asks for a judgement by so many deals, or where `worlds` is null by as many as it takes; null if nothing
 * can be said of the action.
 */
export type AskJudge = (
  view: SeatView,
  action: Action,
  seed: number,
  worlds: number | null,
  signal: AbortSignal,
) => Promise<Judgement | null>;

/** Rejects with `NoAnswer`, with a sentence for the reader where there is no worker. */
export const askJudge: AskJudge = (view, action, seed, worlds, signal) =>
  playersClient.ask(
    { name: 'judge', view, action, seed: seedOfDecision(view, seed), worlds },
    { signal },
  );
