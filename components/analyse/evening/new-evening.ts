import { eveningName } from '#edition/analyse/evening/evening-words.ts';
import type { EveningHolds } from '#edition/analyse/evening/evening-words.ts';
import type { Evening } from '../../../src/analyse/evening/evening-format.ts';
import type { EveningGame } from '../../../src/analyse/evening/game.ts';
import type { Account } from '../../../src/game/notation/pieces/account.ts';

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
  const number = games.filter(({ other }) => other === null).length;
  const holds: EveningHolds =
    before + remaining > 0
      ? { is: 'part', from: before + 1, to: before + games.length }
      : number === 0
        ? { is: 'cards' }
        : { is: 'games', number };
  return {
    key: `e${now.getTime().toString(36)}`,
    name: eveningName(holds, Number.isNaN(playedAt) ? now.getTime() : playedAt),
    at: now.toISOString(),
    games: games.map(({ text }) => ({ text, cost: null, reviews: [] })),
  };
}
