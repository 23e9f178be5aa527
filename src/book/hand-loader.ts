import { relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import { sayMistake } from './hand-mistakes.ts';
import type { HandReading } from './read-hand-file.ts';
import { HANDS_FOLDER, readHandReadings } from './read-hand-files.ts';

/**
 * Loads the files of `content/hands` into a collection, those with mistakes too. A build stops at
 * mistakes, and says all of them. `npm run dev` reports them and goes on: only the pages that need such a
 * hand fail, at the mistake. It loads again what is saved.
 *
 * @param read returns all files as they are now.
 */
export function handLoader(read: () => readonly HandReading[] = readHandReadings): Loader {
  return {
    name: 'hands',
    // eslint-disable-next-line @typescript-eslint/require-await -- a promise, so that a throw rejects it
    load: async (context) => {
      const { logger, store, watcher } = context;
      /** Returns the mistakes of all files, each in a line. */
      const loadAll = (): readonly string[] => {
        const readings = read();
        const found = new Set(readings.map(({ file }) => file));
        for (const key of store.keys()) if (!found.has(key)) store.delete(key);
        for (const reading of readings) {
          // The digest is of the hand as it was read, so that a change of the reader is noticed too.
          const digest = context.generateDigest({ ...reading });
          store.set({ id: reading.file, data: { ...reading }, digest, filePath: reading.file });
        }
        return readings.flatMap(({ mistakes }) => mistakes.map(sayMistake));
      };
      const mistakes = loadAll();
      if (mistakes.length > 0) {
        const message = `Hands with mistakes:\n${mistakes.join('\n')}`;
        if (watcher === undefined) throw new Error(message);
        logger.error(message);
      }
      const onChange = (path: string): void => {
        const file = relative('.', path).replaceAll('\\', '/');
        if (!file.startsWith(`${HANDS_FOLDER}/`) || !file.endsWith('.hand')) return;
        const found = loadAll().filter((mistake) => mistake.startsWith(`${file}:`));
        if (found.length > 0) logger.error(found.join('\n'));
        else logger.info(`Read ${file}`);
      };
      watcher?.add(HANDS_FOLDER);
      for (const event of ['add', 'change', 'unlink'] as const) watcher?.on(event, onChange);
    },
  };
}
