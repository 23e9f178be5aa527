/** The values of the cards where the reader has answered: prepared with the site, or computed. */
import { ask, valuesAsked } from '../../../src/game/analysis/asked.ts';
import type { HandAnalysis } from '../../../src/game/analysis/analyse.ts';
import { choiceAt } from '../../../src/game/analysis/at-stop.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../../src/game/replay/skat-replay.ts';
import { loadAnalysis } from '../analysis/load.ts';
import { openEngine } from '../engine.ts';
import type { EmbedContext } from '../figure.svelte.ts';

/** Returns the values at a stop, null if no card has one. Rejects if they are not available. */
export type ValuesAt = (replay: SkatReplay, stop: SkatStop) => Promise<CardValues | null>;

/**
 * The source of a figure's values.
 *
 * @param prepared whether the site has the hand's analysis.
 * @param embedContext where the book is, for a figure on another site.
 */
export function valuesFor(prepared: boolean, embedContext: EmbedContext | null): ValuesAt {
  let loading: Promise<HandAnalysis> | undefined;
  return async (replay, stop) => {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice === null) return null;
    if (prepared) {
      loading ??= loadAnalysis(replay, embedContext, new AbortController().signal);
      // After a failure compute the values here, and try to load them again next time.
      const known = await loading.catch(() => (loading = undefined));
      const values = known?.stops.get(stop.name);
      if (values !== undefined) return values;
    }
    const engine = openEngine();
    try {
      return await ask(engine, valuesAsked(choice));
    } finally {
      engine.close();
    }
  };
}
