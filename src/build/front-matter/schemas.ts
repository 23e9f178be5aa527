/** What the front matter of a chapter must have, by its folder in `content`. */
import { z } from 'astro/zod';
import { SHELF } from '../../book/shelf.ts';

/** The heading, in our words where Foster's has aged. */
const title = z.string().min(1);

/** The hands it discusses, by id. */
const hands = z.array(z.string()).default([]);

/** What the chapter teaches, in a sentence or two: for the contents and for search engines, which show 200 characters. */
const summary = z.string().min(50).max(200);

/** Under the title, where the game is no longer played: that it is not, and what of it still holds. */
const today = z.string().min(1).optional();

/** In a translation: the state of the file that was translated, which `npm run translations` writes. */
const translates = z
  .string()
  .regex(/^[\da-f]{12}$/u)
  .optional();

export const FRONT_MATTER = {
  manual: z.strictObject({
    title,
    /** The chapter's number in src/book/contents.ts; 0 for a page outside the manual's order. */
    order: z.int().min(0),
    /** Which page of a chapter it is that has several, from 1. */
    part: z.int().min(1).optional(),
    /** The pages of the 1922 manual it follows: `40–44`. */
    pages: z
      .string()
      .regex(/^[\divx]+(–[\divx]+)?$/, 'Pages are “41” or “40–44”, with an en dash.')
      .optional(),
    hands,
    summary,
    today,
    translates,
  }),
  shelf: z.strictObject({
    title,
    /** The book it is from, by its id in src/book/shelf.ts; without one it is an essay. */
    book: z.enum(SHELF.map(({ id }) => id)).optional(),
    /** Its place in its book, from 1. */
    order: z.number().positive().optional(),
    /** Where it stands in its book, after “After”: `the section “Tourne”`, `pages 311–320`. */
    after: z.string().min(1).optional(),
    hands,
    summary,
    today,
    translates,
  }),
  today: z.strictObject({ title, hands, summary, translates }),
};

/** A folder of chapters. */
export type ChapterFolder = keyof typeof FRONT_MATTER;

/** The folder of a chapter’s file, `content/shelf/my-own.mdx`; undefined for another file. */
export function chapterFolder(file: string): ChapterFolder | undefined {
  const [, folder = ''] = /^content\/(?:de\/)?(\w+)\/[^/]+\.mdx$/.exec(file) ?? [];
  return Object.hasOwn(FRONT_MATTER, folder) ? (folder as ChapterFolder) : undefined;
}
