/**
 * The entry of the players' worker.
 *
 * Begin it with `new Worker(new URL('…/players/worker.ts', import.meta.url), { type: 'module' })`
 * and speak to it through `makeClient` in src/worker/client.ts.
 */
import { listen } from '../worker/listen.ts';
import { makePlayerAnswerer } from './answerer.ts';

listen(self, makePlayerAnswerer());
