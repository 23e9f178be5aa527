/**
 * The order of the pages that answer: that of the index of the text, with a page first whose title is meant,
 * and before it the one to which the index of subjects leads.
 */
import type { TitleMatch } from './titles.ts';

/** A page that the index has found. */
export interface Scored<Hit> {
  readonly page: string;
  readonly score: number;
  readonly hit: Hit;
}

export interface Ranked<Hit> {
  readonly page: string;
  /** Undefined where only a title answers. */
  readonly hit: Hit | undefined;
  readonly title: TitleMatch | undefined;
}

/**
 * How much a title counts beside the words of the text, whose best page has 1. A subject counts more than all
 * that the best page can have.
 */
const VERY_SUBJECT = 5;
const VERY_TITLE = 3;
const TITLE_WITH_ALL = 1;
const TITLE_LIES_IN = 0.5;

/** @param found by the index, of a page found in several ways the best. */
export function rankPages<Hit>(
  found: readonly Scored<Hit>[],
  titles: readonly TitleMatch[],
): readonly Ranked<Hit>[] {
  const most = Math.max(...found.map(({ score }) => score), Number.MIN_VALUE);
  const byPage = new Map(titles.map((match) => [match.titled.page, match]));
  const inText = found.map(({ page, score, hit }) => {
    const title = byPage.get(page);
    byPage.delete(page);
    return { page, hit, title, worth: score / most + worthOf(title) };
  });
  // A title that answers only in part is no reason to show a page that has not the words.
  const byTitle = [...byPage.values()]
    .filter(({ score }) => score >= 2)
    .map((title) => ({ page: title.titled.page, hit: undefined, title, worth: worthOf(title) }));
  return [...inText, ...byTitle]
    .sort((a, b) => b.worth - a.worth)
    .map(({ page, hit, title }) => ({ page, hit, title }));
}

function worthOf(match: TitleMatch | undefined): number {
  if (match === undefined) return 0;
  const { score } = match;
  if (score >= 4) return VERY_SUBJECT;
  if (score >= 3) return VERY_TITLE;
  return score >= 2 ? TITLE_WITH_ALL * (score - 1) : TITLE_LIES_IN * (score - 1);
}
