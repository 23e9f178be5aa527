/**
 * The book's hands, from content/hands by way of the collection. A file with a mistake stops the build and
 * says where.
 */
import type { Hand } from '../game/notation/hand.ts';
import { checkHand, handReadings } from './hand-collection.ts';
import { compareHands } from './hand-names.ts';
import { isSkatFile } from './read-hand-file.ts';

const readings = handReadings.filter(isSkatFile);

/** All hands, those of the manual first. */
export const hands: readonly Hand[] = readings
  .flatMap(({ hand }) => (hand === null || 'game' in hand ? [] : [hand]))
  .sort(compareHands);

/** The ids of all hands, and in `npm run dev` of those with mistakes, whose pages show the mistake. */
export const handIds: readonly string[] = [
  ...hands.map(({ id }) => id),
  ...readings.filter(({ hand }) => hand === null).map(({ id }) => id),
];

/**
 * The hand of this id.
 *
 * @throws Error when there is none, for a page or chapter names the wrong id, or it has a mistake.
 */
export function handById(id: string): Hand {
  checkHand(id);
  const hand = hands.find((each) => each.id === id);
  if (hand === undefined) throw new Error(`There is no hand “${id}” in content/hands.`);
  return hand;
}

/** The text of a hand's file as its author wrote it; in a translation, as it is printed with its words. */
export function handText(hand: Hand): string {
  return readings.find(({ id }) => id === hand.id)?.text ?? '';
}
