/** The words for the kinds of place in the first trick. */
import type { CardKind } from './card-place.ts';

/** The kinds of question, as they are called in a sentence. */
export const CARD_KIND_WORDS: Readonly<Record<CardKind, string>> = {
  lead: 'das erste Ausspiel gegen ein Solo',
  second: 'die zweite Karte gegen ein Solo',
  fatten: 'die dritte Karte zum Stich des Partners',
  tenace: 'das erste Ausspiel mit einer Gabel',
  nullo: 'das erste Ausspiel gegen einen Null',
  declarer: 'das erste Ausspiel des Alleinspielers im Solo',
  ramsch: 'der erste Stich im Ramsch',
};
