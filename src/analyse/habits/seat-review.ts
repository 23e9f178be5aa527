/** What was found of one seat’s decisions in one game, as an evening keeps it. */
import { isObject, isText } from '../../lib/json/json.ts';
import { isSeat } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { JudgedDecision } from '../../strategy/review/judged.ts';
import { placeBefore } from '../../strategy/review/place-before.ts';
import { HABITS, habitOf } from './habit.ts';
import type { Habit } from './habit.ts';

/** A mistake by what could be known. */
export interface KnownMistake {
  readonly habit: Habit;
  /** The place before it, as addresses name it. */
  readonly place: string;
  /** What it cost on the average, in tenths of a point of the sheet. */
  readonly tenths: number;
}

/** One seat’s decisions in one game. */
export interface SeatReview {
  readonly seat: Seat;
  /** How many decisions of each habit were judged, in the order of {@link HABITS}. */
  readonly counts: readonly number[];
  readonly mistakes: readonly KnownMistake[];
}

/** What is kept of a seat’s judged decisions. */
export function seatReviewOf(seat: Seat, judgedDecisions: readonly JudgedDecision[]): SeatReview {
  const habits = judgedDecisions.map(habitOf);
  return {
    seat,
    counts: HABITS.map((habit) => habits.filter((one) => one === habit).length),
    mistakes: judgedDecisions.flatMap((decision) =>
      decision.mistake
        ? [
            {
              habit: habitOf(decision),
              place: placeBefore(decision.view),
              tenths: Math.round(decision.cost * 10),
            },
          ]
        : [],
    ),
  };
}

const isCount = (data: unknown, most: number): data is number =>
  Number.isInteger(data) && Number(data) >= 0 && Number(data) <= most;

/** Reads one; null for anything else. */
export function readSeatReview(data: unknown): SeatReview | null {
  if (!isObject(data)) return null;
  const { counts, mistakes, seat } = data;
  if (typeof seat !== 'string' || !isSeat(seat)) return null;
  if (!Array.isArray(counts) || counts.length !== HABITS.length) return null;
  if (!counts.every((count): count is number => isCount(count, 100))) return null;
  if (!Array.isArray(mistakes)) return null;
  const read = mistakes.map(readMistake);
  const sound = read.flatMap((one) => one ?? []);
  return sound.length === mistakes.length ? { seat, counts, mistakes: sound } : null;
}

function readMistake(data: unknown): KnownMistake | null {
  if (!isObject(data)) return null;
  const { place, tenths } = data;
  const habit = HABITS.find((one) => one === data['habit']);
  if (habit === undefined || !isText(place, 40) || !isCount(tenths, 100_000)) return null;
  return { habit, place, tenths };
}
