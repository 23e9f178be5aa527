/** The families of games, by which a reader looks for them. */
import type { ContractKind } from './contract.ts';

/** In the order of the book. */
export const FAMILIES = ['simple', 'tournee', 'solo', 'grand', 'nullo', 'ramsch'] as const;
export type Family = (typeof FAMILIES)[number];

/** The family of each kind of game: what is trump comes before what becomes of the skat. */
export const FAMILY_OF: Readonly<Record<ContractKind, Family>> = {
  simple: 'simple',
  tournee: 'tournee',
  'passt-mir-nicht': 'tournee',
  solo: 'solo',
  'gucki-solo': 'solo',
  'open-solo': 'solo',
  'tournee-grand': 'grand',
  'passt-mir-nicht-grand': 'grand',
  'gucki-grand': 'grand',
  'grand-solo': 'grand',
  'open-grand': 'grand',
  nullo: 'nullo',
  'open-nullo': 'nullo',
  'tournee-nullo': 'nullo',
  'passt-mir-nicht-nullo': 'nullo',
  'gucki-nullo': 'nullo',
  'gucki-open-nullo': 'nullo',
  revolution: 'nullo',
  ramsch: 'ramsch',
  'schiebe-ramsch': 'ramsch',
};
