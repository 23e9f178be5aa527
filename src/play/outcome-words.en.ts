/** How a deal came out, in words. */
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../game/words/text.ts';
import type { TablePlayer } from './names-at.ts';

/** A player with what is written for them, or with the points taken. */
export interface PlayerPoints {
  readonly player: TablePlayer;
  readonly points: number;
}

export const OUTCOME = {
  nobodyPlays: 'Nobody plays',
  passedIn: 'Everyone passed. Nothing is scored, and the deal moves on.',
  overbid: 'The game was not worth the bid.',
} as const;

/** What is written for the players to whom something is: `You win 36`, `Anna loses 48`. */
export function sayScores(scores: readonly PlayerPoints[]): string {
  const results = scores.map(({ player: { isReader, name }, points }) => {
    const verb = points > 0 ? 'win' : 'lose';
    return `${name} ${isReader ? verb : `${verb}s`} ${Math.abs(points)}`;
  });
  return results.length === 0 ? 'Nobody loses' : listed(results);
}

/** The points of everyone, where all play alone. */
export function sayPointsTaken(taken: readonly PlayerPoints[]): string {
  return `Points taken: ${taken.map(({ player, points }) => `${player.name} ${points}`).join(', ')}.`;
}

const inSentence = (players: readonly TablePlayer[]): string =>
  listed(players.map(({ isReader, name }) => (isReader ? 'you' : name)));

/** The points of the declarer and of the two others. */
export function sayPointsOfSides(
  { player: { isReader, name }, points }: PlayerPoints,
  defenders: readonly TablePlayer[],
  theirs: number,
): string {
  const has = isReader ? 'You have' : `${name} has`;
  return `${has} ${points} points, ${inSentence(defenders)} ${theirs}.`;
}

/** Who gave up the rest. */
export const sayGaveUp = (players: readonly TablePlayer[]): string =>
  `${capital(inSentence(players))} gave up.`;
