/** Values in signs and figures, as they stand on cards and in tables. */
import { GAME_ENDS, LEGENDS, valueWords } from '#edition/game/analysis/analysis-words.ts';
import type { Card } from '../skat/cards.ts';
import { signed } from '../words/figures.ts';
import type { Choice } from './at-stop.ts';
import type { CourseChange } from './course.ts';
import type { Measure } from './measure.ts';
import { bestValue, declarerMoves } from './values.ts';
import type { CardValues } from './values.ts';

/** A value in brief, as the declarer has it: points, or a win or loss. */
export function shortValue(measure: Measure, value: number): string {
  if (measure === 'points') return String(value);
  return GAME_ENDS[value === 1 ? 'won' : 'lost'];
}

/**
 * A card's worth as it stands on the card: the declarer's points, or for none and all a sign for the
 * side that plays it, so that a defender's good card and the declarer's bear the same.
 */
export function cardSign(choice: Choice, values: CardValues, card: Card): string {
  const value = values.get(card) ?? 0;
  if (choice.measure === 'points') return String(value);
  const wins = declarerMoves(choice) ? 1 : 0;
  if (value === wins) return '✓';
  return bestValue(choice, values) === wins ? '✗' : '–';
}

/** What the signs and numbers of a measure mean, and for whom they count. */
export const legendOf = (measure: Measure): string =>
  LEGENDS[measure === 'points' ? 'points' : 'aim'];

/** A change in brief: `64 → 57`, `a trick is forced`. */
export function changeWords(measure: Measure, { after, before }: CourseChange): string {
  return measure === 'points' ? `${before} → ${after}` : valueWords(measure, after);
}

/**
 * A change on the card that made it: `−7`, `+10`, `✗`. A game for none or all that was won is lost by
 * it: the value can only change against him.
 */
export function shortChange(measure: Measure, { after, before }: CourseChange): string {
  return measure === 'points' ? signed(after - before) : '✗';
}
