/** Counts with their nouns. */
import type { Language } from './language.ts';

/** A noun that is counted somewhere in the book, by its English name. */
export type Noun =
  | 'ace'
  | 'card'
  | 'comment'
  | 'correction'
  | 'day'
  | 'deal'
  | 'game record'
  | 'hand'
  | 'jack'
  | 'JSON file'
  | 'link'
  | 'list of cards'
  | 'mark'
  | 'piece of other text'
  | 'point'
  | 'problem'
  | 'record'
  | 'suit'
  | 'sure trick'
  | 'ten'
  | 'trick'
  | 'trump'
  | 'variation'
  | 'winning jack';

/**
 * A noun as it stands after a number. `Intl.PluralRules` would only say whether the number is 1,
 * and knows no nouns; these are all regular in English, so that a table would say nothing either.
 */
const NOUNS: Readonly<Record<Language, (noun: Noun, number: number) => string>> = {
  en: (noun, number) => (number === 1 ? noun : noun.replace(/(?= of |$)/, 's')),
};

/** The noun alone, as it stands after a number: `trick`, `tricks`. */
export function nounFor(number: number, noun: Noun, language: Language = 'en'): string {
  return NOUNS[language](noun, number);
}

/** A count with its noun: `1 point`, `0 points`. */
export function counted(number: number, noun: Noun, language: Language = 'en'): string {
  return `${number} ${nounFor(number, noun, language)}`;
}
