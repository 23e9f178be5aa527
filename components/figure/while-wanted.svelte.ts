/** Work that goes on only as long as somebody wants it. */
import { untrack } from 'svelte';

/**
 * Starts work when it is wanted and withdraws it when it no longer is, or is wanted anew: whenever
 * a state that `wanted` has read changes, and when the component goes. Called while a component is
 * set up.
 *
 * @param wanted reads all that the work depends on.
 * @param work does not reject; its signal is aborted when it is no longer wanted.
 */
export function whileWanted(
  wanted: () => boolean,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  $effect(() => {
    if (!wanted()) return;
    const controller = new AbortController();
    void untrack(() => work(controller.signal));
    return () => {
      controller.abort();
    };
  });
}
