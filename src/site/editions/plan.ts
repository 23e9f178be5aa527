/** The leaves of the bound book, in the order in which they are read: one a page of the site. */
import { EDITION } from '#edition/site/editions/edition-words.ts';
import { CONTENTS } from '../../book/contents.ts';
import { readManualFiles, readShelfFiles, readTodayFiles } from '../../book/read-chapter-files.ts';
import { SHELF, shelfBook } from '../../book/shelf.ts';

/** Where a leaf stands in the book. */
export type Division = 'front' | 'body' | 'back';

/** One page of the site as a part of the bound book. */
export interface LeafPlan {
  /** Its name: of its file, and before its anchors where the whole book is one page. */
  readonly name: string;
  /** Its address on the site, below the site’s own. */
  readonly address: string;
  readonly division: Division;
  /** What it is, in the words of EPUB. */
  readonly kind:
    'preface' | 'chapter' | 'appendix' | 'glossary' | 'errata' | 'bibliography' | 'index';
  /** The number of the chapter it belongs to. */
  readonly chapter?: number;
  /** The book or part that it belongs to, beside Foster’s: the id of one of {@link PARTS}. */
  readonly book?: string;
  /** Sections that only tell of the site, by their anchors: they stay out. */
  readonly without?: readonly string[];
  /** Which part of a long chapter it is, from 1; the first stands for the chapter. */
  readonly part?: number;
}

const chapters = CONTENTS.flatMap(({ number, parts, slug }): LeafPlan[] => {
  const leaf = { division: 'body', kind: 'chapter', chapter: number } as const;
  const pages = parts.length === 0 ? [{ slug }] : parts;
  return pages.map((page, index) => ({
    ...leaf,
    name: page.slug,
    address: `manual/${page.slug}/`,
    ...(parts.length === 0 ? {} : { part: index + 1 }),
  }));
});

/** The chapters beyond Foster’s, each one page. */
const beyond = readManualFiles()
  .filter(({ order = 0 }) => order > CONTENTS.length)
  .map(({ order = 0, slug }): LeafPlan => ({
    name: slug,
    address: `manual/${slug}/`,
    division: 'body',
    kind: 'chapter',
    chapter: order,
  }));

const TODAY = 'today';

/** The titles of what stands beside Foster’s chapters, by id: Today’s Skat, and the other books. */
export const PARTS: ReadonlyMap<string, string> = new Map([
  [TODAY, EDITION.today],
  ...SHELF.map(({ id, title }) => [id, title] as const),
]);

const leafOf = (slug: string, folder: string, book: string): LeafPlan => ({
  name: slug,
  address: `${folder}/${slug}/`,
  division: 'body',
  kind: 'chapter',
  book,
});

const beside = [
  ...readTodayFiles().map(({ slug }) => leafOf(slug, 'today', TODAY)),
  ...readShelfFiles().map(({ book, slug }) => leafOf(slug, 'shelf', shelfBook(book).id)),
];

/**
 * All leaves. What only works on a screen is no part of it: the search, the practice (the chapters
 * have a worked example and three questions of each drill), the analysis room, what a reader keeps,
 * the notation of hand files. Nor are the pages of the hands: each hand stands in its chapter.
 */
export const LEAVES: readonly LeafPlan[] = [
  {
    name: 'about',
    address: 'about/',
    division: 'front',
    kind: 'preface',
    without: ['how-a-hand-is-played-here', 'how-you-practise', 'for-those-who-look-further'],
  },
  { name: 'learn', address: 'learn/', division: 'front', kind: 'preface' },
  ...chapters,
  ...beyond,
  ...beside,
  {
    name: 'who-says-what',
    address: 'shelf/who-says-what/',
    division: 'back',
    kind: 'appendix',
  },
  {
    name: 'proof',
    address: 'proof/',
    division: 'back',
    kind: 'appendix',
    without: ['your-own-hand'],
  },
  { name: 'hands', address: 'hands/', division: 'back', kind: 'index' },
  { name: 'glossary', address: 'glossary/', division: 'back', kind: 'glossary' },
  { name: 'errata', address: 'errata/', division: 'back', kind: 'errata' },
  { name: 'sources', address: 'sources/', division: 'back', kind: 'bibliography' },
];
