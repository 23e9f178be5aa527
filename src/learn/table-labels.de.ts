/** The labels at the table of the first deal, on the screen and on paper. */
import type { Card } from '../game/skat/cards.ts';

/** The game without a trump suit, beside the suits. */
export const GRAND = 'Grand';

/** The buttons below the table. */
export const TABLE_BUTTONS = {
  takeSkat: 'Skat aufnehmen',
  putAway: 'Diese zwei drücken',
  goOn: 'Nächster Stich',
  hint: 'Was würdest du spielen?',
  takeBack: 'Zurücknehmen',
} as const;

/** The end of the deal. */
export const COUNTED = {
  notOver: 'Dein Spiel ist noch nicht zu Ende.',
  back: 'Zurück an den Tisch',
  playOut: 'Spiel den Rest für mich',
  tricks: 'Deine Stiche',
  /** Lines with the score in them. */
  won: 'Du gewinnst {score}',
  lost: 'Du verlierst {score}',
  again: 'Noch einmal spielen',
} as const;

/** The cards of the deal on paper. */
export const PRINTED_CARDS = {
  ten: 'Deine zehn Karten',
  skat: 'Aus dem Skat',
  away: 'Die zwei Karten zum Drücken',
} as const;

/** On paper the reader says yes in the bidding. */
export const YOU_SAY_YES = 'Du sagst ja.';

/** What to lead first, on paper. */
export const sayLead = (card: Card): string => `Spiel {den ${card}} aus.`;
