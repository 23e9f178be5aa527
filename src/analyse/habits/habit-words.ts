/** A player’s habits in words; numbers always with their margin. */
import { listed } from '#edition/game/words/lists.ts';
import { trickAfter } from '../../strategy/review/place-before.ts';
import { HABIT_WORDS } from './habit.ts';
import type { Habit } from './habit.ts';
import type { HabitRow, Measured, MistakePlace } from './habits-of.ts';

/** `4 ± 2`, to so many places behind the point; `4` alone where one game says nothing of the margin. */
export function measuredWords({ margin, value }: Measured, places: number): string {
  const number = value.toFixed(places);
  return Number.isFinite(margin) ? `${number} ± ${margin.toFixed(places)}` : number;
}

/**
 * What surely costs the player something, in a sentence.
 *
 * @param clear of the rows those that are more than their margin, the costliest first.
 */
export function sayHabits(clear: readonly HabitRow[], games: number): string {
  if (clear.length === 0) {
    return `In ${games === 1 ? '1 game' : `${games} games`} no kind of decision costs more than its margin: what shows here may still be chance.`;
  }
  const parts = clear
    .slice(0, 3)
    .map(({ cost, habit }) => `${HABIT_WORDS[habit].fault} (${measuredWords(cost, 1)})`);
  return `By what could be known, these surely cost points of the list, on average in every game: ${listed(parts)}.`;
}

const BEFORE_CARDS: readonly Habit[] = ['pass', 'bid', 'game', 'layout'];

/** The place of a mistake: `Game 12, trick 4`, `Game 3, before the first card`. */
export function placeWords(habit: Habit, { index, place }: MistakePlace): string {
  const when = BEFORE_CARDS.includes(habit)
    ? 'before the first card'
    : `trick ${trickAfter(place)}`;
  return `Game ${index + 1}, ${when}`;
}
