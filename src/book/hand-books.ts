/** The book that a hand is from, by the first word of its id: what the index of hands is filtered by. */

/** A book or another source of hands. */
export interface HandBook {
  /** It stands in addresses: `?book=eichhorn`. */
  readonly id: string;
  readonly name: string;
}

/** By the first word of their hands’ ids, which stay for good. */
const BOOKS: Readonly<Partial<Record<string, HandBook>>> = {
  foster: { id: 'foster', name: 'Foster' },
  eichhorn: { id: 'eichhorn', name: 'Eichhorn' },
  hoyle: { id: 'hoyle', name: 'Hoyle' },
  pole: { id: 'pole', name: 'Pole' },
  mate: { id: 'capellen', name: 'Capellen' },
  ours: { id: 'ours', name: 'ours' },
  today: { id: 'today', name: 'Today’s Skat' },
};

/** The book of a hand: `eichhorn-solo` is Eichhorn’s. A first word without a book is a book of that name. */
export function bookOfHand(id: string): HandBook {
  const [word = ''] = id.split('-');
  return BOOKS[word] ?? { id: word, name: word.charAt(0).toUpperCase() + word.slice(1) };
}

/** The books that hands are from, each once, in the order of the hands. */
export function booksOfHands(ids: readonly string[]): readonly HandBook[] {
  return [...new Map(ids.map(bookOfHand).map((book) => [book.id, book] as const)).values()];
}
