import type { Evening } from '../../../src/analyse/evening/evening-format.ts';
import type { EveningGame } from '../../../src/analyse/evening/game.ts';
import { dayWords } from '../../../src/game/words/dates.ts';

/** An evening of games to be stored, named after its day: `36 games of 6 December 2010`. */
export function newEvening(games: readonly EveningGame[]): Evening {
  const now = new Date();
  const [day] = games.flatMap(({ date }) => /^\d{4}-\d\d-\d\d/u.exec(date ?? '')?.[0] ?? []);
  const playedAt = Date.parse(`${day ?? ''}T12:00`);
  return {
    key: `e${now.getTime().toString(36)}`,
    name: `${games.length} games of ${dayWords(Number.isNaN(playedAt) ? now.getTime() : playedAt)}`,
    at: now.toISOString(),
    games: games.map(({ text }) => ({ text, cost: null })),
  };
}
