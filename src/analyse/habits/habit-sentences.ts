/** What is said of a player’s habits, and of where a mistake was made. */
import { sayCostlyHabits, sayNoHabit } from '#edition/analyse/habits/habit-words.ts';
import { trickAfter } from '../../strategy/review/place-before.ts';
import type { Habit } from './habit.ts';
import type { HabitRow } from './habits-of.ts';

/** How many habits a sentence names. */
const MOST_NAMED = 3;

/**
 * What surely costs the player something, in a sentence.
 *
 * @param clear of the rows those that are more than their margin, the costliest first.
 */
export function sayHabits(clear: readonly HabitRow[], games: number): string {
  return clear.length === 0 ? sayNoHabit(games) : sayCostlyHabits(clear.slice(0, MOST_NAMED));
}

const BEFORE_CARDS: readonly Habit[] = ['pass', 'bid', 'game', 'layout'];

/** The trick in which a mistake was made, from 1; null before the first card. */
export const trickOfMistake = (habit: Habit, place: string): number | null =>
  BEFORE_CARDS.includes(habit) ? null : trickAfter(place);
