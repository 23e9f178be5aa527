/** The book that a hand is from, by the first word of its id: what the index of hands is filtered by. */
import { BOOKS_OF_HANDS } from '#edition/book/hand-filter-words.ts';
import { capital } from '../game/words/text.ts';

/** A book or another source of hands. */
export interface HandBook {
  /** It stands in addresses: `?book=eichhorn`. */
  readonly id: string;
  readonly name: string;
}

/** By the first word of their hands’ ids, which stay for good. */
const BOOKS: Readonly<Partial<Record<string, keyof typeof BOOKS_OF_HANDS>>> = {
  foster: 'foster',
  eichhorn: 'eichhorn',
  hoyle: 'hoyle',
  pole: 'pole',
  mate: 'capellen',
  ours: 'ours',
  today: 'today',
};

/** The book of a hand, by the hand’s id: `eichhorn-solo` is Eichhorn’s. A first word without a book is a book of that name. */
export function bookOfHand(hand: string): HandBook {
  const [word = ''] = hand.split('-');
  const id = BOOKS[word];
  return id === undefined ? { id: word, name: capital(word) } : { id, name: BOOKS_OF_HANDS[id] };
}

/** The books that hands are from, each once, in the order of the hands. */
export function booksOfHands(ids: readonly string[]): readonly HandBook[] {
  return [...new Map(ids.map(bookOfHand).map((book) => [book.id, book] as const)).values()];
}
