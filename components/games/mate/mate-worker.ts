/** The entry of the worker that solves Mate. */
import { listen } from '../../../src/lib/worker/listen.ts';
import { makeMateAnswerer } from '../../../src/game/others/mate/answerer.ts';

listen(self, makeMateAnswerer());
