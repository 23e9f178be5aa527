/**
 * Where an analysis is from. What was worked out when the site was built comes as a whole; what
 * nobody could foresee (a hand that was pasted, the reader's own line) is asked for piece by piece.
 */
import type { Deal } from '../skat/deal.ts';
import type { AskOptions, Client } from '../solver/client.ts';
import type { HandAnalysis } from './analyse.ts';
import { ask, gamesAsked, layoutsAsked, valuesAsked } from './asked.ts';
import type { Choice } from './at-stop.ts';
import type { GameOutcome } from './games.ts';
import type { LayoutsAsked, LayoutValues } from './layouts.ts';
import type { CardValues } from './values.ts';

/** Answers about one hand. Everything rejects with an Error whose message the reader may see. */
export interface AnalysisSource {
  /** The answers known beforehand; null when there are none. */
  prepared(signal: AbortSignal): Promise<HandAnalysis | null>;
  /** The values of one choice, worked out now. */
  values(choice: Choice, options?: AskOptions): Promise<CardValues>;
  /** The value of each layout, worked out now. */
  layouts(question: LayoutsAsked, options?: AskOptions): Promise<LayoutValues>;
  /** What each game would have made, worked out now. */
  games(deal: Deal, options?: AskOptions): Promise<readonly GameOutcome[]>;
}

/** A source that asks the solver's worker everything. */
export function liveSource(client: Pick<Client, 'ask'>): AnalysisSource {
  return {
    prepared: () => Promise.resolve(null),
    values: (choice, options) => ask(client, valuesAsked(choice), options),
    layouts: (question, options) => ask(client, layoutsAsked(question), options),
    games: (deal, options) => ask(client, gamesAsked(deal), options),
  };
}

/** A source with data made beforehand; for what these lack it asks the worker. */
export function preparedSource(
  client: Pick<Client, 'ask'>,
  load: (signal: AbortSignal) => Promise<HandAnalysis>,
): AnalysisSource {
  return { ...liveSource(client), prepared: load };
}
