/** What was answered on an earlier visit. */
import type { Card } from '../game/skat/cards.ts';
import { theCard } from '../game/words/grammar.de.ts';

/** What the reader did about a question on an earlier visit. @param card null where the reader asked for the answer. */
export function sayAnswer(card: Card | null): string {
  return card === null
    ? 'Du hast dir die Antwort zeigen lassen.'
    : `Du hast hier ${theCard(card, 'accusative')} gespielt.`;
}
