/**
 * What The Standard Hoyle (1912) has of Rounce and Ramsch beside its chapter on Skat: the pack of Rounce
 * ("Rounce") and five ways of playing it otherwise ("Jack-pot Rounce" to "Skat Ramsch").
 */

/** Those five, in the order of the book. */
export const ROUNCE_VARIANTS = ['jack-pot', 'short', 'german', 'blind', 'skat'] as const;

/** One of them. */
export type RounceVariant = (typeof ROUNCE_VARIANTS)[number];

/** The cards of each player, in Rounce and in the games made from it. */
const HAND = 5;

/** The cards of the dummy. */
const DUMMY = 6;

/**
 * How many cards are dealt to nobody in Rounce, or in Short Ramsch with its smaller pack, once every
 * player has a hand, the dummy lies there and a card has been turned up for trump.
 *
 * @returns less than none when the pack is too small for so many players.
 */
export const cardsLeftOver = (pack: 32 | 52, players: number): number =>
  pack - players * HAND - DUMMY - 1;

/**
 * Whether the leader must lead trump in German Ramsch.
 *
 * @param inARow the tricks that the leader has just taken one after the other, 0 before the first.
 */
export const mustLeadTrump = (inARow: number): boolean => inARow === 1;
