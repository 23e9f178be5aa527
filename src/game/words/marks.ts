/** How an author judges a card: the signs, which hand files write, and what they say. */
import type { Language } from './language.ts';

/** How the author judges a card: good (`!`), a mistake (`?`), or worth a thought (`!?`). */
export type Mark = 'good' | 'mistake' | 'interesting';

/** The signs, in every language those of chess. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  good: '!',
  mistake: '?',
  interesting: '!?',
};

/** What the signs say. */
export const MARK_WORDS: Readonly<Record<Language, Readonly<Record<Mark, string>>>> = {
  en: { good: 'well played', mistake: 'a mistake', interesting: 'worth a thought' },
};

/** The mark of a sign, or null when it is none. */
export function markOf(sign: string): Mark | null {
  const marks = Object.keys(MARK_SIGNS) as Mark[];
  return marks.find((mark) => MARK_SIGNS[mark] === sign) ?? null;
}
