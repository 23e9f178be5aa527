/** The entry of the worker that reads hands from texts and writes them as texts. */
import { textReader } from '../../src/analyse/text-reader.ts';
import { listen } from '../../src/lib/worker/listen.ts';

listen(self, textReader);
