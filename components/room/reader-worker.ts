/** The entry of the worker that reads hands from texts and writes them as texts. */
import { textReader } from '../../src/room/text-reader.ts';
import { listen } from '../../src/worker/listen.ts';

listen(self, textReader);
