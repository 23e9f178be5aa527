/** What the search calls the places of the book, and what it says where there is none. */
import { listed } from '#edition/game/words/lists.ts';
import type { ChapterPlace, SearchedHand } from './book-places.ts';

/** What a page of a chapter is: `Chapter 15, part 2`. */
export function chapterName({ number, part }: ChapterPlace): string {
  return part === null ? `Chapter ${number}` : `Chapter ${number}, part ${part}`;
}

/** What a hand is called where its title follows: `Hand 9`, or `Hand`. */
export function handName({ number }: SearchedHand): string {
  return number === null ? 'Hand' : `Hand ${number}`;
}

/** How the book mentions a hand of the manual. */
export const mentionOfHand = (hand: number): string => `hand no ${hand}`;

/** A trick of a hand, and a card of it. @param hand as `handName` has it. @param card from 1; or null. */
export const nameOfTrick = (trick: number, hand: string, card: number | null): string =>
  `Trick ${trick} of ${hand}${card === null ? '' : `, card ${card}`}`;

export const sayNoLaw = (law: number, last: number): string =>
  `There is no law ${law}: the laws run from 1 to ${last}.`;

export const sayNoHand = (hand: number, last: number): string =>
  `There is no hand ${hand}: the hands run from 1 to ${last}.`;

export const sayNoChapter = (chapter: number, last: number): string =>
  `There is no chapter ${chapter}: the chapters run from 1 to ${last}.`;

/** @param hand as `handName` has it. */
export const sayTricks = (hand: string, tricks: number): string => `${hand} has ${tricks} tricks.`;

/** @param ranges the first and last pages of the preface and of the text. */
export const sayNoPage = (
  page: string,
  ranges: readonly (readonly [first: string, last: string])[],
): string =>
  `The manual of 1922 has no page ${page}: its pages are ${listed(ranges.map(([first, last]) => `${first} to ${last}`))}.`;

/** A page is not marked, because it begins with the page before it. */
export const sayBegins = (page: string): string =>
  `That page has no mark of its own; page ${page} begins here.`;

export const sayParts = (chapter: number, parts: number): string =>
  parts === 1 ? `Chapter ${chapter} has no parts.` : `Chapter ${chapter} has ${parts} parts.`;
