/** Cards in a row and in the pack. */
import type { PackCard } from '../../cards/cards.ts';
import { cardName } from '../cards.ts';

/** The back of a card. */
export const FACE_DOWN = 'eine verdeckte Karte';

/** A row of cards that has no other name. */
export const CARDS = 'Karten';

/** After the card that takes a trick. */
export const TAKES_IT = 'macht den Stich';

/** After the legend of the pack. */
export const PACK_KEYS = '. Mit den Pfeiltasten gehst du weiter.';

/** A card that lies in a pile. @param pile its name: `Skat`. */
export const sayInPile = (card: PackCard, pile: string): string => `${cardName(card)}, ${pile}`;
