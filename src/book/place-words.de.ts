/** Places in a hand, in words. */

/** A hand and a place in it. */
export const handAndPlace = (hand: string, place: string): string => `${hand}, ${place}`;

/** By how many cards of the trick are on the table. */
const CARDS_DOWN = ['', ', erste Karte', ', zweite Karte', ', dritte Karte'];

/** A place as {@link namePlace} takes it. */
export type NamedPlace =
  | { readonly at: 'deal' }
  | { readonly at: 'layout' }
  /** `cards` is how many lie on the table; 0 for none, and for a trick that is complete. */
  | { readonly at: 'trick'; readonly trick: number; readonly cards: number };

/** A place in words. @param variation the title of the variation it is in; null for the record. */
export function namePlace(place: NamedPlace, variation: string | null): string {
  const where = variation === null ? '' : ` in „${variation}“`;
  if (place.at === 'deal') return `nach dem Geben${where}`;
  if (place.at === 'layout') return `vor dem ersten Ausspiel${where}`;
  return `Stich ${place.trick}${CARDS_DOWN[place.cards] ?? ''}${where}`;
}
