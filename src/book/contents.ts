/**
 * The chapters of Foster's Skat Manual (3rd edition, 1922) as its table of contents has them: the
 * plan of this book too, whether a chapter is written yet or not.
 */

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
  slug: string,
  title: string,
  page: number | string,
  parts: readonly ContentsPart[] = [],
): ContentsEntry => ({
  number,
  slug,
  title,
  page: String(page),
  parts,
});

const part = (slug: string, title: string, page: number): ContentsPart => ({
  slug,
  title,
  page: String(page),
});

/** All chapters in reading order. */
export const CONTENTS: readonly ContentsEntry[] = [
  chapter(1, 'introduction', 'Introduction', 'xi'),
  chapter(2, 'historical', 'Historical', 3),
  chapter(3, 'the-laws', 'The American Laws of Skat', 10),
  chapter(4, 'description-of-the-game', 'Description of the Game', 22),
  chapter(5, 'how-to-learn-skat', 'How to Learn Skat', 27),
  chapter(6, 'first-principles', 'First Principles', 29),
  chapter(7, 'the-simple-game', 'The Simple Game', 40),
  chapter(8, 'scoring', 'Scoring', 44),
  chapter(9, 'bidding', 'Bidding', 48),
  chapter(10, 'tournee', 'Tournee', 53),
  chapter(11, 'laying-out-for-the-skat', 'Laying Out for the Skat', 60),
  chapter(12, 'leading-in-tournee', 'Leading in Tournee', 70),
  chapter(13, 'tenace', 'Tenace', 76),
  chapter(14, 'passt-mir-nicht', 'Passt-mir-nicht', 78),
  chapter(15, 'solo', 'Solo', 84, [
    part('solo', 'Playing Without the Skat Cards', 84),
    part('solo-bidding', 'Bidding', 92),
    part('solo-choice-of-games', 'Choice of Games', 102),
    part('solo-leading', 'Leading', 106),
    part('solo-defence', 'The Adversaries’ Play', 110),
    part('solo-second-hand', 'Second Hand Play', 114),
    part('solo-fattening', 'Fattening', 117),
  ]),
  chapter(16, 'grand-solo', 'Grand Solo', 120, [
    part('grand-solo', 'Grand Solo', 120),
    part('grand-solo-play', 'Illustrative Hand No. 13', 130),
  ]),
  chapter(17, 'open-grands', 'Open Grands', 139),
  chapter(18, 'tournee-grand', 'Tournee Grand', 141),
  chapter(19, 'gucki-grand', 'Gucki Grand', 148),
  chapter(20, 'ramsch', 'Ramsch', 162),
  chapter(21, 'nullo', 'Nullo', 171),
  chapter(22, 'test-hands', 'Test Hands', 181),
  chapter(23, 'varieties-of-skat', 'Varieties of Skat', 182),
  chapter(24, 'management-of-tournaments', 'Management of Tournaments', 184),
  chapter(25, 'technical-terms', 'Technical Terms', 192),
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
