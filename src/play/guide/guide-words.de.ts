/** The names of the places in the book to which the guide sends the reader. */

/** Where the guide sends the reader before the end of a deal. */
export type MorePlace = 'word' | 'game' | 'lead' | 'defend';

export const MORE_WORDS: Readonly<Record<MorePlace, string>> = {
  word: 'Reizen heißt fragen',
  game: 'Einer gegen zwei',
  lead: 'Der Alleinspieler spielt Trumpf',
  defend: 'Was die Gegenspieler wollen',
};
