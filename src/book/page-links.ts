/** Mentions of pages of the 1922 manual, and where in our chapters those pages begin. */
import { PAGE_MENTION, SINGLE_PAGE } from '#edition/book/typed-words.ts';
import { pageAnchor } from './pages.ts';

/** A chapter as its author wrote it. */
export interface ChapterSource {
  /** The last part of its address. */
  readonly slug: string;
  readonly source: string;
}

/** A piece of running text, and the page it names, if any. */
export interface PageMentionPart {
  readonly text: string;
  /** As printed: `84`, `xi`. */
  readonly page: string | null;
}

/** The last part of the address of a chapter's page: `15-2-solo-bidding.mdx` is `solo-bidding`. */
export function chapterSlug(file: string): string {
  return file.replace(/^(?:\d+-)+/, '').replace(/\.mdx$/, '');
}

/**
 * The address of each page of 1922 that a chapter marks with `<Page n="84" />`, by its number.
 *
 * @param chapters in reading order: a page within which a chapter ends and the next begins is found
 *   where it begins, in the former.
 */
export function pageAddresses(chapters: readonly ChapterSource[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const { slug, source } of chapters) {
    for (const { 1: n = '' } of source.matchAll(/<Page n="([^"]*)"/g)) {
      if (!addresses.has(n)) addresses.set(n, `/manual/${slug}/#${pageAnchor(n)}`);
    }
  }
  return addresses;
}

/** The numbers of a mention of several pages. */
const NUMBERS = /(?<!\w)(?:\d+|[xvi]+)\b/g;

/**
 * Finds the pages that a text names: `page 84` is one piece; of `pages 84 and 90–92` each number is
 * one. The pieces together are the text.
 */
export function pageMentions(text: string): PageMentionPart[] {
  const parts: PageMentionPart[] = [];
  let from = 0;
  const add = (to: number, page: string | null) => {
    if (to > from) parts.push({ text: text.slice(from, to), page });
    from = to;
  };
  for (const { 0: mention, index } of text.matchAll(PAGE_MENTION)) {
    add(index, null);
    const single = SINGLE_PAGE.exec(mention);
    if (single?.[1] !== undefined) {
      add(index + mention.length, single[1]);
      continue;
    }
    for (const number of mention.matchAll(NUMBERS)) {
      add(index + number.index, null);
      add(index + number.index + number[0].length, number[0]);
    }
  }
  add(text.length, null);
  return parts;
}

/**
 * Makes each mention of a page in a comment of a hand file a link of such a comment:
 * `[page 84](/manual/solo/#p84)`. What is a link already stays as it is.
 *
 * @param means whether a mention means a page of 1922, by the text before it; all do unless said
 *   otherwise.
 * @throws Error when no chapter marks the page: that stops the build.
 */
export function linkMentions(
  comment: string,
  addresses: ReadonlyMap<string, string>,
  means: (before: string) => boolean = () => true,
): string {
  const link = (text: string, page: string): string => {
    const address = addresses.get(page);
    if (address === undefined) throw new Error(`No chapter has the beginning of page ${page}.`);
    return `[${text}](${address})`;
  };
  const parts = comment
    .split(/(\[[^\]]+\]\([^)\s]+\))/)
    .flatMap((part, index) =>
      index % 2 === 1 ? [{ text: part, page: null }] : pageMentions(part),
    );
  let before = '';
  let linked = '';
  for (const { text, page } of parts) {
    linked += page !== null && means(before) ? link(text, page) : text;
    before += text;
  }
  return linked;
}

/**
 * Whether a mention in a note on another book means a page of Foster’s all the same: its sentence
 * names Foster.
 *
 * @param before the text of the note up to the mention.
 */
export function namesFoster(before: string): boolean {
  return /\bFoster\b[^.:;]*$/.test(before);
}
