import { tick } from 'svelte';

/** Puts the focus on the first thing in `root` that the selector names, once the page has followed. */
export async function focusFirst(root: HTMLElement | undefined, selector: string): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
