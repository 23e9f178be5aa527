/**
 * The chapters by their files, without Astro: for what runs before the site does and for tests. Their
 * order is the site’s: the number before the name, and on the shelf the book and the place in it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { editionFile } from './edition-files.ts';
import { chapterSlug } from './page-links.ts';
import { compareOnShelf } from './shelf.ts';
import type { OnShelf } from './shelf.ts';

export interface ChapterFile extends OnShelf {
  /** From the top folder: `content/manual/05-first-principles.mdx`. */
  readonly file: string;
  readonly slug: string;
  readonly source: string;
}

/** Foster’s chapters, those that follow them, and their parts, without the pages outside the order. */
export const readManualFiles = (): readonly ChapterFile[] => numbered('content/manual');

/** The chapters of Today’s Skat. */
export const readTodayFiles = (): readonly ChapterFile[] => numbered('content/today');

/** The chapters of the other books. */
export const readShelfFiles = (): readonly ChapterFile[] =>
  readFolder('content/shelf').sort(compareOnShelf);

/** The addresses of all chapters, `/manual/solo/`, by the names of their files alone. */
export const chapterAddresses = (): ReadonlySet<string> =>
  new Set(
    ['manual', 'today', 'shelf'].flatMap((folder) =>
      readdirSync(`content/${folder}`)
        .filter((name) => name.endsWith('.mdx') && (folder === 'shelf' || /^\d/.test(name)))
        .map((name) => `/${folder}/${chapterSlug(name)}/`),
    ),
  );

/** The files of a folder whose names begin with a number, by their numbers. */
const numbered = (folder: string): ChapterFile[] =>
  readFolder(folder)
    .filter(({ file }) => /\/\d[^/]*$/.test(file))
    .sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));

function readFolder(folder: string): ChapterFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const file = editionFile(`${folder}/${name}`);
      const source = readFileSync(file, 'utf8');
      const [head = ''] = source.split(/\r?\n---\r?\n/, 1);
      const valueOf = (key: string) => new RegExp(`^${key}: *(.*?)[ \\r]*$`, 'm').exec(head)?.[1];
      const order = valueOf('order');
      return {
        file,
        slug: chapterSlug(name),
        source,
        title: valueOf('title') ?? '',
        book: valueOf('book'),
        order: order === undefined ? undefined : Number(order),
      };
    });
}
