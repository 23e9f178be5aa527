/** Hoyle’s ways of playing Rounce and Ramsch otherwise, in words. */
import type { RounceVariant } from './rounce.ts';

/** What a way of playing is called and changes. */
export interface RounceVariantWords {
  readonly title: string;
  /** What differs from Rounce. */
  readonly changes: string;
}

/** All of them. */
export const ROUNCE_VARIANT_WORDS: Readonly<Record<RounceVariant, RounceVariantWords>> = {
  'jack-pot': {
    title: 'Jack-pot Rounce',
    changes:
      'The dealer may do without the advantage of the trump, and then nobody has to play against the dealer. Each player puts one more chip into the pot, and the game goes on. To end it sooner, you may agree that everyone must play in the third round.',
  },
  short: {
    title: 'Short Ramsch',
    changes:
      'Four or five players use thirty-two cards, with a dummy of six, and the last card of the pack is trump.',
  },
  german: {
    title: 'German Ramsch',
    changes:
      'The pack has thirty-two cards. A player who has taken a trick leads a trump. If the same player takes the next trick too, any card may be led.',
  },
  blind: {
    title: 'Blind Rounce',
    changes:
      'A player who should lead a trump and has none lays the lowest card of the hand face down, and the others must play their trumps to it.',
  },
  skat: {
    title: 'Skat Ramsch',
    changes:
      'Everyone plays alone. The four jacks are trumps in their order, and every suit runs ace, king, queen, ten, nine, eight, seven, with the points of Skat. The player with the most points pays 10 to each of the others, or 15 with all the points.',
  },
};
