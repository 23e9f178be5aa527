/** The page's access to the other players: one worker, begun with the first question. */
import type { Decision } from '../../src/players/action.ts';
import type { SeatView } from '../../src/players/view.ts';
import type { TableQuestions } from '../../src/play/protocol.ts';
import type { PlayedLaw } from '../../src/play/sitting.ts';
import type { Strength } from '../../src/play/strength-words.ts';
import type { TaskProgress } from '../../src/solver/task.ts';
import { makeClient } from '../../src/worker/client.ts';
import { startWorker } from '../replay/start-worker.ts';
import workerAddress from '../../src/play/worker.ts?worker&url';

const client = makeClient<TableQuestions, TaskProgress>(
  () => startWorker(workerAddress),
  {
    forbidden:
      'This browser does not let the page start the other players, who think in a web worker.',
    broken: 'The other players could not be loaded: the browser forbids it, or you are offline.',
  },
  // They may be of an older version than the host (src/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);

/** What a player does. */
export type AskPlayer = (
  view: SeatView,
  laws: PlayedLaw,
  strength: Strength,
  seed: number,
  signal: AbortSignal,
) => Promise<Decision>;

/** Asks a player; rejects with `NoAnswer`, with a sentence for the reader where there is no worker. */
export const askPlayer: AskPlayer = (view, laws, strength, seed, signal) =>
  client.ask({ name: 'decide', view: { ...view, law: laws }, strength, seed }, { signal });
