import type { LawId } from '../game/skat/laws.ts';

/** The rule books that are played at the table, in the order of lists. */
export const PLAYED_LAWS = ['isko', 'american-1922'] as const satisfies readonly LawId[];
export type PlayedLaw = (typeof PLAYED_LAWS)[number];
