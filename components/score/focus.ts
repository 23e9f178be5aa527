import { tick } from 'svelte';

/** Puts the focus on the first element in `root` that the selector names, once the page is updated. */
export async function focusFirst(root: HTMLElement | undefined, selector: string): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
