/** Loads the prepared analysis of a hand of the book. */
import { inBook } from '../../../src/lib/address/in-book.ts';
import type { HandAnalysis } from '../../../src/game/analysis/analyse.ts';
import { parseAnalysis } from '../../../src/game/analysis/analysis-format.ts';
import type { SkatReplay } from '../../../src/game/replay/skat-replay.ts';
import type { EmbedContext } from '../figure.svelte.ts';
import { ANALYSIS, sayDamaged } from '#edition/game/words/figure/analysis.ts';

/**
 * Fetches and checks the data; rejects with a sentence for the reader.
 *
 * @param embedContext where the hand’s page is, for a figure on another site.
 */
export async function loadAnalysis(
  replay: SkatReplay,
  embedContext: EmbedContext | null,
  signal: AbortSignal,
): Promise<HandAnalysis> {
  const { id } = replay.hand;
  let data: unknown;
  try {
    const file = `${id}.analysis.json`;
    const home = embedContext?.home ?? null;
    const address = home === null ? inBook(`/hands/${file}`) : new URL(`../${file}`, home).href;
    // eslint-disable-next-line no-restricted-syntax -- the address includes the base or is absolute
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(String(response.status));
    data = await response.json();
  } catch (cause) {
    const message = ANALYSIS.notLoaded;
    throw new Error(message, { cause });
  }
  const checked = parseAnalysis(data, replay);
  if (checked.ok) return checked.value;
  const [{ message, where }] = checked.errors;
  throw new Error(sayDamaged(where, message));
}
