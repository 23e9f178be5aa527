/**
 * The entry of the solver's worker.
 *
 * Begin it with `new Worker(new URL('…/solver/worker.ts', import.meta.url), { type: 'module' })`
 * and speak to it through `makeClient` in src/lib/worker/client.ts.
 */
import { listen } from '../../lib/worker/listen.ts';
import { makeSolverAnswerer } from './answerer.ts';

listen(self, makeSolverAnswerer());
