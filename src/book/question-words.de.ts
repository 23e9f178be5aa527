/** The questions and the examples in chapters. */
import type { Suit } from '../game/skat/cards.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';

/** A question at a place of a hand. */
export const ASK = {
  name: 'Eine Frage',
  play: 'Am Tisch spielen',
  tell: 'Sag es mir',
  again: 'Frag mich noch einmal',
} as const;

/** A short question, its answer folded. */
export const WHICH = { cards: 'Die Karten', answer: 'Die Antwort' } as const;

/** Ten cards to be counted in every suit. */
export const EVERY_SUIT = { cards: 'Zehn Karten', answers: 'Die Antworten' } as const;

/** The count in a suit. @param count the matadors, as the chapter has them: `mit 6`. */
export const countInSuit = (suit: Suit, count: string): string =>
  `In ${SUIT_WORDS.de.french[suit]}: ${count}.`;

/** Cards to be counted three at a time. */
export const COUNTING = {
  three: 'Drei Karten',
  count: 'Zusammengezählt',
  cards: 'Karten',
  points: 'Augen',
  soFar: 'Bisher',
} as const;

/** The matadors of a hand, to be counted on its row of trumps. */
export const MATADORS = { held: 'vorhanden', missing: 'fehlt', counts: ', zählt' } as const;

/** The ten cards whose matadors are counted. */
export const tenWithTrumps = (trump: Suit): string =>
  `Zehn Karten, ${SUIT_WORDS.de.french[trump]} ist Trumpf`;

/** The row of trumps. */
export const rowOfTrumps = (trump: Suit): string =>
  `Alle Trümpfe, wenn ${SUIT_WORDS.de.french[trump]} Trumpf ist, der höchste zuerst`;

/** A row of cards in their order. */
export const BEST_FIRST = 'Von der höchsten Karte zur niedrigsten';

/** The places of three cards in a trick. */
export const TRICK_PLACES = ['erste', 'zweite', 'dritte'] as const;

/** The table as Foster draws it: what each seat does, and the dealer’s name and letter. */
export const SEATS_DRAWN = {
  V: 'spielt aus',
  M: 'kommt als Nächstes',
  H: 'kommt zuletzt',
  D: 'bekommt keine Karten',
  dealer: 'Geber',
  dealersLetter: 'G',
} as const;
