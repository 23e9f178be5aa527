import type { Evening } from '../../../src/analyse/evening/evening-format.ts';
import type { EveningGame } from '../../../src/analyse/evening/game.ts';
import type { Account } from '../../../src/game/notation/pieces/account.ts';
import { thousands } from '../../../src/game/notation/pieces/account.ts';
import { dayWords } from '#edition/game/words/dates.ts';

/**
 * An evening of games to be stored, named after its day: `36 games of 6 December 2010`, `Games 501 to 1,000
 * of …`, and `Cards of …` where there is no game in it.
 *
 * @param part how many pieces of the text stand before these and after them.
 */
export function newEvening(
  games: readonly EveningGame[],
  { before, remaining }: Pick<Account<unknown>, 'before' | 'remaining'>,
): Evening {
  const now = new Date();
  const [day] = games.flatMap(({ date }) => /^\d{4}-\d\d-\d\d/u.exec(date ?? '')?.[0] ?? []);
  const playedAt = Date.parse(`${day ?? ''}T12:00`);
  const number = games.length;
  const played = games.filter(({ other }) => other === null).length;
  const counted = played === 0 ? 'Cards' : `${played} ${played === 1 ? 'game' : 'games'}`;
  const numbered =
    before + remaining === 0
      ? counted
      : `Games ${thousands(before + 1)} to ${thousands(before + number)}`;
  return {
    key: `e${now.getTime().toString(36)}`,
    name: `${numbered} of ${dayWords(Number.isNaN(playedAt) ? now.getTime() : playedAt)}`,
    at: now.toISOString(),
    games: games.map(({ text }) => ({ text, cost: null, reviews: [] })),
  };
}
