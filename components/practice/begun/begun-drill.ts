/** What a drill has stored. In a folder of its own, so that a chapter loads it without the practice. */
import { Begun } from '../../../src/lib/storage/begun.ts';
import type { Activity } from '../../../src/lib/storage/begun.ts';

/** A drill’s choices and its session. Only the drill can read the session: see resume.ts. */
const DRILL: Activity<unknown> = { activity: 'drill', lasts: 'tab', read: (data) => data };

/**
 * The drill begun at a place: on its own page, the id of the drill; in a chapter, the address of the
 * page and which drill of the page it is.
 */
export function begunDrill(at: string): Begun<unknown> {
  return new Begun(DRILL, at);
}
