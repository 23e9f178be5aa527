import { tick } from 'svelte';

/** Brings the entry of a sheet into view once the page is updated, with the focus on its first player. */
export async function goToEntry(sheet: HTMLElement | undefined): Promise<void> {
  await tick();
  sheet?.querySelector<HTMLElement>('.declarer:not(:disabled)')?.focus({ preventScroll: true });
  sheet?.querySelector('[data-entry]')?.scrollIntoView({ block: 'nearest' });
}
