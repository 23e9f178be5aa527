/**
 * Values that a few places overrate, and none of which the League approves (Eichhorn, "Enhanced Basis
 * Values", "Guckser and Open Solos"), as a rule book with these in place of its own.
 */
import { LEAGUE_1909 } from '../laws/league-1909.ts';
import type { Rate } from '../laws/law.ts';
import type { Law } from '../laws.ts';

const ENHANCED = {
  'tournee-grand': 12,
  'gucki-grand': 18,
  'grand-solo': 24,
  nullo: 23,
  'open-nullo': 46,
} as const;

/** The games that are overrated, with their base values. */
export const ENHANCED_VALUES: Readonly<Record<keyof typeof ENHANCED, number>> = ENHANCED;

const rate = (official: Rate | undefined, base: number): Rate => ({
  lost: official?.lost ?? 1,
  base,
  standing: 'by-agreement',
  // eslint-disable-next-line house/words-apart -- a heading in Eichhorn’s book, for readers who check it
  where: 'Enhanced Basis Values',
});

/** The League's book at such a table. */
export const ENHANCED_LAW: Law = {
  ...LEAGUE_1909,
  rates: {
    ...LEAGUE_1909.rates,
    ...Object.fromEntries(
      Object.entries(ENHANCED).map(([kind, base]) => [
        kind,
        rate(LEAGUE_1909.rates[kind as keyof typeof ENHANCED], base),
      ]),
    ),
  },
};
