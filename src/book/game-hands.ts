/**
 * The hands of the other games, from `content/hands/<game>` by way of the collection. A file with a mistake
 * stops the build and says where.
 */
import type { GameHand } from '../game/notation/hand.ts';
import { GAMES } from '../game/others/games.ts';
import { checkHand, handReadings } from './hand-collection.ts';
import { isSkatFile } from './read-hand-file.ts';

const readings = handReadings.filter((reading) => !isSkatFile(reading));

/** All of them, game by game, by their numbers; those without one after the others. */
export const gameHands: readonly GameHand[] = readings
  .flatMap(({ hand }) => (hand !== null && 'game' in hand ? [hand] : []))
  .sort(
    (a, b) =>
      GAMES.findIndex(({ id }) => id === a.game) - GAMES.findIndex(({ id }) => id === b.game) ||
      Number(a.number === null) - Number(b.number === null) ||
      (a.number ?? 0) - (b.number ?? 0),
  );

/** The ids of all of them, and in `npm run dev` of those with mistakes. */
export const gameHandIds: readonly string[] = [
  ...gameHands.map(({ id }) => id),
  ...readings.filter(({ hand }) => hand === null).map(({ id }) => id),
];

/**
 * The hand of this id.
 *
 * @throws Error when there is none, for a page or chapter names the wrong id, or it has a mistake.
 */
export function gameHandById(id: string): GameHand {
  checkHand(id);
  const hand = gameHands.find((each) => each.id === id);
  if (hand === undefined) throw new Error(`There is no hand “${id}” in a folder of content/hands.`);
  return hand;
}

/** The text of a hand's file as its author wrote it. */
export function gameHandText(hand: GameHand): string {
  return readings.find(({ id }) => id === hand.id)?.text ?? '';
}
