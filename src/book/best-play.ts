/** What best play on both sides comes to in a hand of the book, with all cards open. */
import { choiceAt, settledAt } from '../game/analysis/at-stop.ts';
import { layoutQuestion } from '../game/analysis/layouts.ts';
import { measureOf } from '../game/analysis/measure.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../game/replay/skat-replay.ts';
import type { Card } from '../game/skat/cards.ts';
import { bestLayout, layoutPoints } from '../game/solver/layouts.ts';
import type { LayoutPoints } from '../game/solver/layouts.ts';
import { makeSolver } from '../game/solver/solver.ts';
import { finish } from '../game/solver/task.ts';

/**
 * The declarer's final card points, skat or layout included, with best play from a stop on.
 *
 * @param card played there first; null leaves the choice open.
 * @returns null in a Ramsch, in a game that is not about points, before the layout, and when the
 *   card may not be played there.
 */
export function bestFrom(
  replay: SkatReplay,
  stop: SkatStop,
  card: Card | null = null,
): number | null {
  const line = lineOf(replay, stop.line);
  if (measureOf(line.contract) !== 'points') return null;
  const choice = choiceAt(replay, line, stop);
  if (choice === null) return card === null ? settledAt(replay, line, stop) : null;
  const solver = makeSolver();
  if (card === null) return finish(solver.points(choice.position));
  return finish(solver.cardPoints(choice.position)).get(card) ?? null;
}

/** The most that any of the 66 layouts of the record's declarer brings; null where none is made. */
export function bestLayoutOf(replay: SkatReplay): number | null {
  const question = layoutQuestion(replay.hand, lineOf(replay, null));
  if (question?.measure !== 'points') return null;
  return finish(bestLayout(makeSolver(), question.exchange)).points;
}

/**
 * What each of the 66 layouts of the record's declarer brings with best play by all, in card points;
 * null where none is made, and in a game that is not about points.
 */
export function layoutsOf(replay: SkatReplay): readonly LayoutPoints[] | null {
  const question = layoutQuestion(replay.hand, lineOf(replay, null));
  if (question?.measure !== 'points') return null;
  return finish(layoutPoints(makeSolver(), question.exchange));
}
