/** Articles before the names of cards in the lesson’s text. */
import type { Card } from '../game/skat/cards.ts';
import {
  CASES,
  article,
  cardGender,
  declinedCard,
  stemmed,
  theCard,
} from '../game/words/grammar.de.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

const STEMS = ['ein', 'kein', 'dein'] as const;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * A card with its article, declined: `die Herz-Dame`, `deinem Kreuz-Buben`.
 *
 * @param word the article in its masculine form, which no two cases share: `den`, `deinem`. Before an ace,
 *   `den` becomes `das`. It has a capital where a sentence begins after a colon.
 * @throws RangeError for any other word.
 */
export function cardWithArticle(word: string, card: Card, suits: SuitStyle): string {
  const name = inCase(word.toLowerCase(), card, suits);
  return isCapital(word) ? capital(name) : name;
}

function inCase(word: string, card: Card, suits: SuitStyle): string {
  for (const wanted of CASES) {
    if (word === article('masculine', wanted)) return theCard(card, wanted, suits);
    const stem = STEMS.find((one) => word === stemmed(one, 'masculine', wanted));
    if (stem !== undefined) {
      return `${stemmed(stem, cardGender(card, suits), wanted)} ${declinedCard(card, wanted, suits)}`;
    }
  }
  throw new RangeError(`“${word}” is no article of a card.`);
}
