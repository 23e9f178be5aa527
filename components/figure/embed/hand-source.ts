/** What an element is to show, from its attributes and what stands in it. */
import type { Component } from 'svelte';
import type { FigureData } from '../../../src/game/replay/figure-data.ts';
import type { Looks } from './looks.ts';

/** A hand, ready to be shown. */
export interface HandToShow {
  readonly data: FigureData;
  /** `No. 9`, for a hand that the book calls so. */
  readonly number: string | null;
  /** The hand’s page in the book; null for a hand that is not the book’s. */
  readonly home: string | null;
}

/** A text in the hand notation, and what is wrong with it. */
export interface TextMistakes {
  readonly text: string;
  readonly entries: readonly TextMistake[];
  /** What shows them. */
  readonly list: Component<{ mistakes: TextMistakes; looks: Looks; notation: string }>;
}

/** One thing that is wrong; line and column count from 1. */
export interface TextMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** Why there is nothing to show, a sentence for whoever reads the page. */
export class HandUnavailable extends Error {}

/** Where a page of the book has its data. */
export interface Source {
  /** `hand` for a file in the hand notation, `page` for a hand of the book. */
  readonly kind: 'hand' | 'page';
  readonly url: string;
  /** The front page of the book that the hand is in. */
  readonly home: string | null;
  /** The place that the address names, if it does. */
  readonly place: string | null;
}

/**
 * The folder of a book’s hands, the hand’s id, and a place that has a page of its own:
 * `https://…/hands/foster-09/t6.2/`.
 */
const PAGE = /^(.*\/)hands\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(t[\d.]+|layout))?\/?$/;

/**
 * What `src` names: the page of a hand of a book, or a file whose name ends in `.hand`.
 *
 * @param base the address of the page, for a `src` that is relative to it.
 * @returns undefined for anything else.
 */
export function readSource(src: string, base: string): Source | undefined {
  let url: URL;
  try {
    url = new URL(src, base);
  } catch {
    return undefined;
  }
  // `javascript:` and `data:` have no host, so that what follows them would be read as a path of the page.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const address = url.origin + url.pathname;
  if (url.pathname.endsWith('.hand')) {
    return { kind: 'hand', url: address + url.search, home: null, place: null };
  }
  const [, book, id, at = null] = PAGE.exec(address) ?? [];
  if (book === undefined || id === undefined) return undefined;
  const prefix = `#${id}/`;
  const place = url.hash.startsWith(prefix) ? url.hash.slice(prefix.length) : at;
  return { kind: 'page', url: `${book}embed/${id}.json`, home: `${book}hands/${id}/`, place };
}

/** A text as it stands in an element: HTML lets a line break after the tag count for nothing in `<pre>` alone. */
export const elementText = (content: string): string => content.replace(/^\r?\n/, '');
