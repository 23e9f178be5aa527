/** The chapters that are written, joined to the plan of the book and to their hands. */
import { aboveChapter, aboveToday, sayAfter, sayAfterPages } from '#edition/book/chapter-words.ts';
import { CONTENTS_PAGE } from '#edition/book/pages/contents.ts';
import { SHELF_PAGE } from '#edition/book/pages/shelf.ts';
import { TODAY_PAGE } from '#edition/book/pages/today.ts';
import { getCollection, render } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { gameHandIds } from './game-hands.ts';
import { chapterFault, checkNumbers, checkPlan, numberOf } from './chapter-faults.ts';
import { isInEdition } from './edition-files.ts';
import { checkHand } from './hand-collection.ts';
import { unknownHand } from './hand-mistakes.ts';
import { handIds } from './hands.ts';
import { pageAddresses } from './page-links.ts';
import { compareOnShelf, shelfBook } from './shelf.ts';
import { SOURCE_LANGUAGE } from '../lib/languages.ts';
import type { PageLanguage } from '../lib/languages.ts';

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
  checkNumbers(entries);
  return entries.sort((a, b) => numberOf(a) - numberOf(b));
}

/** Every chapter in reading order: Foster’s, then Today’s Skat, then those of the other books. */
export async function loadAll(): Promise<AnyChapter[]> {
  return [...(await loadChapters()), ...(await loadToday()), ...(await loadShelf())];
}

/** The `lang` of a chapter’s title and text where it is not translated; undefined where it is in the edition’s. */
export const chapterLang = ({ filePath = '' }: AnyChapter): PageLanguage | undefined =>
  isInEdition(filePath) ? undefined : SOURCE_LANGUAGE;

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
      // It is written to be part of a sentence in the language of the chapter.
      after: after === undefined || chapterLang(chapter) ? null : sayAfter(after),
      listed: { name: SHELF_PAGE.title, address: '/shelf/' },
    };
  }
  if (chapter.collection === 'today') {
    return {
      address: `/today/${chapter.id}/`,
      number: null,
      above: aboveToday(numberOf(chapter)),
      after: null,
      listed: { name: TODAY_PAGE.title, address: '/today/' },
    };
  }
  const { order, pages, part } = chapter.data;
  const ordered = order > 0;
  return {
    address: ordered ? `/manual/${chapter.id}/` : (address ?? `/manual/${chapter.id}/`),
    number: ordered ? order : null,
    above: ordered ? aboveChapter(order, part) : null,
    after: pages === undefined ? null : sayAfterPages(pages),
    listed: ordered ? { name: CONTENTS_PAGE.title, address: '/manual/' } : null,
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
