/** The files of content/hands as the collection has them, which src/book/hand-loader.ts fills. */
import { getCollection } from 'astro:content';
import { errorAt } from './hand-mistakes.ts';
import type { HandReading } from './read-hand-file.ts';

/** All of them; only in `npm run dev` are there any with mistakes. */
export const handReadings: readonly HandReading[] = (await getCollection('hands')).map(
  ({ data }) => data,
);

/**
 * Stops a page that needs a hand whose file has a mistake.
 *
 * @throws Error with the place in that file, which Astro's overlay shows; nothing for an unknown id.
 */
export function checkHand(id: string): void {
  const [mistake] = handReadings.find((reading) => reading.id === id)?.mistakes ?? [];
  if (mistake !== undefined) throw errorAt(mistake);
}
