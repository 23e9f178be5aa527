/**
 * Positions solved with all cards open, here or in a worker.
 *
 * @packageDocumentation
 */
import type { Client } from '../../../src/game/solver/client.ts';
import type { Questions } from '../../../src/game/solver/protocol.ts';
import type { TaskProgress } from '../../../src/game/solver/task.ts';
import { startClient } from './start-client.ts';

export { makeSolver } from '../../../src/game/solver/solver.ts';
export type { Solver } from '../../../src/game/solver/solver.ts';
export {
  UnsolvableError,
  legalHere,
  openPosition,
  seatToMove,
} from '../../../src/game/solver/position.ts';
export type { OpenPosition, Unsolvable } from '../../../src/game/solver/position.ts';
export { parsePosition } from '../../../src/game/solver/position-json.ts';
export type { JsonPosition } from '../../../src/game/solver/position-json.ts';
export { finish } from '../../../src/game/solver/task.ts';
export type { Task, TaskProgress } from '../../../src/game/solver/task.ts';
export {
  afterLayout,
  allLayouts,
  bestLayout,
  layoutPoints,
  layoutTricks,
} from '../../../src/game/solver/layouts.ts';
export type { LayoutPoints, LayoutTricks, OpenExchange } from '../../../src/game/solver/layouts.ts';
export {
  SOLVED_GAMES,
  gameTaken,
  gameUntouched,
  wholeDeal,
} from '../../../src/game/solver/whole-deal.ts';
export type { GamePossible, SolvedOutcome } from '../../../src/game/solver/whole-deal.ts';
export type { AskOptions, Client } from '../../../src/game/solver/client.ts';
export type { AnswerTo, Question, Questions } from '../../../src/game/solver/protocol.ts';
export { NoAnswer } from '../../../src/lib/worker/client.ts';
export type { DataFault } from '../../../src/lib/json/json.ts';

/**
 * A solver in a worker of the page: it starts with the first question and answers one after the other.
 *
 * ```ts
 * const solver = startSolver();
 * const points = await solver.ask({ name: 'points', position });
 * solver.end();
 * ```
 */
export function startSolver(): Client {
  return startClient<Questions, TaskProgress>(
    () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' }),
  );
}
