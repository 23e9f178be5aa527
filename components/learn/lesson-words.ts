import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS, cardName } from '../../src/game/words/cards.ts';
import type { LessonWords } from '../../src/learn/text.ts';
import type { ReaderCardWords } from '../parts/card-words.svelte.ts';

/** The lesson's words for cards and suits on paper and on the cover. */
export const PRINTED_WORDS: LessonWords = {
  card: (card) => cardName(card),
  suit: (suit) => SUIT_WORDS[OWN_TERMS].french[suit],
  suits: 'french',
};

/** The lesson's words for cards and suits, which follow the reader's settings. */
export function lessonWordsOf(reader: ReaderCardWords): LessonWords {
  return {
    card: (card) => reader.name(card),
    suit: (suit) => SUIT_WORDS[OWN_TERMS][reader.suits][suit],
    get suits() {
      return reader.suits;
    },
  };
}
