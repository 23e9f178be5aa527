/**
 * A reader’s rating by the Glicko system: M. E. Glickman, “Parameter estimation in large dynamic paired
 * comparison experiments”, Applied Statistics 48 (1999) 377–394, in the form of “The Glicko system”
 * (glicko.net/glicko/glicko.pdf). Every problem answered for the first time is a game against it. A day is
 * a rating period.
 */
import type { Day } from '../lib/days.ts';

/** How strong somebody is, and how sure that is: the true strength is within two deviations. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** A game against a rated opponent. */
export interface RatedGame {
  readonly against: Rating;
  readonly won: boolean;
}

/** Of a player about whom nothing is known. */
export const NEW_PLAYER: Rating = { rating: 1500, deviation: 350 };

/** With fewer answers a rating would say little. */
export const RATED_FROM = 5;

/** Below it a rating would hardly change any more, although players do. */
const LEAST_DEVIATION = 30;

/** After two years without a game, a player who had a deviation of 50 is as unknown as a new one. */
const GROWTH_A_DAY = (NEW_PLAYER.deviation ** 2 - 50 ** 2) / (2 * 365);

/** The scale: 400 points are odds of ten to one. */
const Q = Math.log(10) / 400;

/** How much a result counts against an opponent of this deviation, from 0 to 1. */
function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);
}

/** The chance to win against an opponent, from 0 to 1. */
export function chanceToWin({ rating }: Rating, against: Rating): number {
  return 1 / (1 + 10 ** ((-weightOf(against.deviation) * (rating - against.rating)) / 400));
}

/** The rating after the games of one period, in whatever order they were played. */
export function afterGames(before: Rating, games: readonly RatedGame[]): Rating {
  let information = 1 / before.deviation ** 2;
  let surprise = 0;
  for (const { against, won } of games) {
    const weight = weightOf(against.deviation);
    const chance = chanceToWin(before, against);
    information += Q ** 2 * weight ** 2 * chance * (1 - chance);
    surprise += weight * ((won ? 1 : 0) - chance);
  }
  return {
    rating: before.rating + (Q / information) * surprise,
    deviation: Math.max(Math.min(LEAST_DEVIATION, before.deviation), 1 / Math.sqrt(information)),
  };
}

/** The rating after some days without a game: the same, and less sure. */
export function afterDays({ deviation, rating }: Rating, days: number): Rating {
  const grown = Math.sqrt(deviation ** 2 + GROWTH_A_DAY * Math.max(0, days));
  return { rating, deviation: Math.min(NEW_PLAYER.deviation, grown) };
}

/** The rating of a problem by its grade, from 1 to 5. Grades are coarse, hence the deviation. */
export function ratingOfGrade(grade: number): Rating {
  return { rating: 900 + 200 * grade, deviation: 100 };
}

/** A problem that was answered for the first time. */
export interface FirstAnswer {
  readonly day: Day;
  readonly grade: number;
  readonly right: boolean;
}

/** A reader’s rating today, from all first answers. */
export function readersRating(answers: readonly FirstAnswer[], today: Day): Rating {
  const games = new Map<Day, RatedGame[]>();
  for (const { day, grade, right } of answers) {
    const game = { against: ratingOfGrade(grade), won: right };
    games.set(day, [...(games.get(day) ?? []), game]);
  }
  let rating = NEW_PLAYER;
  let last: Day | null = null;
  for (const [day, ofDay] of [...games].sort(([a], [b]) => a - b)) {
    rating = afterGames(last === null ? rating : afterDays(rating, day - last), ofDay);
    last = day;
  }
  return last === null ? rating : afterDays(rating, today - last);
}
