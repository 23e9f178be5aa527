/** What could be read of a file that holds a list: one bad entry takes none of the others with it. */
import { NONE_READ } from '#edition/lib/storage/list-words.ts';
import { invalid, valid } from '../checked.ts';
import type { Checked } from '../checked.ts';

export interface ReadList<T> {
  readonly sound: readonly T[];
  /** Whether that is all of it. */
  readonly isWhole: boolean;
}

/** The sound entries; or that nothing can be read, where there are none and something is wrong. */
export function readList<T>(sound: readonly T[], isWhole: boolean): Checked<ReadList<T>, string> {
  return sound.length === 0 && !isWhole ? invalid(NONE_READ) : valid({ sound, isWhole });
}
