/** Cards in a query, as signs and as German names: `♣J`, `♦`, `Kreuzbube`, by the lexemes of the analysis room. */
import { lexemesOf } from '../../../game/spelling/lexemes.ts';
import type { Lexeme } from '../../../game/spelling/lexemes.ts';
import { cardsOf } from '../../../game/spelling/read-cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS, cardName } from '../../../game/words/cards.ts';
import { numberWord } from '#edition/game/words/number-words.ts';

/** A query with its cards in English words, and which of its words these stand for. */
export interface CardsInQuery {
  readonly text: string;
  readonly named: readonly { readonly typed: string; readonly replacement: string }[];
}

const suitWord = (suit: Suit): string => SUIT_WORDS[OWN_TERMS].french[suit];
/** `ten of clubs`: the search looks for words, and a figure is a chapter’s or a hand’s number. */
const cardWords = (card: Card): string =>
  cardName(card).replace(/^\d+/u, (figures) => numberWord(Number(figures)));

/** What can only be a suit or a card. */
const SIGN = /[♣♧♠♤♥♡❤♦♢🂠-🃟]/u;

/**
 * Puts English words for cards and suits.
 *
 * @param isWord whether the book has a word: it is then no name of a card.
 */
export function cardsInQuery(text: string, isWord: (word: string) => boolean): CardsInQuery {
  if (SIGN.test(text)) {
    const { cards, strangers } = cardsOf(text);
    if (cards.length > 0 && strangers.length === 0) {
      const replacement = cards.map(({ card }) => cardWords(card)).join(' ');
      return { text: replacement, named: [{ typed: text.trim(), replacement }] };
    }
  }
  const named: { typed: string; replacement: string }[] = [];
  const words = text.split(/\s+/u).map((typed) => {
    const lexemes = lexemesOf(typed);
    if (!SIGN.test(typed) && (!isCompound(lexemes, typed) || isWord(typed))) return typed;
    const replacement = inWords(typed, lexemes);
    if (replacement === null) return typed;
    named.push({ typed, replacement });
    return replacement;
  });
  return { text: words.join(' '), named };
}

/** Whether a word is a suit and a rank, both written out: `Herzass`, `Pik-Dame`. */
function isCompound([suit, rank, ...more]: readonly Lexeme[], typed: string): boolean {
  return suit?.is === 'suit' && rank?.is === 'rank' && more.length === 0 && typed.length > 4;
}

function inWords(typed: string, lexemes: readonly Lexeme[]): string | null {
  const { cards } = cardsOf(typed);
  if (cards.length > 0) {
    return cards.map(({ card }) => cardWords(card)).join(' ');
  }
  const [only] = lexemes;
  return only?.is === 'suit' ? suitWord(only.suit) : null;
}
