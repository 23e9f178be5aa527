/** The pages that are no chapter and no hand and have a picture of their own, and its cards. */
import type { Card } from '../../game/skat/cards.ts';

/** By the beginning of the page’s address. */
export const PAGE_CARDS = {
  '/': ['CJ', 'SJ', 'HJ', 'DJ'],
  '/manual/': ['CA', 'C10', 'CK', 'CQ'],
  '/today/': ['CJ', 'SJ', 'HA', 'H10'],
  '/shelf/': ['CQ', 'SK', 'HA', 'D10'],
  '/hands/': ['CJ', 'DA', 'D10', 'D7'],
  '/learn/': ['HA', 'H10', 'HK', 'H7'],
  '/analyse/': ['SJ', 'SA', 'S10', 'S9'],
  '/problems/': ['HA', 'H10', 'HK', 'H7'],
  '/hand/': ['SJ', 'HJ', 'SA', 'D10'],
  '/practice/': ['DJ', 'DA', 'D10', 'DK'],
  '/glossary/': ['CQ', 'SQ', 'HQ', 'DQ'],
} as const satisfies Readonly<Record<string, readonly Card[]>>;

/** A page with a picture of its own, by the beginning of its address. */
export type PicturedPage = keyof typeof PAGE_CARDS;
