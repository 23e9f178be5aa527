/** Runs code that uses runes outside a component. */

/**
 * Runs a body in which `$effect` works up to its first `await`, and ends its effects afterwards,
 * also when it throws. `flushSync()` of `svelte` runs the effects that are due.
 */
export async function withEffects(body: () => void | Promise<void>): Promise<void> {
  let running = Promise.resolve();
  const stop = $effect.root(() => {
    running = (async () => {
      await body();
    })();
  });
  try {
    await running;
  } finally {
    stop();
  }
}
