/** What a reader has learnt, as far as drills ask about it. All of it is data that the caller passes. */
import type { LawId } from '../../game/skat/laws.ts';

/** What the lesson teaches, in its order. Which of its steps does so is known to the page. */
export const TOPICS = [
  'tricks',
  'trumps',
  'points',
  'sixty-one',
  'values',
  'bidding',
  'putting-away',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The games that can be played at the table, as far as drills tell them apart. */
export const TABLE_GAMES = ['suit', 'grand', 'null'] as const;
export type TableGame = (typeof TABLE_GAMES)[number];

export interface Learning {
  /** What the lesson has taught this reader. */
  readonly topics: ReadonlySet<Topic>;
  /** The sections that the reader has read, as `nullo#what-to-lead`. */
  readonly sections: ReadonlySet<string>;
  /** The games that the reader has sat through at the table, each with the rules it was played by. */
  readonly games: readonly { readonly laws: LawId; readonly game: TableGame }[];
}

/** The learning of a reader who has just come. */
export const NOTHING_LEARNT: Learning = { topics: new Set(), sections: new Set(), games: [] };

/** The learning of a reader who has been through the lesson and has done nothing else. */
export const LESSON_LEARNT: Learning = { ...NOTHING_LEARNT, topics: new Set(TOPICS) };
