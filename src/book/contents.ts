/**
 * The chapters of Foster's Skat Manual (3rd edition, 1922) as its table of contents has them: the
 * plan of this book too, whether a chapter is written yet or not.
 */
import { CHAPTER_HEADINGS, PART_HEADINGS } from '#edition/book/contents-words.ts';

/** A page of a chapter that is long enough to be several. */
export interface ContentsPart {
  /** The last part of its address, and of its file's name after the numbers of chapter and part. */
  readonly slug: string;
  /** Its heading of 1922. */
  readonly title: string;
  /** The page of 1922 on which it begins, as printed. */
  readonly page: string;
}

export interface ContentsEntry {
  /** The chapter's number here; the 1922 book has none. */
  readonly number: number;
  /** The last part of the chapter's address, and of its file's name after the number. */
  readonly slug: string;
  /** Its heading of 1922. */
  readonly title: string;
  /** The page of 1922 on which it begins, as printed: `29`, before the text proper `xi`. */
  readonly page: string;
  /** Its pages in reading order, the first at the chapter's own address; empty when it is one. */
  readonly parts: readonly ContentsPart[];
}

const chapter = (
  number: number,
  slug: keyof typeof CHAPTER_HEADINGS,
  page: number | string,
  parts: readonly ContentsPart[] = [],
): ContentsEntry => ({
  number,
  slug,
  title: CHAPTER_HEADINGS[slug],
  page: String(page),
  parts,
});

const part = (slug: keyof typeof PART_HEADINGS, page: number): ContentsPart => ({
  slug,
  title: PART_HEADINGS[slug],
  page: String(page),
});

/** All chapters in reading order. */
export const CONTENTS: readonly ContentsEntry[] = [
  chapter(1, 'introduction', 'xi'),
  chapter(2, 'historical', 3),
  chapter(3, 'the-laws', 10),
  chapter(4, 'description-of-the-game', 22),
  chapter(5, 'how-to-learn-skat', 27),
  chapter(6, 'first-principles', 29),
  chapter(7, 'the-simple-game', 40),
  chapter(8, 'scoring', 44),
  chapter(9, 'bidding', 48),
  chapter(10, 'tournee', 53),
  chapter(11, 'laying-out-for-the-skat', 60),
  chapter(12, 'leading-in-tournee', 70),
  chapter(13, 'tenace', 76),
  chapter(14, 'passt-mir-nicht', 78),
  chapter(15, 'solo', 84, [
    part('solo', 84),
    part('solo-bidding', 92),
    part('solo-choice-of-games', 102),
    part('solo-leading', 106),
    part('solo-defence', 110),
    part('solo-second-hand', 114),
    part('solo-fattening', 117),
  ]),
  chapter(16, 'grand-solo', 120, [part('grand-solo', 120), part('grand-solo-play', 130)]),
  chapter(17, 'open-grands', 139),
  chapter(18, 'tournee-grand', 141),
  chapter(19, 'gucki-grand', 148),
  chapter(20, 'ramsch', 162),
  chapter(21, 'nullo', 171),
  chapter(22, 'test-hands', 181),
  chapter(23, 'varieties-of-skat', 182),
  chapter(24, 'management-of-tournaments', 184),
  chapter(25, 'technical-terms', 192),
];

/** The slugs of the chapters that get a newcomer to a first hand, in the order to read them in. */
export const FOR_NEWCOMERS = [
  'description-of-the-game',
  'first-principles',
  'the-simple-game',
  'scoring',
] as const;

/** The chapter of 1922 in which a page (3 or more) stands. */
export function chapterOfPage(page: number): ContentsEntry | undefined {
  return CONTENTS.findLast((entry) => Number(entry.page) <= page);
}
