/** What the pictures of links to pages say that are no chapter and no hand. */
import type { PicturedPage } from './pictured-pages.ts';

/** Above the title, the title, and below it. */
export const PAGE_WORDS: Readonly<
  Record<PicturedPage, readonly [above: string, title: string, below: string]>
> = {
  '/': ['The card game', 'A book that plays its own hands', 'After Foster’s manual of 1922'],
  '/manual/': [
    'Contents',
    'Skat, chapter by chapter',
    'From the pack to the management of tournaments',
  ],
  '/today/': ['The game of today', 'Today’s Skat', 'Bidding by numbers, the skat, and lists'],
  '/shelf/': ['The other books', 'The Shelf', 'Eichhorn, Hoyle, whist, Calabrasella and Mate'],
  '/hands/': ['Hands', 'Illustrative Hands', 'Every card to step through, with both sides’ points'],
  '/learn/': ['A first lesson', 'Skat in ten minutes', 'For someone who knows no card game'],
  '/analyse/': [
    'Any hand of your own',
    'The Analysis Room',
    'What each card was worth, with all cards open',
  ],
  '/problems/': ['One card is best', 'Skat Problems', 'A new one each day, by theme and grade'],
  '/hand/': ['Your ten cards', 'My Hand', 'How far to bid, and what each game is worth'],
  '/practice/': ['Drills', 'Practice', 'Ten questions at a time, each with its reasons'],
  '/glossary/': ['The words of the table', 'Glossary', 'What they mean, and how they are said'],
};

/** Above the title of a chapter that has no number. */
export const ABOUT_THE_BOOK = 'About the book';

/** In the corner of each. */
export const SUBTITLE = 'a manual of Skat';

/** The picture of a place in a hand. */
export const PLACE_WORDS = { trick: 'Trick', tricks: 'tricks, ' } as const;
