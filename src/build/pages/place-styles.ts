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
 * A page’s sheets in the order in which they hold: first those of the page, then what every page with a
 * figure has, since what the figure says of itself must hold against what a page says of all it shows.
 *
 * @param own what the page has.
 * @param withFigures what each page with a figure has; the page is one of them.
 */
export function figureLast(
  own: readonly string[],
  withFigures: readonly (readonly string[])[],
): readonly string[] {
  const last = new Set(own.filter((name) => withFigures.every((page) => page.includes(name))));
  return [...own.filter((name) => !last.has(name)), ...last];
}
