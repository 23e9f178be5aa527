/**
 * A player’s habits over many games: of each kind of decision how many were clear mistakes by what could be
 * known, and what these cost on the sheet, each with the margin that holds 95 of 100.
 */
import { HABITS } from './habit.ts';
import type { Habit } from './habit.ts';
import type { SeatReview } from './seat-review.ts';

/** A game in which the player’s decisions were judged. */
export interface ReviewedGame {
  /** Its place in the evening. */
  readonly index: number;
  readonly review: SeatReview;
}

/** A number with the margin that holds 95 of 100. */
export interface Measured {
  readonly value: number;
  readonly margin: number;
}

/** Where a mistake was made. */
export interface MistakePlace {
  readonly index: number;
  readonly place: string;
  /** In points of the sheet. */
  readonly cost: number;
}

/** One kind of decision. */
export interface HabitRow {
  readonly habit: Habit;
  readonly decisions: number;
  /** The mistakes, those that cost most first. */
  readonly places: readonly MistakePlace[];
  /** Mistakes in 100 decisions. */
  readonly ofHundred: Measured;
  /** Points of the sheet that they cost in a game, on the average. */
  readonly cost: Measured;
}

/** Standard deviations that hold 95 of 100. */
const SURE = 1.96;

/** The kinds of decision that occurred, in their order. */
export function habitsOf(games: readonly ReviewedGame[]): readonly HabitRow[] {
  return HABITS.flatMap((habit, at) => {
    const decisions = sumOf(games.map(({ review }) => review.counts[at] ?? 0));
    if (decisions === 0) return [];
    const places = games.flatMap(({ index, review }) =>
      review.mistakes
        .filter((one) => one.habit === habit)
        .map(({ place, tenths }) => ({ index, place, cost: tenths / 10 })),
    );
    const costs = games.map(({ index }) =>
      sumOf(places.filter((one) => one.index === index).map(({ cost }) => cost)),
    );
    return [
      {
        habit,
        decisions,
        places: places.toSorted((a, b) => b.cost - a.cost),
        ofHundred: shareOf(places.length, decisions),
        cost: meanOf(costs),
      },
    ];
  });
}

/** The habits that surely cost something: more than their margin. Those that cost most come first. */
export function clearHabits(rows: readonly HabitRow[]): readonly HabitRow[] {
  return rows
    .filter(({ cost, places }) => places.length > 1 && cost.value > cost.margin)
    .toSorted((a, b) => b.cost.value - a.cost.value);
}

/** What all mistakes cost in a game. */
export function costOfAll(games: readonly ReviewedGame[]): Measured {
  return meanOf(games.map(({ review }) => sumOf(review.mistakes.map(({ tenths }) => tenths)) / 10));
}

/**
 * So many in 100. The margin is that of Agresti and Coull (The American Statistician 52, 1998, 119–126), with
 * two of either kind added, so that few decisions without a mistake do not count as proof.
 */
function shareOf(count: number, all: number): Measured {
  const middle = (count + 2) / (all + 4);
  const margin = SURE * Math.sqrt((middle * (1 - middle)) / (all + 4));
  return { value: (100 * count) / all, margin: 100 * margin };
}

/** The mean, with its margin by the spread of the games. */
function meanOf(numbers: readonly number[]): Measured {
  const count = numbers.length;
  if (count === 0) return { value: 0, margin: 0 };
  const value = sumOf(numbers) / count;
  if (count === 1) return { value, margin: Number.POSITIVE_INFINITY };
  const spread = sumOf(numbers.map((number) => (number - value) ** 2)) / (count - 1);
  return { value, margin: SURE * Math.sqrt(spread / count) };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
