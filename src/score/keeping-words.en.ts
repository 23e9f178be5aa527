/** The messages of a page that stores its work in the browser, when it cannot. */
import type { Trouble } from '../lib/storage/format.ts';

/** The problem of each kind, for people who enter things: `sheets`, `tournaments`. */
export function keepingTroubles(
  many: 'sheets' | 'sittings' | 'tournaments',
): Readonly<Record<Trouble, string>> {
  return {
    forbidden:
      'This browser does not let the page store anything, so what you enter will be lost when you leave. Save it as a file first.',
    full: `There is no more room in this browser: save the ${many} as files, and delete those that you no longer need.`,
    damaged: `Some of the ${many} kept here could not be read. They were put aside and not deleted; those that could be read are listed.`,
    stuck: `Some of the ${many} kept here could not be read, and this browser has no room to put them aside. So that they are not lost, nothing here is stored.`,
    newer: `The ${many} kept here were written by a newer version of this page. They are left as they are; reload the page to see them.`,
  };
}
