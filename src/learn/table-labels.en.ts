/** The labels at the table of the first deal, on the screen and on paper. */
import type { Card } from '../game/skat/cards.ts';

/** The game without a trump suit, beside the suits. */
export const GRAND = 'Grand';

/** The buttons below the table. */
export const TABLE_BUTTONS = {
  takeSkat: 'Take up the skat',
  putAway: 'Put these two away',
  goOn: 'Go on',
  hint: 'What would you play?',
  takeBack: 'Take it back',
} as const;

/** The end of the deal. */
export const COUNTED = {
  notOver: 'Your deal is not finished yet.',
  back: 'Back to the table',
  playOut: 'Play the rest for me',
  tricks: 'Your tricks',
  /** Lines with the score in them. */
  won: 'You win {score}',
  lost: 'You lose {score}',
  again: 'Play it once more',
} as const;

/** The cards of the deal on paper. */
export const PRINTED_CARDS = {
  ten: 'Your ten cards',
  skat: 'From the skat',
  away: 'The two cards to put away',
} as const;

/** On paper the reader says yes in the bidding. */
export const YOU_SAY_YES = 'You say yes.';

/** What to lead first, on paper. */
export const sayLead = (card: Card): string => `Lead the {${card}}.`;
