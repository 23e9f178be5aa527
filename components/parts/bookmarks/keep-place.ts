/** Bookmarks and notes at places in hands. */
import type { InHand } from '../../../src/reader/marks.ts';
import { MarksStore } from './marks-store.ts';
import { NotePanel } from './note-panel.ts';

const store = new MarksStore();
const panel = new NotePanel();
store.open();

/** Sets a bookmark at a place that has none, and opens it beside the button. */
export function keepPlace(button: HTMLElement, spot: InHand, byTouch: boolean): void {
  const failed = !panel.set(store, spot);
  panel.open(button, store, spot, { byTouch, failed });
}
