import type { Rank } from '../game/skat/cards.ts';

/** A rank in words, also where cards write a figure. */
export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  J: 'jack',
  A: 'ace',
  '10': 'ten',
  K: 'king',
  Q: 'queen',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
};
