/** Articles before the names of cards in the lesson’s text. */
import type { Card } from '../game/skat/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { cardName } from '../game/words/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';

/** A card with its article: `the ace of hearts`. */
export const cardWithArticle = (article: string, card: Card, suits: SuitStyle): string =>
  `${article} ${cardName(card, OWN_TERMS, suits)}`;
