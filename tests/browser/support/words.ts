const RANKS: Readonly<Record<string, string>> = { J: 'jack', A: 'ace', K: 'king', Q: 'queen' };
const SUITS: Readonly<Record<string, string>> = {
  C: 'clubs',
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
};

/** A card of the site's data in words, spelled here anew and not by the site's own code. */
export function spoken(card: string): string {
  const rank = card.slice(1);
  return `${RANKS[rank] ?? rank} of ${SUITS[card.charAt(0)] ?? '?'}`;
}

/** The seats in words. */
export const SEAT_NAMES: Readonly<Record<string, string>> = {
  V: 'Vorhand',
  M: 'Mittelhand',
  H: 'Hinterhand',
};
