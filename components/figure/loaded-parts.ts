import type * as CountAlongPart from './count-along/counting.svelte.ts';
import type * as PlayOnPart from './play-on/own-play.svelte.ts';
import type * as ThinkPart from './think/thinking.svelte.ts';

/** The scripts of a figure that come when they are asked for; null until then. */
export interface LoadedParts {
  readonly playOn: typeof PlayOnPart | null;
  readonly countAlong: typeof CountAlongPart | null;
  readonly think: typeof ThinkPart | null;
}
