import type { LawId } from '../game/skat/laws.ts';

/** The rule books of the table, in the order in which lists show them. */
export const PLAYED_LAWS = ['isko', 'american-1922'] as const satisfies readonly LawId[];
export type PlayedLaw = (typeof PLAYED_LAWS)[number];
