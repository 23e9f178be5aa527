/**
 * The entry of the players' worker.
 *
 * Begin it with `new Worker(new URL('…/players/players-worker.ts', import.meta.url), { type: 'module' })`
 * and speak to it through `makeClient` in src/lib/worker/client.ts.
 */
import { listen } from '../../lib/worker/listen.ts';
import { makePlayerAnswerer } from './answerer.ts';

listen(self, makePlayerAnswerer());
