/** The hand that an element shows, from its attributes or its content. */
import type { Component } from 'svelte';
import type { FigureData } from '../../../src/game/replay/figure-data.ts';
import { decodeHash } from '../../../src/lib/address/decode-hash.ts';
import type { PageLanguage } from '../../../src/lib/languages.ts';
import { bookIn } from './book-address.ts';
import type { Looks } from './looks.ts';

/** A hand, ready to be shown. */
export interface HandToShow {
  readonly data: FigureData;
  /** `No. 9`, for a hand that has a number in the book. */
  readonly number: string | null;
  /** The hand’s page in the book; null for a hand that is not in it. */
  readonly home: string | null;
}

/** A hand as text, in the notation or as JSON, with its mistakes. */
export interface TextMistakes {
  readonly text: string;
  readonly entries: readonly TextMistake[];
  /** The component that lists them. */
  readonly list: Component<{ mistakes: TextMistakes; looks: Looks; notation: string | null }>;
}

/** A mistake in a text; line and column count from 1. */
export interface TextMistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** The hand cannot be shown; the message is a sentence for the reader of the page. */
export class HandUnavailable extends Error {}

/** Where the data of a hand are. */
export interface Source {
  /** `hand` for a file in the hand notation or JSON, `page` for a hand of the book. */
  readonly kind: 'hand' | 'page';
  readonly url: string;
  /** The hand’s page in its book. */
  readonly home: string | null;
  /** The place in the address, if any. */
  readonly place: string | null;
}

/**
 * The address of a book, the hand’s id, and a place with its own page:
 * `https://…/hands/foster-09/t6.2/`.
 */
const PAGE = /^(.*\/)hands\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(t[\d.]+|layout))?\/?$/;

/**
 * Reads `src`: the page of a hand in a book, or a file whose name ends in `.hand` or `.json`.
 *
 * @param base the address of the page, for a relative `src`.
 * @param language that of the edition whose hand is meant; null for the edition that `src` names.
 * @returns undefined for anything else.
 */
export function readSource(
  src: string,
  base: string,
  language: PageLanguage | null = null,
): Source | undefined {
  let url: URL;
  try {
    url = new URL(src, base);
  } catch {
    return undefined;
  }
  // `javascript:` and `data:` have no host, so the rest would be read as a path of the page.
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const address = url.origin + url.pathname;
  if (/\.(?:hand|json)$/u.test(url.pathname)) {
    return { kind: 'hand', url: address + url.search, home: null, place: null };
  }
  const [, named, id, at = null] = PAGE.exec(address) ?? [];
  if (named === undefined || id === undefined) return undefined;
  const book = language === null ? named : bookIn(language, named);
  const prefix = `#${id}/`;
  // Mail and messengers escape the plus of an own line.
  const hash = decodeHash(url.hash);
  const place = hash.startsWith(prefix) ? hash.slice(prefix.length) : at;
  return { kind: 'page', url: `${book}embed/${id}.json`, home: `${book}hands/${id}/`, place };
}

/** Removes a line break after the first tag, which HTML ignores only in `<pre>`. */
export const elementText = (content: string): string => content.replace(/^\r?\n/, '');
