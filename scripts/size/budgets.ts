/** What pages of the built site may weigh, fonts included. */
import { TRANSLATION } from '../../src/lib/languages.ts';

/** A page that is opened by a reader who has nothing of the book yet. */
export interface PageBudget {
  readonly name: string;
  readonly path: string;
  /** On the way, compressed, with headers. */
  readonly bytes: number;
  readonly requests: number;
}

const HAND = { bytes: 157_000, requests: 26 };
const CHAPTER = { bytes: 196_000, requests: 52 };
const TEXT = { bytes: 96_000, requests: 16 };

const FIRST_PAGES: readonly PageBudget[] = [
  { name: 'hand', path: 'hands/foster-09/', ...HAND },
  { name: 'hand', path: 'hands/foster-12/', ...HAND },
  { name: 'chapter with a figure', path: 'manual/the-simple-game/', ...CHAPTER },
  { name: 'chapter with figures and a drill', path: 'manual/first-principles/', ...CHAPTER },
  { name: 'text', path: 'manual/introduction/', ...TEXT },
  { name: 'glossary', path: 'glossary/', ...TEXT },
];

/** The folders of the editions in the built site. */
export const EDITIONS = ['', `${TRANSLATION}/`] as const;

/** What an edition may weigh where it is text: a German one is longer than its English source. */
export const longer = (edition: string, bytes: number): number =>
  edition === '' ? bytes : bytes * 1.08;

/** The first pages of an edition. */
export const firstPages = (edition: string): readonly PageBudget[] =>
  FIRST_PAGES.map((page) => ({ ...page, bytes: longer(edition, page.bytes) }));

/** A walk through the book in one window, which keeps what it has loaded. */
export const WALK: readonly string[] = [
  '',
  'manual/',
  'manual/first-principles/',
  'hands/foster-09/',
  'hands/foster-10/',
  'manual/the-simple-game/',
  'practice/',
  'practice/points/',
  'glossary/',
  'analyse/',
  'play/',
  'shelf/',
];

/** HTML, style sheets and scripts of the walk, after gzip, without headers. */
export const WALK_BYTES = 383_000;

/** All style sheets on disk. */
export const STYLE_BYTES = 300_000;

/** The whole book, as the service worker fetches it for reading offline: 180 pages, about 26 kB each with its hands. */
export const OFFLINE_BYTES = 4_930_000;
