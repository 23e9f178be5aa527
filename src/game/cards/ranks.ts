import type { PackRank } from './cards.ts';

/** The ranks of the whole pack in the order in which they beat each other in most games. */
export const PACK_RANKS = [
  'A',
  'K',
  'Q',
  'J',
  '10',
  '9',
  '8',
  '7',
  '6',
  '5',
  '4',
  '3',
  '2',
] as const satisfies readonly PackRank[];
