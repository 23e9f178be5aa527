import { Begun } from '../../../src/lib/storage/begun.ts';
import type { Activity } from '../../../src/lib/storage/begun.ts';
import { BEGUN_STORAGES } from '../../../src/lib/storage/browser.ts';
import { readBegunMixed } from '../../../src/practice/mixed.ts';
import type { BegunMixed } from '../../../src/practice/mixed.ts';

const MIXED: Activity<BegunMixed> = { activity: 'mixed', lasts: 'tab', read: readBegunMixed };

/** The run begun on a page: the day’s ten, or what is due. */
export function begunMixed(at: 'today' | 'due'): Begun<BegunMixed> {
  return new Begun(MIXED, BEGUN_STORAGES, at);
}
