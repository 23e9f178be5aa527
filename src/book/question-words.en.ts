/** The questions and the examples in chapters. */
import type { Suit } from '../game/skat/cards.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';

/** A question at a place of a hand. */
export const ASK = {
  name: 'A question',
  play: 'Play it at the table',
  tell: 'Show me',
  again: 'Ask me again',
} as const;

/** A short question, its answer folded. */
export const WHICH = { cards: 'The cards', answer: 'The answer' } as const;

/** Ten cards to be counted in every suit. */
export const EVERY_SUIT = { cards: 'Ten cards', answers: 'The answers' } as const;

/** The count in a suit. @param count the matadors, as the chapter has them: `with 6`. */
export const countInSuit = (suit: Suit, count: string): string =>
  `In ${SUIT_WORDS.en.french[suit]}: ${count}.`;

/** Cards to be counted three at a time. */
export const COUNTING = {
  three: 'Three cards',
  count: 'The count',
  cards: 'Cards',
  points: 'Points',
  soFar: 'So far',
} as const;

/** The matadors of a hand, to be counted on its row of trumps. */
export const MATADORS = { held: 'held', missing: 'missing', counts: ', counts' } as const;

/** The ten cards whose matadors are counted. */
export const tenWithTrumps = (trump: Suit): string =>
  `Ten cards, ${SUIT_WORDS.en.french[trump]} trumps`;

/** The row of trumps. */
export const rowOfTrumps = (trump: Suit): string =>
  `The trumps in ${SUIT_WORDS.en.french[trump]}, best first`;

/** A row of cards in their order. */
export const BEST_FIRST = 'From the best to the lowest';

/** The places of three cards in a trick. */
export const TRICK_PLACES = ['led', 'second', 'third'] as const;

/** The table as Foster draws it: what each seat does, and the dealer’s name and letter. */
export const SEATS_DRAWN = {
  V: 'leads',
  M: 'plays second',
  H: 'plays last',
  D: 'takes no cards',
  dealer: 'Dealer',
  dealersLetter: 'D',
} as const;
