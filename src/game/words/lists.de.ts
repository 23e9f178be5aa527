/** Several words in a row, as a sentence has them. */
import { makeLists } from './make-lists.ts';

export type { Joint } from './make-lists.ts';

export const { listed, listJoints } = makeLists({ and: ' und ', or: ' oder ' });
