/** How well titles answer to what is looked for: those of pages, sections, laws, hands and words. */
import type { NumberWords } from './book-places.ts';
import type { Concept } from './interpret.ts';
import { withoutStopWords } from './stop-words.ts';
import { stem } from '#edition/site/search/query/spelling.ts';
import { fold, wordsOf } from './query-words.ts';

/** A part of the book that has a title, and the other names by which it is to be found. */
export interface Titled {
  /** The address of its page. */
  readonly page: string;
  /** Its own address: the page’s, or a place in it. */
  readonly url: string;
  readonly title: string;
  readonly names: readonly string[];
  /** Its names in the index of subjects. */
  readonly subjects: readonly string[];
}

export interface TitleMatch {
  readonly titled: Titled;
  /**
   * 4 for the very name of a subject, 3 for the very title, from 2 for one that has all words, from 1 for one
   * that all lies in them.
   */
  readonly score: number;
}

/** A title’s words, ready to be compared. */
function stemsOf(text: string, numbers: NumberWords): readonly string[] {
  return withoutStopWords(wordsOf(text), numbers).map((word) => stem(fold(word)));
}

/** The best match of each page’s titles, best first; pages without one are left out. */
export function matchTitles(
  concepts: readonly Concept[],
  titles: readonly Titled[],
  numbers: NumberWords,
): readonly TitleMatch[] {
  const query = concepts.map((concept) => concept.map((words) => stemsOf(words, numbers)));
  const best = new Map<string, TitleMatch>();
  for (const titled of titles) {
    const score = Math.max(
      ...[titled.title, ...titled.names].map((name) => matchName(query, stemsOf(name, numbers))),
      ...titled.subjects.map((name) => matchSubject(query, stemsOf(name, numbers))),
    );
    const before = best.get(titled.page);
    if (score >= 1 && (before === undefined || score > before.score))
      best.set(titled.page, { titled, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** What is looked for: of each concept the stems of the words that the book may have for it. */
type QueryStems = readonly (readonly (readonly string[])[])[];

/** A heading may stand in many places, but the index of subjects names the one to read. */
function matchSubject(query: QueryStems, name: readonly string[]): number {
  const score = matchName(query, name);
  // “Jack on jack” is more than “jacks”.
  return score === 3 && name.length >= query.length ? 4 : score;
}

function matchName(query: QueryStems, name: readonly string[]): number {
  if (name.length === 0 || query.length === 0) return 0;
  const coveredWords = new Set<string>();
  let answeredConcepts = 0;
  for (const ways of query) {
    const way = ways.find((words) => words.every((word) => name.includes(word)));
    if (way === undefined) continue;
    answeredConcepts++;
    for (const word of way) coveredWords.add(word);
  }
  const ofName = coveredWords.size / new Set(name).size;
  if (answeredConcepts === query.length) return 2 + ofName;
  // One word of many says little.
  return ofName === 1 && (name.length > 1 || query.length === 2)
    ? 1 + answeredConcepts / query.length
    : 0;
}
