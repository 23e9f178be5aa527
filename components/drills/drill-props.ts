import type { Fixed } from './run.svelte.ts';

/** What each drill's own component takes, for a page or a chapter. */
export interface DrillProps {
  /** To practise; a sheet to print; a worked example; a few questions with folded answers. */
  view?: 'drill' | 'sheet' | 'example' | 'few';
  /** What a chapter settles. */
  fixed?: Fixed;
  /** Whether the page's address may ask for a question. */
  byAddress?: boolean;
}
