/** What the search calls the places of the book, and what it says where there is none. */
import { listed } from '#edition/game/words/lists.ts';
import type { ChapterPlace, SearchedHand } from './book-places.ts';

/** What a page of a chapter is: `Kapitel 15, Teil 2`. */
export function chapterName({ number, part }: ChapterPlace): string {
  return part === null ? `Kapitel ${number}` : `Kapitel ${number}, Teil ${part}`;
}

/** What a hand is called where its title follows: `Spiel 9`, or `Spiel`. */
export function handName({ number }: SearchedHand): string {
  return number === null ? 'Spiel' : `Spiel ${number}`;
}

/** How the book mentions a hand of the manual. */
export const mentionOfHand = (hand: number): string => `Spiel Nr. ${hand}`;

/** A trick of a hand, and a card of it. @param hand as `handName` has it. @param card from 1; or null. */
export const nameOfTrick = (trick: number, hand: string, card: number | null): string =>
  `Stich ${trick} von ${hand}${card === null ? '' : `, Karte ${card}`}`;

export const sayNoLaw = (law: number, last: number): string =>
  `Eine Regel ${law} gibt es nicht: Die Regeln gehen von 1 bis ${last}.`;

export const sayNoHand = (hand: number, last: number): string =>
  `Ein Spiel ${hand} gibt es im Handbuch nicht: Seine Spiele gehen von 1 bis ${last}.`;

export const sayNoChapter = (chapter: number, last: number): string =>
  `Ein Kapitel ${chapter} gibt es nicht: Die Kapitel gehen von 1 bis ${last}.`;

/** @param hand as `handName` has it. */
export const sayTricks = (hand: string, tricks: number): string =>
  `${hand} hat ${tricks === 1 ? 'nur einen Stich' : `nur ${tricks} Stiche`}.`;

/** @param ranges the first and last pages of the preface and of the text. */
export const sayNoPage = (
  page: string,
  ranges: readonly (readonly [first: string, last: string])[],
): string =>
  `Eine Seite ${page} hat das Handbuch von 1922 nicht: Es hat die Seiten ${listed(ranges.map(([first, last]) => `${first} bis ${last}`))}.`;

/** A page is not marked, because it begins with the page before it. */
export const sayBegins = (page: string): string =>
  `Diese Seite ist nicht eigens markiert; hier beginnt Seite ${page}.`;

export const sayParts = (chapter: number, parts: number): string =>
  parts === 1 ? `Kapitel ${chapter} hat keine Teile.` : `Kapitel ${chapter} hat ${parts} Teile.`;
