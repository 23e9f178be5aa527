/** The chapters that are written, joined to the plan of the book and to their hands. */
import { getCollection, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { CONTENTS } from './contents.ts';
import { gameHandIds } from './game-hands.ts';
import { checkHand } from './hand-collection.ts';
import { handIds } from './hands.ts';
import { pageAddresses } from './page-links.ts';
import { SHELF, shelfBookOf } from './shelf.ts';
import { TODAYS_CHAPTERS } from './todays-skat.ts';

export type Chapter = CollectionEntry<'manual'>;

/** A chapter of one of the other books. */
export type ShelfChapter = CollectionEntry<'shelf'>;

/** A chapter of Today’s Skat. */
export type TodayChapter = CollectionEntry<'today'>;

export type AnyChapter = Chapter | ShelfChapter | TodayChapter;

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
      const known =
        planned === undefined ? 'does not have it. Add it there' : `calls it “${planned}”`;
      throw new Error(`${name}, “${id}”: src/book/contents.ts ${known}.`);
    }
    checkHands(id, data.hands);
  }
  return chapters.sort(
    (a, b) => a.data.order - b.data.order || (a.data.part ?? 0) - (b.data.part ?? 0),
  );
}

/**
 * The chapters of the other books, in the order of the list of books.
 *
 * @throws Error when one is in no book's plan, is planned and not written, or names a hand that does
 *   not exist: that stops the build.
 */
export async function loadShelf(): Promise<ShelfChapter[]> {
  const entries = await getCollection('shelf');
  for (const { id, data } of entries) {
    shelfBookOf(id);
    checkHands(id, data.hands);
  }
  return SHELF.flatMap(({ chapters }) =>
    chapters.map((slug) => {
      const entry = entries.find(({ id }) => id === slug);
      if (entry === undefined) throw new Error(`content/shelf/${slug}.mdx is not there.`);
      return entry;
    }),
  );
}

/**
 * The chapters of Today’s Skat, in reading order.
 *
 * @throws Error when one is not in the plan, is planned and not written, or names a hand that does not
 *   exist: that stops the build.
 */
export async function loadToday(): Promise<TodayChapter[]> {
  const entries = await getCollection('today');
  for (const { id, data } of entries) {
    if (!TODAYS_CHAPTERS.includes(id)) {
      throw new Error(`“${id}”: src/book/todays-skat.ts does not have it. Add it there.`);
    }
    checkHands(id, data.hands);
  }
  return TODAYS_CHAPTERS.map((slug) => {
    const entry = entries.find(({ id }) => id === slug);
    if (entry === undefined) throw new Error(`content/today has no chapter “${slug}”.`);
    return entry;
  });
}

/** Every chapter in reading order: Foster’s, then Today’s Skat, then those of the other books. */
export async function loadAll(): Promise<AnyChapter[]> {
  return [...(await loadChapters()), ...(await loadToday()), ...(await loadShelf())];
}

/** Where a page of the running text stands, and how it is headed. */
export interface ChapterHead {
  /** `/manual/solo-bidding/`, `/today/playing-a-grand/`, `/shelf/eichhorn-tourne/`. */
  readonly address: string;
  /** The chapter's number; null outside of Foster's order. */
  readonly number: number | null;
  /** What stands above the title: `Chapter 15, part 2`, `American Skat`; null for nothing. */
  readonly above: string | null;
  /**
   * Which part of its book it follows: `After pages 92–101 of 1922`; null when it follows nothing.
   */
  readonly after: string | null;
  /** The contents in which it is listed; null for a page that is not. */
  readonly listed: { readonly name: string; readonly address: string } | null;
}

/**
 * How a chapter is headed, of whichever book.
 *
 * @param address its own, where it stands outside the order (`order: 0`) and says so itself.
 */
export function chapterHead(chapter: AnyChapter, address?: string): ChapterHead {
  if (chapter.collection === 'shelf') {
    const { after } = chapter.data;
    return {
      address: `/shelf/${chapter.id}/`,
      number: null,
      above: shelfBookOf(chapter.id).title,
      after: after === undefined ? null : `After ${after}`,
      listed: { name: 'The shelf', address: '/shelf/' },
    };
  }
  if (chapter.collection === 'today') {
    return {
      address: `/today/${chapter.id}/`,
      number: null,
      above: `Today’s Skat, ${TODAYS_CHAPTERS.indexOf(chapter.id) + 1}`,
      after: null,
      listed: { name: 'Today’s Skat', address: '/today/' },
    };
  }
  const { order, pages, part } = chapter.data;
  const ordered = order > 0;
  return {
    address: ordered ? `/manual/${chapter.id}/` : (address ?? `/manual/${chapter.id}/`),
    number: ordered ? order : null,
    above: ordered ? `Chapter ${order}${part === undefined ? '' : `, part ${part}`}` : null,
    after:
      pages === undefined
        ? null
        : `After ${pages.includes('–') ? 'pages' : 'page'} ${pages} of 1922`,
    listed: ordered ? { name: 'Contents', address: '/manual/' } : null,
  };
}

/**
 * A chapter made ready for its page.
 *
 * @throws Error with the place in a hand's file, when the chapter shows or mentions a hand with a mistake.
 *   Its parts would each do so, but they are rendered at once, and of several errors the overlay shows
 *   another than the first.
 */
export function renderChapter(chapter: AnyChapter): ReturnType<typeof render> {
  const { body = '', data } = chapter;
  const mentioned = [...body.matchAll(/\s(?:hand|id)="([^"]+)"/g)].map(([, id = '']) => id);
  for (const id of [...data.hands, ...mentioned]) checkHand(id);
  return render(chapter);
}

/** Where each page of 1922 begins in the written chapters: its address by its number. */
export async function loadPageAddresses(): Promise<ReadonlyMap<string, string>> {
  const chapters = await loadChapters();
  return pageAddresses(chapters.map(({ body = '', id }) => ({ slug: id, source: body })));
}

/** The text of the chapter at an address as its author wrote it; empty where there is none. */
export async function loadSourceAt({ pathname }: URL): Promise<string> {
  const slug = pathname.split('/').findLast((part) => part !== '');
  return (await everyEntry()).find(({ id }) => id === slug)?.body ?? '';
}

/** Every chapter and every page outside the order, as it is written, in no order. */
export async function everyEntry(): Promise<AnyChapter[]> {
  return [
    ...(await getCollection('manual')),
    ...(await getCollection('today')),
    ...(await getCollection('shelf')),
  ];
}

function checkHands(id: string, named: readonly string[]): void {
  const missing = named.find((hand) => ![...handIds, ...gameHandIds].includes(hand));
  if (missing !== undefined)
    throw new Error(`Chapter “${id}” names a hand “${missing}”, which does not exist.`);
}

/** What the plan calls the chapter of this number, or its part; undefined when it has none. */
function plannedSlug(order: number, part: number | undefined): string | undefined {
  const planned = CONTENTS.find((entry) => entry.number === order);
  const parts = planned?.parts ?? [];
  if (part !== undefined) return parts[part - 1]?.slug;
  return parts.length === 0 ? planned?.slug : undefined;
}
