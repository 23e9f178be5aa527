/**
 * What a page is, in the words of schema.org, for search engines: a book, a chapter of it, a hand or a
 * drill to learn by, and the way to the page.
 */
import { BOOK_WORDS, MANUAL_OF_1922, RESOURCE_KINDS } from '#edition/book/book-words.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';

/** A description as JSON-LD has it. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A page by its full address. */
export interface NamedPage {
  readonly name: string;
  readonly url: string;
}

/** The book, as other things name it whole. */
const isPartOf = (home: string): StructuredData => ({
  '@type': 'Book',
  '@id': home,
  name: BOOK_WORDS.title,
  url: home,
});

/**
 * The book.
 *
 * @param home the full address of the home page; what is part of the book names it by that.
 */
export function bookData(home: string, description: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    ...isPartOf(home),
    description,
    inLanguage: PAGE_LANGUAGE,
    bookFormat: 'https://schema.org/EBook',
    isAccessibleForFree: true,
    about: { '@type': 'Game', name: BOOK_WORDS.game, numberOfPlayers: 3 },
    isBasedOn: {
      '@type': 'Book',
      name: MANUAL_OF_1922.title,
      author: { '@type': 'Person', name: MANUAL_OF_1922.author },
      datePublished: MANUAL_OF_1922.year,
    },
  };
}

/** A chapter as it is described; `position` is its number, null outside of the order. */
export interface DescribedChapter extends NamedPage {
  readonly description: string;
  readonly position: number | null;
}

/** A chapter. */
export function chapterData(home: string, chapter: DescribedChapter): StructuredData {
  const { description, name, position, url } = chapter;
  return {
    '@context': 'https://schema.org',
    '@type': ['Chapter', 'LearningResource'],
    '@id': url,
    url,
    name,
    description,
    ...(position === null ? {} : { position }),
    inLanguage: PAGE_LANGUAGE,
    isPartOf: isPartOf(home),
  };
}

/** A hand to be played through, or a drill. */
export interface DescribedResource extends NamedPage {
  readonly description: string;
  /** The kind of learning resource. */
  readonly kind: keyof typeof RESOURCE_KINDS;
}

/** Something to learn by. */
export function resourceData(home: string, resource: DescribedResource): StructuredData {
  const { description, kind, name, url } = resource;
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': url,
    url,
    name,
    description,
    learningResourceType: RESOURCE_KINDS[kind],
    teaches: BOOK_WORDS.game,
    inLanguage: PAGE_LANGUAGE,
    isAccessibleForFree: true,
    isPartOf: isPartOf(home),
  };
}

/** The way to a page, the page itself last. */
export function wayData(way: readonly NamedPage[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The text of a script element that holds the description; nothing in it can end the element. */
export function dataText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
