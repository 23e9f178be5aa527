/** How a deal came out, in words. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import { capital } from '../game/words/text.ts';
import type { TablePlayer } from './names-at.ts';

/** A player with what is written for them, or with the points taken. */
export interface PlayerPoints {
  readonly player: TablePlayer;
  readonly points: number;
}

export const OUTCOME = {
  nobodyPlays: 'Niemand spielt',
  passedIn: 'Alle haben gepasst. Es wird nichts angeschrieben, und der Nächste gibt.',
  overbid: 'Überreizt: Das Spiel war nicht so viel wert, wie gereizt wurde.',
} as const;

/** What is written for the players to whom something is: `Du gewinnst 36`, `Anna verliert 48`. */
export function sayScores(scores: readonly PlayerPoints[]): string {
  const results = scores.map(({ player: { isReader, name }, points }) => {
    const verb = points > 0 ? 'gewinn' : 'verlier';
    return `${name} ${verb}${isReader ? 'st' : 't'} ${Math.abs(points)}`;
  });
  return results.length === 0 ? 'Niemand verliert' : listed(results);
}

/** The points of everyone, where all play alone. */
export function sayPointsTaken(taken: readonly PlayerPoints[]): string {
  return `Augen in den Stichen: ${taken.map(({ player, points }) => `${player.name} ${points}`).join(', ')}.`;
}

const inSentence = (players: readonly TablePlayer[]): string =>
  listed(players.map(({ isReader, name }) => (isReader ? 'du' : name)));

/** The points of the declarer and of the two others. */
export function sayPointsOfSides(
  { player: { isReader, name }, points }: PlayerPoints,
  defenders: readonly TablePlayer[],
  theirs: number,
): string {
  const has = isReader ? 'Du hast' : `${name} hat`;
  return `${has} ${counted(points, 'point')}, ${inSentence(defenders)} ${theirs}.`;
}

/** Who gave up the rest. */
export function sayGaveUp(players: readonly TablePlayer[]): string {
  const withReader = players.some(({ isReader }) => isReader);
  const several = withReader ? 'habt' : 'haben';
  const one = withReader ? 'hast' : 'hat';
  return `${capital(inSentence(players))} ${players.length > 1 ? several : one} aufgegeben.`;
}
