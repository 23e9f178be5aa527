/**
 * The page's side of the solver's worker; made by `makeClient` in src/lib/worker/client.ts.
 */
import type { Asking, WorkerClient } from '../../lib/worker/client.ts';
import type { Questions } from './protocol.ts';
import type { TaskProgress } from './task.ts';

/** What goes with a question to the solver. */
export type AskOptions = Asking<TaskProgress>;

/** Asks the solver; a question that it refuses is rejected with an `Unsolvable` for its code. */
export type Client = WorkerClient<Questions, TaskProgress>;
