/** Places in a hand, in words. */

/** A hand and a place in it. */
export const handAndPlace = (hand: string, place: string): string => `${hand}, ${place}`;

/** By how many cards of the trick are on the table. */
const CARDS_DOWN = ['', ', the first card', ', the second card', ', the third card'];

/** A place as {@link namePlace} takes it. */
export type NamedPlace =
  | { readonly at: 'deal' }
  | { readonly at: 'layout' }
  /** `cards` is how many lie on the table; 0 for none, and for a trick that is complete. */
  | { readonly at: 'trick'; readonly trick: number; readonly cards: number };

/** A place in words. @param variation the title of the variation it is in; null for the record. */
export function namePlace(place: NamedPlace, variation: string | null): string {
  const where = variation === null ? '' : ` of “${variation}”`;
  if (place.at === 'deal') return `the deal${where}`;
  if (place.at === 'layout') return `before the first lead${where}`;
  return `trick ${place.trick}${CARDS_DOWN[place.cards] ?? ''}${where}`;
}
