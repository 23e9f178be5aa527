/** The entry of the worker that solves Mate. */
import { listen } from '../../../worker/listen.ts';
import { makeMateAnswerer } from '../answerer.ts';

listen(self, makeMateAnswerer());
