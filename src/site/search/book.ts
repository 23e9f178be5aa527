/** The search's data on the book, loaded when the search is opened: its places, titles and words. */
import { LAW } from '#edition/book/law-words.ts';
import { inBook } from '../../lib/address/in-book.ts';
import type { BookPlaces } from './query/book-places.ts';
import { SUBJECTS } from '#edition/site/search/query/subjects.ts';
import { SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import type { Titled } from './query/titles.ts';
import { makeVocabulary } from './query/vocabulary.ts';
import type { Vocabulary } from './query/vocabulary.ts';
import { wordsOf } from './query/query-words.ts';
import type { BookTitles, PageTitles } from './titles-file.ts';

export interface Book {
  readonly places: BookPlaces;
  readonly titles: readonly Titled[];
  readonly words: Vocabulary;
  /** A page of the index by its name there. */
  readonly pageById: ReadonlyMap<string, PageTitles>;
  readonly pageByUrl: ReadonlyMap<string, PageTitles>;
}

let loading: Promise<Book> | undefined;

/** Loads it, once; rejects when it cannot be had, and the next call tries again. */
export function loadBook(): Promise<Book> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Book> {
  // Both files are of the same build as this script.
  const [places, { pages, words }] = (await Promise.all([
    fetchJson('/search/places.json'),
    fetchJson('/pagefind/titles.json'),
  ])) as [BookPlaces, BookTitles];
  const names = places.words.flatMap(({ word, also }) => [word, ...also]).flatMap(wordsOf);
  const synonymWords = SYNONYMS.flatMap((synonym) => synonym.spellings);
  const subjectWords = SUBJECTS.flatMap(([, ...its]) => its).flatMap(wordsOf);
  return {
    places,
    titles: titlesOf(places, pages),
    words: makeVocabulary([...words, ...names], synonymWords, subjectWords),
    pageById: new Map(pages.map((page) => [page.id, page])),
    pageByUrl: new Map(pages.map((page) => [page.url, page])),
  };
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(inBook(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** The heading of a law: its number, and what it is about. */
const LAW_TITLE = new RegExp(`^${LAW} \\d+ (.+)$`, 'u');

/** All titles of the book, each with the other names by which it is to be found. */
function titlesOf(places: BookPlaces, pages: readonly PageTitles[]): readonly Titled[] {
  const subjects = new Map<string, readonly string[]>(SUBJECTS.map(([url, ...its]) => [url, its]));
  const words = new Map(places.words.map(({ anchor, also }) => [`/glossary/#${anchor}`, also]));
  return pages.flatMap(({ url: page, title, sections }) =>
    [['', title] as const, ...sections].map(([anchor, text]): Titled => {
      const url = anchor === '' ? page : `${page}#${anchor}`;
      const law = LAW_TITLE.exec(text)?.[1];
      return {
        page,
        url,
        title: text,
        names: [...(words.get(url) ?? []), ...(law === undefined ? [] : [law])],
        subjects: subjects.get(url) ?? [],
      };
    }),
  );
}
