/** Words for how a reader stands: the rating, and the days on which problems were answered. */
import { counted } from '../game/words/nouns.de.ts';
import type { Days } from './answered.ts';
import { RATED_FROM } from './rating.ts';
import type { Rating } from './rating.ts';

/** The rating in a sentence; from how many answers on there is one. */
export function sayRating({ deviation, rating }: Rating, answers: number): string {
  if (answers < RATED_FROM) {
    return `Eine Wertung bekommst du, sobald du ${RATED_FROM} Aufgaben beantwortet hast.`;
  }
  const margin = Math.round(1.96 * deviation);
  return `Deine Wertung ist ${Math.round(rating)}, Fehlergrenze ± ${margin}, nach ${counted(answers, 'problem', 'dative')}.`;
}

/** On how many days problems were answered: a fact, and nothing for a reader who has answered none. */
export function sayDays({ all, running }: Days): string {
  if (all === 0) return '';
  const last = running > 1 ? `, zuletzt an ${running} Tagen hintereinander` : '';
  return `Du hast an ${all === 1 ? 'einem Tag' : counted(all, 'day', 'dative')} Aufgaben beantwortet${last}.`;
}
