/** The chapters that are written, joined to the plan of the book and to their hands. */
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { CONTENTS } from './contents.ts';
import { hands } from './hands.ts';

export type Chapter = CollectionEntry<'manual'>;

/**
 * The written chapters in reading order, without the pages that stand outside it (`order: 0`).
 *
 * @throws Error when a chapter's name or number is not in the plan of the book, or a hand of its
 *   list does not exist: that stops the build.
 */
export async function loadChapters(): Promise<Chapter[]> {
  const entries = await getCollection('manual');
  const chapters = entries.filter((entry) => entry.data.order > 0);
  for (const { id, data } of chapters) {
    const planned = CONTENTS.find((entry) => entry.slug === id);
    if (planned?.number !== data.order) {
      const known =
        planned === undefined ? 'has no chapter' : `has as number ${planned.number} the chapter`;
      throw new Error(`Chapter ${data.order}, “${id}”: src/book/contents.ts ${known} “${id}”.`);
    }
    for (const hand of data.hands) {
      if (!hands.some((each) => each.id === hand))
        throw new Error(`Chapter “${id}” names a hand “${hand}”, which does not exist.`);
    }
  }
  return chapters.sort((a, b) => a.data.order - b.data.order);
}
