/** Which level comes next: up after three good answers in a row, down after two slips. */
import { levelNews } from '#edition/practice/level-news.ts';
import type { Level } from './drill.ts';

/** What the level needs to know of an answer. */
export interface Step {
  readonly level: Level;
  /** Right, and in time where the reader runs the clock. */
  readonly good: boolean;
}

/** How many questions it takes to find a reader’s level: see placement.ts. */
export const PLACEMENT = 12;

/** How many good answers in a row lead up, and how many slips among the last `UP` answers lead down. */
const UP = 3;
const DOWN = 2;

/**
 * The level after these answers, the last of which has just been given.
 *
 * @param steps all answers of the session in order; only those at the end that were asked at
 *   `level` count, so that each level is judged by itself.
 * @param top the drill's highest level.
 */
export function followLevel(steps: readonly Step[], level: Level, top: Level): Level {
  const from = steps.findLastIndex((step) => step.level !== level) + 1;
  const here = steps.slice(from).slice(-UP);
  if (here.length === UP && here.every(({ good }) => good)) return Math.min(top, level + 1);
  const slips = here.filter(({ good }) => !good).length;
  if (slips >= DOWN && here.at(-1)?.good === false) return Math.max(1, level - 1);
  return level;
}

/**
 * What to say to the reader when the level changed; null when it did not.
 *
 * @param levels what each level of the drill adds, a sentence each.
 */
export function sayLevelChange(from: Level, to: Level, levels: readonly string[]): string | null {
  if (from === to) return null;
  return levelNews(to > from, to, levels[to - 1] ?? '');
}
