import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { handLoader } from './book/hand-loader.ts';
import { chapterSlug } from './book/page-links.ts';
import type { HandReading } from './book/read-hand-file.ts';
import { SHELF } from './book/shelf.ts';

/** Under the title, where the game is no longer played: that it is not, and what of it still holds. */
const today = z.string().min(1).optional();

/** The chapters, `content/manual/05-first-principles.mdx` and so on. */
const manual = defineCollection({
  loader: glob({
    base: './content/manual',
    pattern: '*.mdx',
    // The numbers in the file's name keep the folder in reading order; addresses do without them.
    generateId: ({ entry }) => chapterSlug(entry),
  }),
  schema: z.strictObject({
    /** The heading, in our words where Foster's has aged. */
    title: z.string().min(1),
    /** The chapter's number in src/book/contents.ts; 0 for a page outside the manual's order. */
    order: z.int().min(0),
    /** Which page of a chapter it is that has several, from 1. */
    part: z.int().min(1).optional(),
    /** The pages of the 1922 manual it follows: `40–44`. */
    pages: z
      .string()
      .regex(/^[\divx]+(–[\divx]+)?$/, 'Pages are “41” or “40–44”, with an en dash.')
      .optional(),
    /** The hands it discusses, by id. */
    hands: z.array(z.string()).default([]),
    /** What the chapter teaches, in a sentence or two: for the contents and for search engines, which show 200 characters. */
    summary: z.string().min(50).max(200),
    today,
  }),
});

/** The chapters of the other books, `content/shelf/eichhorn-tourne.mdx` and so on. */
const shelf = defineCollection({
  loader: glob({
    base: './content/shelf',
    pattern: '*.mdx',
    generateId: ({ entry }) => chapterSlug(entry),
  }),
  schema: z.strictObject({
    title: z.string().min(1),
    /** The book it is from, by its id in src/book/shelf.ts; without one it is an essay. */
    book: z.enum(SHELF.map(({ id }) => id)).optional(),
    /** Its place in its book, from 1. */
    order: z.number().positive().optional(),
    /** Where it stands in its book, after “After”: `the section “Tourne”`, `pages 311–320`. */
    after: z.string().min(1).optional(),
    /** The hands it discusses, by id. */
    hands: z.array(z.string()).default([]),
    /** What the chapter tells, in a sentence or two: for the contents and for search engines, which show 200 characters. */
    summary: z.string().min(50).max(200),
    today,
  }),
});

/** The chapters of Today’s Skat, `content/today/1-the-game-today.mdx` and so on. */
const todaysSkat = defineCollection({
  loader: glob({
    base: './content/today',
    // The number before the name is its place: src/book/chapters.ts sorts by it.
    pattern: '*.mdx',
    generateId: ({ entry }) => chapterSlug(entry),
  }),
  schema: z.strictObject({
    title: z.string().min(1),
    /** The hands it discusses, by id. */
    hands: z.array(z.string()).default([]),
    /** What the chapter teaches, in a sentence or two: for the contents and for search engines, which show 200 characters. */
    summary: z.string().min(50).max(200),
  }),
});

/** The hands, `content/hands/foster-01.hand` and so on, with those of other games in their folders. */
const hands = defineCollection({ loader: handLoader(), schema: z.custom<HandReading>() });

export const collections = { hands, manual, shelf, today: todaysSkat };
