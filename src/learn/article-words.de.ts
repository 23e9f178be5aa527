/** Articles before the names of cards in the lesson’s text. */
import type { Card } from '../game/skat/cards.ts';
import { cardGender, declinedCard, stemmed, theCard } from '../game/words/grammar.de.ts';
import type { Case, Stem } from '../game/words/grammar.de.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

/** Each case by its masculine article, which no two cases share. */
const CASES: Readonly<Record<string, Case>> = {
  der: 'nominative',
  den: 'accusative',
  dem: 'dative',
  des: 'genitive',
};

/** The masculine endings of `dein`. */
const ENDINGS: Readonly<Record<string, Case>> = {
  '': 'nominative',
  en: 'accusative',
  em: 'dative',
  es: 'genitive',
};

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * A card with its article, declined: `die Herz-Dame`, `deinem Kreuz-Buben`.
 *
 * @param article in its masculine form, which names the case: `den`, `deinem`. Before an ace, `den`
 *   becomes `das`. It has a capital where a sentence begins after a colon.
 * @throws RangeError for any other word.
 */
export function cardWithArticle(article: string, card: Card, suits: SuitStyle): string {
  const name = inCase(article.toLowerCase(), card, suits);
  return isCapital(article) ? capital(name) : name;
}

function inCase(article: string, card: Card, suits: SuitStyle): string {
  const definite = CASES[article];
  if (definite !== undefined) return theCard(card, definite, suits);
  const [, stem, ending = ''] = /^(ein|kein|dein)(\w*)$/u.exec(article) ?? [];
  const wanted = ENDINGS[ending];
  if (stem === undefined || wanted === undefined) {
    throw new RangeError(`“${article}” is no article of a card.`);
  }
  return `${stemmed(stem as Stem, cardGender(card, suits), wanted)} ${declinedCard(card, wanted, suits)}`;
}
