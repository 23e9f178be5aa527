import type { Fixed } from './run.svelte.ts';

/** What each drill's own component takes, for a page or a chapter. */
export interface LiveProps {
  /** What a chapter settles. */
  fixed?: Fixed;
  /** Whether the page's address may ask for a question. */
  byAddress?: boolean;
  /** Whether the reader has begun already, so that the first question comes at once. */
  begun?: boolean;
  /** How deep the headings of its questions stand on the page; 2 unless told. */
  heading?: 2 | 3;
}

/** What each drill's `OnPaper` takes. */
export interface PaperProps {
  /** A sheet to print; a worked example; a few questions with folded answers. */
  view: 'sheet' | 'example' | 'few';
  fixed?: Fixed;
}
