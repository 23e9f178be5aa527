/** Cards in a query, as signs and as German names: `♣J`, `♦`, `Kreuzbube`, by the lexemes of the analysis room. */
import { lexemesOf } from '../../../game/spelling/lexemes.ts';
import type { Lexeme } from '../../../game/spelling/lexemes.ts';
import { cardsOf } from '../../../game/spelling/read-cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS, cardName } from '../../../game/words/cards.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { fold } from './query-words.ts';

/** A query with its cards in the words of the edition, and which of its words these stand for. */
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
 * Puts the edition’s words for cards and suits.
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
    const name = SIGN.test(typed) ? typed : isWord(typed) ? null : compoundIn(typed);
    const replacement = name === null ? null : inWords(name);
    if (replacement === null) return typed;
    // A hyphen more is no other name.
    if (lettersOf(replacement) !== lettersOf(typed)) named.push({ typed, replacement });
    return replacement;
  });
  return { text: words.join(' '), named };
}

const lettersOf = (word: string): string => fold(word).replaceAll(/[^\p{L}\d]/gu, '');

/** What a German word has at its end in other cases: `Kreuzbuben`, `des Herzkönigs`. */
const ENDINGS = [/$/u, /n$/u, /s$/u, /e[ns]?$/u];

/** The name of a card in a word, which is a suit and a rank, both written out: `Herzass`, `Kreuz-Buben`. */
function compoundIn(typed: string): string | null {
  const names = ENDINGS.filter((ending) => ending.test(typed)).map((ending) =>
    typed.replace(ending, ''),
  );
  return names.find((name) => isCompound(lexemesOf(name))) ?? null;
}

const isWrittenOut = ({ text }: Lexeme): boolean => text.length > 2 || /^(?:as|\d+)$/iu.test(text);

function isCompound([suit, rank, ...more]: readonly Lexeme[]): boolean {
  if (suit?.is !== 'suit' || rank?.is !== 'rank' || more.length > 0) return false;
  return isWrittenOut(suit) && isWrittenOut(rank);
}

function inWords(name: string): string | null {
  const { cards } = cardsOf(name);
  if (cards.length > 0) return cards.map(({ card }) => cardWords(card)).join(' ');
  const [only] = lexemesOf(name);
  return only?.is === 'suit' ? suitWord(only.suit) : null;
}
