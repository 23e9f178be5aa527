/** The page's access to the players: one worker for all who ask, started with the first question. */
import type { PlayerQuestions } from '../../../src/strategy/players/protocol.ts';
import type { TaskProgress } from '../../../src/game/solver/task.ts';
import { makeClient } from '../../../src/lib/worker/client.ts';
import { startWorker } from '../start-worker.ts';
import workerAddress from '../../../src/strategy/players/players-worker.ts?worker&url';
import { NO_PLAYERS } from '#edition/game/words/figure/players.ts';

export const playersClient = makeClient<PlayerQuestions, TaskProgress>(
  () => startWorker(workerAddress),
  NO_PLAYERS,
  // The worker may be of an older version than the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);
