/** How an author judges a card: the signs, which hand files write. */

/** How the author judges a card: good (`!`), a mistake (`?`), or worth a thought (`!?`). */
export type Mark = 'good' | 'mistake' | 'interesting';

/** The signs, in every language those of chess. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  good: '!',
  mistake: '?',
  interesting: '!?',
};

/** The mark of a sign, or null when it is none. */
export function markOf(sign: string): Mark | null {
  const marks = Object.keys(MARK_SIGNS) as Mark[];
  return marks.find((mark) => MARK_SIGNS[mark] === sign) ?? null;
}
