import type * as ToldPart from './told.ts';

let told: Promise<typeof ToldPart> | undefined;

/**
 * Does something with what marks the sentences that tell of a place, once it is loaded.
 *
 * @param worth whether there is a sentence to be marked: without one it is not loaded for this.
 */
export function withTold(worth: boolean, act: (told: typeof ToldPart) => void): void {
  if (worth) told ??= import('./told.ts');
  // Without it the link alone is marked.
  told?.then(act).catch(() => undefined);
}
