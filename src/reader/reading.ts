/**
 * Where a reader is in the book and which parts are read, as one value. It is noted by reading
 * alone: nothing has to be ticked. `reading-format.ts` reads and writes it as JSON.
 */
import { ownValue } from '../lib/json/json.ts';
import type { PageLanguage } from '../lib/languages.ts';

/** What has been read of a chapter. */
export interface ChapterRead {
  /** How many sections it had when it was last open. */
  readonly of: number;
  /** The sections that have been read, by their anchors; the opening before the first has none. */
  readonly read: readonly string[];
  /** When it was last read in, in milliseconds since the beginning of 1970. */
  readonly at: number;
}

/** The place where one reads, in the words of the edition in which one did. */
export interface ReadPlace {
  /** The chapter’s address: `/manual/the-simple-game/`. */
  readonly page: string;
  /** Its number; null for a page that stands outside the count. */
  readonly number: number | null;
  readonly title: string;
  /** The heading it is under; empty for the opening. */
  readonly heading: string;
  /** The anchor of that heading; empty for the opening. */
  readonly section: string;
  /** The anchor of the paragraph; empty for the top of the page. */
  readonly anchor: string;
  readonly language: PageLanguage;
  readonly at: number;
}

/** The place in the hand that was last played through. */
export interface HandPlace {
  /** The hand’s id. */
  readonly hand: string;
  readonly title: string;
  /** The name of the place in it: `t7.2`. */
  readonly place: string;
  readonly language: PageLanguage;
  readonly at: number;
}

export interface ReadSoFar {
  /** By the last part of the chapter’s address. */
  readonly chapters: Readonly<Record<string, ChapterRead>>;
  readonly place: ReadPlace | null;
  readonly hand: HandPlace | null;
}

export const NOTHING_READ: ReadSoFar = { chapters: {}, place: null, hand: null };

/** Whether all of a chapter has been read, some of it, or nothing. */
export type HowFar = 'all' | 'some' | 'none';

/** How far a chapter has been read. */
export function howFar(chapter: ChapterRead | undefined): HowFar {
  if (chapter === undefined || chapter.read.length === 0) return 'none';
  return chapter.read.length >= chapter.of ? 'all' : 'some';
}

/**
 * Notes that sections of a chapter have been read.
 *
 * @param sections the anchors of all its sections at present; others that were read once are let
 *   go, since the text no longer has them.
 * @param passedSections those that have now been read.
 */
export function withSections(
  reading: ReadSoFar,
  slug: string,
  sections: readonly string[],
  passedSections: readonly string[],
  at: number,
): ReadSoFar {
  const known = new Set([...(ownValue(reading.chapters, slug)?.read ?? []), ...passedSections]);
  const chapter = { of: sections.length, read: sections.filter((id) => known.has(id)), at };
  return { ...reading, chapters: { ...reading.chapters, [slug]: chapter } };
}

/** Notes where one reads. */
export function withPlace(reading: ReadSoFar, place: ReadPlace): ReadSoFar {
  return { ...reading, place };
}

/** Notes where one is in a hand. */
export function withHandPlace(reading: ReadSoFar, hand: HandPlace): ReadSoFar {
  return { ...reading, hand };
}

/**
 * Both together: what either has read, and the later of the two places. In either order, and
 * however often, it comes to the same.
 */
export function mergeReading(ours: ReadSoFar, theirs: ReadSoFar): ReadSoFar {
  const chapters: Record<string, ChapterRead> = { ...ours.chapters };
  for (const [slug, other] of Object.entries(theirs.chapters)) {
    const own = ownValue(chapters, slug);
    chapters[slug] = own === undefined ? other : mergeChapter(own, other);
  }
  return {
    chapters,
    place: later(ours.place, theirs.place),
    hand: later(ours.hand, theirs.hand),
  };
}

function mergeChapter(a: ChapterRead, b: ChapterRead): ChapterRead {
  const of = a.at === b.at ? Math.max(a.of, b.of) : a.at > b.at ? a.of : b.of;
  const read = [...new Set([...a.read, ...b.read])].sort();
  return { of, read, at: Math.max(a.at, b.at) };
}

function later<T extends { readonly at: number }>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}
