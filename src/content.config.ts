import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { chapterLoader } from './build/front-matter/chapter-loader.ts';
import { FRONT_MATTER } from './build/front-matter/schemas.ts';
import { handLoader } from './book/hand-loader.ts';
import type { HandReading } from './book/read-hand-file.ts';

/** Foster’s chapters and those that follow them. */
const manual = defineCollection({ loader: chapterLoader('manual'), schema: FRONT_MATTER.manual });

/** The chapters of the other books. */
const shelf = defineCollection({ loader: chapterLoader('shelf'), schema: FRONT_MATTER.shelf });

/** The chapters of Today’s Skat; src/book/chapters.ts sorts them by the number before the name. */
const today = defineCollection({ loader: chapterLoader('today'), schema: FRONT_MATTER.today });

/** The hands, `content/hands/foster-01.hand` and so on, with those of other games in their folders. */
const hands = defineCollection({ loader: handLoader(), schema: z.custom<HandReading>() });

export const collections = { hands, manual, shelf, today };
