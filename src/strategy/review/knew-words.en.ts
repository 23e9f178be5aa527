/** What each of the others could know of the hidden cards; comment text. */
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { ShownVoid } from './shown-voids.ts';

/** A player as sentences need to know them: the reader is spoken to, and the others by name. */
export interface KnownPlayer {
  readonly name: string;
  readonly isReader: boolean;
}

/** The ten cards of one of the others. @param name as the player is called at the table. */
export const sayDealt = (name: string, cards: readonly Card[]): string =>
  `${name} was dealt ${listed(cards)}.`;

/** What the declarer knew of the skat. */
export const sayTookUp = (skat: readonly Card[], putAway: readonly Card[]): string =>
  `The skat was ${listed(skat)}; ${listed(putAway)} were put away.`;

/** What the defenders knew of the skat. */
export const sayTurnedUp = (card: Card): string =>
  `One card of the skat, ${card}, was turned up for all to see.`;

/** That nobody knew the skat. */
export const SKAT_HIDDEN = 'The skat was hidden.';

/** The suits that a player had shown to lack. */
export function sayShown(
  { isReader, name }: KnownPlayer,
  lacks: readonly ShownVoid[],
  suits: SuitStyle,
): string {
  const words = lacks.map(({ suit, trick }) => {
    const missing = suit === 'trump' ? 'trumps' : SUIT_WORDS.en[suits][suit];
    return `no ${missing} (from trick ${trick})`;
  });
  return `${isReader ? 'You were' : `${name} was`} known to have ${listed(words)}.`;
}
