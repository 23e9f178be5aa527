/** The chapters that are written, joined to the plan of the book and to their hands. */
import { readFileSync } from 'node:fs';
import { getCollection, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { CONTENTS } from './contents.ts';
import { gameHandIds } from './game-hands.ts';
import { checkHand } from './hand-collection.ts';
import { errorAt, unknownHand } from './hand-mistakes.ts';
import { handIds } from './hands.ts';
import { pageAddresses } from './page-links.ts';
import { compareOnShelf, shelfBook } from './shelf.ts';

export type Chapter = CollectionEntry<'manual'>;

/** A chapter of one of the other books. */
export type ShelfChapter = CollectionEntry<'shelf'>;

/** A chapter of Today’s Skat. */
export type TodayChapter = CollectionEntry<'today'>;

export type AnyChapter = Chapter | ShelfChapter | TodayChapter;

/**
 * The written chapters, and the parts of long ones, in reading order, without the pages that stand
 * outside it (`order: 0`). Those beyond Foster's follow his.
 *
 * @throws Error when a chapter's name, number or part is not in the plan of the book: that stops the build.
 */
export async function loadChapters(): Promise<Chapter[]> {
  const entries = await getCollection('manual');
  const chapters = entries.filter((entry) => entry.data.order > 0);
  for (const chapter of chapters) checkPlan(chapter);
  return chapters.sort(
    (a, b) => a.data.order - b.data.order || (a.data.part ?? 0) - (b.data.part ?? 0),
  );
}

/** The chapters of the other books, in the order of the list of books, and then the essays. */
export async function loadShelf(): Promise<ShelfChapter[]> {
  const entries = await getCollection('shelf');
  return entries.sort((a, b) => compareOnShelf(a.data, b.data));
}

/**
 * The chapters of Today’s Skat, in the order of the numbers before their files' names.
 *
 * @throws Error when a file's name has no number, or another file's: that stops the build.
 */
export async function loadToday(): Promise<TodayChapter[]> {
  const entries = await getCollection('today');
  const taken = new Map<number, string>();
  for (const entry of entries) {
    const number = numberOf(entry);
    if (Number.isNaN(number)) {
      throw chapterFault(entry, `The file’s name needs its number first, as in 3-${entry.id}.mdx.`);
    }
    const other = taken.get(number);
    if (other !== undefined) throw chapterFault(entry, `“${other}” has the number ${number} too.`);
    taken.set(number, entry.id);
  }
  return entries.sort((a, b) => numberOf(a) - numberOf(b));
}

/** The number before the name of a chapter's file; NaN when there is none. */
const numberOf = ({ filePath = '' }: AnyChapter): number =>
  Number(/(?:^|[\\/])(\d+)-[^\\/]*$/.exec(filePath)?.[1] ?? NaN);

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
      above: shelfBook(chapter.data.book).title,
      after: after === undefined ? null : `After ${after}`,
      listed: { name: 'The shelf', address: '/shelf/' },
    };
  }
  if (chapter.collection === 'today') {
    return {
      address: `/today/${chapter.id}/`,
      number: null,
      above: `Today’s Skat, ${numberOf(chapter)}`,
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
 * @throws Error at the chapter's list of hands, when it names one that does not exist: that stops the build.
 *   And with the place in a hand's file, when the chapter shows or mentions a hand with a mistake.
 *   Its parts would each do so, but they are rendered at once, and of several errors the overlay shows
 *   another than the first.
 */
export function renderChapter(chapter: AnyChapter): ReturnType<typeof render> {
  const { body = '', data } = chapter;
  const unknown = unknownHand(data.hands, [...handIds, ...gameHandIds]);
  if (unknown !== null) throw chapterFault(chapter, unknown, /^hands:.*$/m);
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

/** Foster’s chapters have the slugs and parts of his plan, and those beyond are each one page. */
function checkPlan(chapter: Chapter): void {
  const { order, part } = chapter.data;
  const beyond = order > CONTENTS.length;
  if (beyond && part === undefined) return;
  const planned = plannedSlug(order, part);
  if (planned === chapter.id) return;
  const name = part === undefined ? `Chapter ${order}` : `Chapter ${order}, part ${part}`;
  const problem = beyond
    ? `A chapter beyond Foster’s ${CONTENTS.length} is one page: leave out “part: ${part ?? ''}”.`
    : planned === undefined
      ? `Foster’s plan, src/book/contents.ts, has no ${name}. A chapter of your own has an order from ${CONTENTS.length + 1} on.`
      : `${name} is “${planned}” in Foster’s plan, src/book/contents.ts: name the file so. A chapter of your own has an order from ${CONTENTS.length + 1} on.`;
  throw chapterFault(chapter, problem, beyond ? /^part:.*$/m : /^order:.*$/m);
}

/** An error at a line of a chapter's file, or at its head. */
function chapterFault({ filePath = '' }: AnyChapter, problem: string, at?: RegExp): Error {
  const file = filePath.replaceAll('\\', '/');
  const before = at === undefined ? '' : readFileSync(filePath, 'utf8').split(at, 1)[0];
  const line = (before ?? '').split('\n').length;
  return errorAt({ file, line, column: 1, message: problem });
}

/** What the plan calls the chapter of this number, or its part; undefined when it has none. */
function plannedSlug(order: number, part: number | undefined): string | undefined {
  const planned = CONTENTS.find((entry) => entry.number === order);
  const parts = planned?.parts ?? [];
  if (part !== undefined) return parts[part - 1]?.slug;
  return parts.length === 0 ? planned?.slug : undefined;
}
