/** Begins a drill in its chapter, in place of the button that was pressed (begin.ts). */
import { mount } from 'svelte';
import type { DrillId } from '../../src/practice/drill.ts';
import Drill from './Drill.svelte';
import { loadDrill } from './load-drill.ts';
import type { FixedChoices } from './run.svelte.ts';

/** What the chapter settles of a drill, as DrillFigure.astro writes it. */
export interface ChapterDrill {
  readonly id: DrillId;
  readonly fixed: FixedChoices;
}

/** Rejects when the drill's parts cannot be loaded; what stands there then stays. */
export async function beginDrill(place: HTMLElement): Promise<void> {
  // Written by our own figure into this page.
  const { fixed, id } = JSON.parse(place.dataset['begins'] ?? '') as ChapterDrill;
  const parts = await loadDrill(id);
  place.replaceChildren();
  mount(Drill, { target: place, props: { ...parts, fixed, begun: true, heading: 3 } });
}
