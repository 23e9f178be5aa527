/** Cards in a row and in the pack. */
import type { PackCard } from '../../cards/cards.ts';
import { cardName } from '../cards.ts';

/** The back of a card. */
export const FACE_DOWN = 'a card face down';

/** A row of cards that has no other name. */
export const CARDS = 'Cards';

/** After the card that takes a trick. */
export const TAKES_IT = 'takes it';

/** After the legend of the pack. */
export const PACK_KEYS = '. The arrow keys move.';

/** A card that lies in a pile. @param pile its name: `Skat`. */
export const sayInPile = (card: PackCard, pile: string): string => `${cardName(card)}, ${pile}`;
