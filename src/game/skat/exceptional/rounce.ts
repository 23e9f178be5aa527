/**
 * What The Standard Hoyle (1912) has of Rounce and Ramsch beside its chapter on Skat: the pack of Rounce
 * ("Rounce") and five ways of playing it otherwise ("Jack-pot Rounce" to "Skat Ramsch").
 */

/** One of them. */
export interface RounceVariant {
  readonly id: 'jack-pot' | 'short' | 'german' | 'blind' | 'skat';
  readonly title: string;
  readonly under: string;
  /** What differs from Rounce. */
  readonly changes: string;
}

export const ROUNCE_VARIANTS: readonly RounceVariant[] = [
  {
    id: 'jack-pot',
    title: 'Jack-pot Rounce',
    under: 'Jack-pot Rounce',
    changes:
      'The dealer may do without the advantage of the trump, and then nobody has to play against the dealer. Each player puts one more chip into the pot, and the game goes on. To end it sooner, you may agree that everyone must play in the third round.',
  },
  {
    id: 'short',
    title: 'Short Ramsch',
    under: 'Short Ramsch',
    changes:
      'Four or five players use thirty-two cards, with a dummy of six, and the last card of the pack is trump.',
  },
  {
    id: 'german',
    title: 'German Ramsch',
    under: 'German Ramsch',
    changes:
      'The pack has thirty-two cards. A player who has taken a trick leads a trump. If the same player takes the next trick too, any card may be led.',
  },
  {
    id: 'blind',
    title: 'Blind Rounce',
    under: 'German Ramsch',
    changes:
      'A player who should lead a trump and has none lays the lowest card of the hand face down, and the others must play their trumps to it.',
  },
  {
    id: 'skat',
    title: 'Skat Ramsch',
    under: 'Skat Ramsch',
    changes:
      'Everyone plays alone. The four jacks are trumps in their order, and every suit runs ace, king, queen, ten, nine, eight, seven, with the points of Skat. The player with the most points pays 10 to each of the others, or 15 with all the points.',
  },
];

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
