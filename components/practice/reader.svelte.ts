/** The reader for whom a page of the practice asks. */
import { NOTHING_LEARNT } from '../../src/practice/taught/learning.ts';
import type { Learning } from '../../src/practice/taught/learning.ts';
import type { TaughtReader } from '../../src/practice/taught/taught.ts';
import { loadLearning } from '../parts/learning.ts';
import { myRules } from '../parts/my-rules.svelte.ts';

/** What the reader has learnt; null until it is known. */
let learning = $state.raw<Learning | null>(null);

/** Looks up what the reader has learnt; a page does so before it asks anything. */
export async function loadReader(): Promise<TaughtReader> {
  learning = await loadLearning();
  return readerNow();
}

/** The reader as known so far, who plays by their own rules. */
export function readerNow(): TaughtReader {
  return { learning: learning ?? NOTHING_LEARNT, laws: myRules() };
}

/** What the reader has learnt; null until it is known. */
export function learningNow(): Learning | null {
  return learning;
}
