/** Plays the deals of a run with the strong player in the reader’s seats, one after the other. */
import { playStrong } from '../../../src/play/series/play-strong.ts';
import type { AskPlayer } from '../ask-player.ts';
import type { SeriesStore } from './series-store.svelte.ts';

export class StrongDeals {
  /** Why it cannot go on; empty while it can. */
  problem = $state('');
  readonly #store: SeriesStore;
  readonly #id: string;
  readonly #ask: AskPlayer;
  #stop: AbortController | null = null;

  constructor(store: SeriesStore, id: string, ask: AskPlayer) {
    this.#store = store;
    this.#id = id;
    this.#ask = ask;
  }

  /** Plays all deals that the reader has played and that are missing; without effect while it does. */
  async goOn(): Promise<void> {
    if (this.#stop !== null) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.problem = '';
    try {
      for (let next = this.#next(); next !== null; next = this.#next()) {
        const { deal, index, rules } = next;
        const played = await playStrong(
          BigInt(deal.number),
          deal.seat,
          rules,
          async (view, strength, seed) =>
            (await this.#ask(view, strength, seed, stop.signal)).action,
        );
        if (stop.signal.aborted) return;
        this.#store.addStrong(this.#id, index, played);
      }
    } catch (error) {
      if (!stop.signal.aborted)
        this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#stop === stop) this.#stop = null;
    }
  }

  /** Stops; what has been played stays. */
  end(): void {
    this.#stop?.abort();
    this.#stop = null;
  }

  #next() {
    const run = this.#store.run(this.#id);
    const index = run?.strong.length ?? 0;
    const deal = run?.done[index];
    return run === undefined || deal === undefined ? null : { deal, index, rules: run };
  }
}
