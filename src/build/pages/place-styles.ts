/** Which of its style sheets a page needs before it is painted, which later, and which never. */
import type { StyleSheet } from './read-styles.ts';

export interface Placed {
  /** Before it is painted. */
  readonly first: readonly string[];
  /** With what its scripts load when it is wanted. */
  readonly later: readonly string[];
}

/**
 * Astro links in a page’s head the styles of every component that it could ever show. One that the
 * page shows none of as it comes, nor can by the scripts it has then, is not worth waiting for; one that
 * none of its scripts can show ever is not worth loading.
 *
 * @param html the page.
 * @param atOnce the scripts that the page runs as it comes.
 * @param scripts all scripts that the page can load.
 * @param sheets its style sheets by their names, in their order.
 */
export function placeStyles(
  html: string,
  atOnce: readonly string[],
  scripts: readonly string[],
  sheets: readonly (readonly [name: string, sheet: StyleSheet])[],
): Placed {
  const first: string[] = [];
  const later: string[] = [];
  for (const [name, { scopes }] of sheets) {
    const among = (text: string): boolean => scopes?.some((scope) => text.includes(scope)) ?? true;
    if (among(html) || atOnce.some(among)) first.push(name);
    else if (scripts.some(among)) later.push(name);
  }
  return { first, later };
}

/**
 * The sheets that share a file, for a page: those that all pages have, its own, and those that all
 * pages with a figure have. A reader who goes from page to page loads the first and the last once. The
 * last, since what the figure says of itself must hold against what a page says of all it shows.
 *
 * @param own what the page has.
 * @param pages what each page has.
 * @param alike what each page with a figure has; null for a page without one.
 */
export function shareStyles(
  own: readonly string[],
  pages: readonly (readonly string[])[],
  alike: readonly (readonly string[])[] | null,
): readonly (readonly string[])[] {
  const everywhere = common(pages);
  const withFigure = alike === null ? new Set() : common(alike);
  const isOf = (name: string): number => (everywhere.has(name) ? 0 : withFigure.has(name) ? 2 : 1);
  return [0, 1, 2]
    .map((kind) => own.filter((name) => isOf(name) === kind))
    .filter((names) => names.length > 0);
}

function common(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const [one = [], ...others] = pages;
  return new Set(one.filter((name) => others.every((page) => page.includes(name))));
}
