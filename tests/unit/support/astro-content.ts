/** Astro’s collection of hands, for tests of what reads it: filled by the same reader, without Astro. */
import { readHandReadings } from '../../../src/book/read-hand-files.ts';

export function getCollection(name: string): Promise<{ data: unknown }[]> {
  if (name !== 'hands') throw new Error(`Tests have no collection “${name}”.`);
  return Promise.resolve(readHandReadings().map((data) => ({ data })));
}
