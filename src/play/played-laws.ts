import type { LawId } from '../game/skat/laws.ts';

/** The rule books that are played at the table. */
export const PLAYED_LAWS = ['american-1922', 'isko'] as const satisfies readonly LawId[];
export type PlayedLaw = (typeof PLAYED_LAWS)[number];
