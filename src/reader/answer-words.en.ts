/** What was answered on an earlier visit. */
import type { Card } from '../game/skat/cards.ts';
import { cardName } from '../game/words/cards.ts';

/** What the reader did about a question on an earlier visit. @param card null where the reader asked for the answer. */
export function sayAnswer(card: Card | null): string {
  return card === null ? 'You asked for the answer.' : `You played the ${cardName(card)} here.`;
}
