import type * as CountAlongPart from './count-along/counting.svelte.ts';
import type * as PlayOnPart from './play-on/own-play.svelte.ts';
import type * as ThinkPart from './think/thinking.svelte.ts';

/** The modules of a figure that are loaded on demand; null until then. */
export interface LoadedParts {
  readonly playOn: typeof PlayOnPart | null;
  readonly countAlong: typeof CountAlongPart | null;
  readonly think: typeof ThinkPart | null;
}
