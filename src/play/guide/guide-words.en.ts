/** The names of the places in the book to which the guide sends the reader. */

/** Where the guide sends the reader before the end of a deal. */
export type MorePlace = 'word' | 'game' | 'lead' | 'defend';

export const MORE_WORDS: Readonly<Record<MorePlace, string>> = {
  word: 'A bid is a question',
  game: 'One against two',
  lead: 'The declarer leads trumps',
  defend: 'What the defenders want',
};
