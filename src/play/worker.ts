/** The entry of the table's worker, in which the other players think. */
import { listen } from '../worker/listen.ts';
import { makeTableAnswerer } from './protocol.ts';

listen(self, makeTableAnswerer());
