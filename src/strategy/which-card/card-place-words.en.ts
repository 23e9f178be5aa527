/** The places of the first trick at which a card is asked for. */
import { seatAt } from './card-place.ts';
import type { CardKind, CardPlace } from './card-place.ts';

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

/** What it means that a game goes well, in the words of whose card it is: `the defenders win`. */
export function wellWords(place: Pick<CardPlace, 'declarer' | 'table'>): string {
  if (place.declarer === null) return 'you escape';
  return place.declarer === seatAt(place) ? 'you win' : 'the defenders win';
}
