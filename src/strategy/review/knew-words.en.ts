/** What each of the others could know of the hidden cards; comment text. */
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { ShownVoid } from './shown-voids.ts';

/** The ten cards of a player. @param name as the player is called at the table. */
export const sayDealt = (name: string, cards: readonly Card[]): string =>
  `${name} was dealt ${listed(cards)}.`;

/** What the declarer knew of the skat. */
export const sayTookUp = (skat: readonly Card[], putAway: readonly Card[]): string =>
  `The skat was ${listed(skat)}; ${listed(putAway)} were put away.`;

/** What the defenders knew of the skat. */
export const sayTurnedUp = (card: Card): string =>
  `Of the skat ${card} was turned up for all to see.`;

/** That nobody knew the skat. */
export const SKAT_HIDDEN = 'The skat was hidden.';

/** The suits that a player had shown to lack. @param name as the player is called, the reader “You”. */
export function sayShown(name: string, lacks: readonly ShownVoid[], suits: SuitStyle): string {
  const words = lacks.map(({ suit, trick }) => {
    const missing = suit === 'trump' ? 'trumps' : SUIT_WORDS.en[suits][suit];
    return `no ${missing} (from trick ${trick})`;
  });
  return `${name} had shown ${listed(words)}.`;
}
