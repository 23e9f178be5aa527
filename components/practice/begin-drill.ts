/** Begins a drill in its chapter, in place of the button that begin.ts handles. */
import { mount } from 'svelte';
import type { DrillId } from '../../src/practice/drill.ts';
import Drill from './Drill.svelte';
import { loadDrill } from './load-drill.ts';
import type { FixedChoices } from './drill-choices.ts';

/** The drill of a chapter and its fixed choices, as DrillFigure.astro writes them. */
export interface ChapterDrill {
  readonly id: DrillId;
  readonly fixed: FixedChoices;
}

/**
 * Replaces the content of an element by its drill. Rejects and changes nothing when the parts
 * cannot be loaded.
 *
 * @param at where its session is stored.
 */
export async function beginDrill(place: HTMLElement, at: string): Promise<void> {
  // DrillFigure.astro wrote this attribute.
  const { fixed, id } = JSON.parse(place.dataset['begins'] ?? '') as ChapterDrill;
  const parts = await loadDrill(id);
  place.replaceChildren();
  mount(Drill, { target: place, props: { ...parts, fixed, at, begun: true, heading: 3 } });
}
