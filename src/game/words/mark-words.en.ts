/** What the signs of a card’s judgement say. */
import type { Mark } from './marks.ts';

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  good: 'well played',
  mistake: 'a mistake',
  interesting: 'worth a thought',
};
