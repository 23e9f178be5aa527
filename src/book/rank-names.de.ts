import type { Rank } from '../game/skat/cards.ts';

/** A rank in words, also where cards write a figure. */
export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  J: 'Bube',
  A: 'Ass',
  '10': 'Zehn',
  K: 'König',
  Q: 'Dame',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
};
