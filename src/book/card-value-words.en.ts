/** The table of what each rank is worth. */
import { RANK_NAMES } from '#edition/book/rank-names.ts';
import type { Rank } from '../game/skat/cards.ts';

/** The heads of the columns and the rows that are no rank. */
export const CARD_VALUES = {
  card: 'Card',
  four: 'The four of them',
  worth: 'Worth',
  others: 'Any nine, eight or seven',
  nothing: 'nothing',
  suit: 'One suit',
  pack: 'The pack',
} as const;

/** The head of a row. */
export const anyOfRank = (rank: Rank): string => `Any ${RANK_NAMES[rank]}`;

/** The four cards of a rank. */
export const fourOfRank = (rank: Rank): string => `The four ${RANK_NAMES[rank]}s`;
