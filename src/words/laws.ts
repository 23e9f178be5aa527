/** What the rule books are called, at the length that the place has room for. */
import type { LawId } from '../skat/laws/law.ts';
import type { Language } from './language.ts';

/** The names of a rule book. */
export interface LawWords {
  /** In a list of choices, with what it is. */
  readonly inFull: string;
  /** In a sentence. */
  readonly inText: string;
  /** At the head of a column. */
  readonly inShort: string;
}

/** The rule books by name. */
export const LAW_WORDS: Readonly<Record<Language, Readonly<Record<LawId, LawWords>>>> = {
  en: {
    isko: {
      inFull: 'Today: the International Skat Order',
      inText: 'today’s rules',
      inShort: 'Today',
    },
    'american-1922': {
      inFull: '1922: Foster’s American Skat',
      inText: 'the laws of 1922',
      inShort: 'Foster',
    },
    'hoyle-1912': {
      inFull: '1912: The Standard Hoyle',
      inText: 'The Standard Hoyle, 1912',
      inShort: 'Hoyle',
    },
    'league-1909': {
      inFull: '1909: the North American Skat League',
      inText: 'the League, 1909',
      inShort: 'League',
    },
  },
};
