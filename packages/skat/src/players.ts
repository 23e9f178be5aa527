/**
 * Players of whole deals, who see only their own cards, and what cards are worth by what can be known.
 *
 * @packageDocumentation
 */
import type { TaskProgress } from '../../../src/game/solver/task.ts';
import type { WorkerClient } from '../../../src/lib/worker/client.ts';
import type { PlayerQuestions } from '../../../src/strategy/players/protocol.ts';
import { startClient } from './start-client.ts';

export { Chance } from '../../../src/lib/random.ts';
export { PLAYER_NAMES, makePlayer } from '../../../src/strategy/players/levels.ts';
export type { PlayerName } from '../../../src/strategy/players/levels.ts';
export type { Player } from '../../../src/strategy/players/player.ts';
export { seatToAct, startDeal } from '../../../src/strategy/players/state.ts';
export type { DealState } from '../../../src/strategy/players/state.ts';
export { takeAction } from '../../../src/strategy/players/table.ts';
export { whyRefused } from '../../../src/strategy/players/refusals.ts';
export { chanceAt, playDeal, playOn, settleDeal } from '../../../src/strategy/players/play-deal.ts';
export type { DealResult, Watcher } from '../../../src/strategy/players/play-deal.ts';
export { seatView } from '../../../src/strategy/players/view.ts';
export type { Request, SeatView } from '../../../src/strategy/players/view.ts';
export { parseSeatView } from '../../../src/strategy/players/view-json.ts';
export type {
  Action,
  Decision,
  Ground,
  WeighedCard,
} from '../../../src/strategy/players/action.ts';
export { judgeHand, judgeJson } from '../../../src/strategy/players/judge-json.ts';
export type {
  JudgeOptions,
  JudgedCards,
  JudgedGame,
  JudgedHand,
} from '../../../src/strategy/players/judge-json.ts';
export { finish } from '../../../src/game/solver/task.ts';
export { makeSolver } from '../../../src/game/solver/solver.ts';
export type { PlayerQuestions } from '../../../src/strategy/players/protocol.ts';

/** The players in a worker of the page: it starts with the first question. */
export function startPlayers(): WorkerClient<PlayerQuestions, TaskProgress> {
  return startClient<PlayerQuestions, TaskProgress>(
    () => new Worker(new URL('./players-worker.js', import.meta.url), { type: 'module' }),
  );
}
