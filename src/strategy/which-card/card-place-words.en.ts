/** The words for the kinds of place in the first trick. */
import type { CardKind } from './card-place.ts';

/** The kinds of question, as they are called in a sentence. */
export const CARD_KIND_WORDS: Readonly<Record<CardKind, string>> = {
  lead: 'the first lead against a Solo',
  second: 'second hand against a Solo',
  fatten: 'third hand to the partner’s trick',
  tenace: 'the first lead with a tenace',
  nullo: 'the first lead against a Nullo',
  declarer: 'the declarer’s first lead in a Solo',
  ramsch: 'the first trick of a Ramsch',
};
