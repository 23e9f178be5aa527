/** What each card keeps where the reader has answered: from what the site holds, or worked out. */
import { ask, valuesAsked } from '../../../src/game/analysis/asked.ts';
import type { HandAnalysis } from '../../../src/game/analysis/analyse.ts';
import { choiceAt } from '../../../src/game/analysis/at-stop.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../../src/game/replay/skat-replay.ts';
import { loadAnalysis } from '../analysis/load.ts';
import { openEngine } from '../engine.ts';
import type { EmbedContext } from '../figure.svelte.ts';

/** Gives the values of a stop; null where no card has one. Rejects when they cannot be had. */
export type ValuesAt = (replay: SkatReplay, stop: SkatStop) => Promise<CardValues | null>;

/**
 * Where a figure has its values from.
 *
 * @param prepared whether the site holds the hand's analysis.
 * @param guest where the site is, for a figure on another page.
 */
export function valuesFor(prepared: boolean, embedContext: EmbedContext | null): ValuesAt {
  let loading: Promise<HandAnalysis> | undefined;
  return async (replay, stop) => {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice === null) return null;
    if (prepared) {
      loading ??= loadAnalysis(replay, embedContext, new AbortController().signal);
      // What could not be had is worked out here, and tried again the next time.
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
