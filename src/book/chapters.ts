/** The chapters that are written, joined to the plan of the book and to their hands. */
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { CONTENTS } from './contents.ts';
import { hands } from './hands.ts';
import { pageAddresses } from './page-links.ts';

export type Chapter = CollectionEntry<'manual'>;

/**
 * The written chapters, and the parts of long ones, in reading order, without the pages that stand
 * outside it (`order: 0`).
 *
 * @throws Error when a chapter's name, number or part is not in the plan of the book, or a hand of
 *   its list does not exist: that stops the build.
 */
export async function loadChapters(): Promise<Chapter[]> {
  const entries = await getCollection('manual');
  const chapters = entries.filter((entry) => entry.data.order > 0);
  for (const { id, data } of chapters) {
    const { order, part } = data;
    const planned = plannedSlug(order, part);
    if (planned !== id) {
      const name = part === undefined ? `Chapter ${order}` : `Chapter ${order}, part ${part}`;
      const known = planned === undefined ? 'does not have it' : `calls it “${planned}”`;
      throw new Error(`${name}, “${id}”: src/book/contents.ts ${known}.`);
    }
    for (const hand of data.hands) {
      if (!hands.some((each) => each.id === hand))
        throw new Error(`Chapter “${id}” names a hand “${hand}”, which does not exist.`);
    }
  }
  return chapters.sort(
    (a, b) => a.data.order - b.data.order || (a.data.part ?? 0) - (b.data.part ?? 0),
  );
}

/** Where each page of 1922 begins in the written chapters: its address by its number. */
export async function loadPageAddresses(): Promise<ReadonlyMap<string, string>> {
  const chapters = await loadChapters();
  return pageAddresses(chapters.map(({ body = '', id }) => ({ slug: id, source: body })));
}

/** What the plan calls the chapter of this number, or its part; undefined when it has none. */
function plannedSlug(order: number, part: number | undefined): string | undefined {
  const planned = CONTENTS.find((entry) => entry.number === order);
  const parts = planned?.parts ?? [];
  if (part !== undefined) return parts[part - 1]?.slug;
  return parts.length === 0 ? planned?.slug : undefined;
}
