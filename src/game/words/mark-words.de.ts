/** What the signs of a card’s judgement say. */
import type { Mark } from './marks.ts';

export const MARK_WORDS: Readonly<Record<Mark, string>> = {
  good: 'gut gespielt',
  mistake: 'ein Fehler',
  interesting: 'eine Überlegung wert',
};
