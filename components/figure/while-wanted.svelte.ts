/** Runs cancellable work while a condition holds. */
import { untrack } from 'svelte';

/**
 * Starts work while `wanted` returns true, and aborts it when a state that `wanted` reads changes or the
 * component is removed. Must be called during component setup.
 *
 * @param wanted reads every state that the work depends on.
 * @param work must not reject; its signal is aborted when the work is no longer wanted.
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
