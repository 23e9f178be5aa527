/**
 * `npm run measure -- games`: how often a game that is named on twelve cards is won in play, by the
 * measured worth of the hand and by what imagined deals say of it. Strong players bid and play deals by
 * today’s order, a little bolder than they do at the table, so that doubtful hands are played as well; of
 * the games that come into question one is named by chance. All goes to content/players/games.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/game/skat/laws.ts';
import { fitWeights } from '../../src/strategy/players/worth/fit.ts';
import { PLAYED_KINDS } from '../../src/strategy/players/worth/played-share.ts';
import type { PlayedKind, WrittenGames } from '../../src/strategy/players/worth/played-share.ts';
import { makeGamePlayer } from '../../src/strategy/players/worth/named-games.ts';
import type { NamedGame } from '../../src/strategy/players/worth/named-games.ts';
import { showProgress } from './progress.ts';

const FILE = join('content', 'players', 'games.json');
const SEED = 31;
/** Deals that are played. */
export const GAMES_DEALT = 1200;

/** Plays deals, fits the shares, and writes what was found. */
export function measureGames(deals: number): void {
  const progress = showProgress('games', deals);
  const play = makeGamePlayer(LAWS.isko, SEED);
  const games: NamedGame[] = [];
  for (let number = 0; number < deals; number++) {
    const game = play(number);
    if (game !== null) games.push(game);
    progress.add(1);
  }
  progress.end();
  const fits = Object.fromEntries(
    PLAYED_KINDS.map((kind) => [kind, fitOf(games.filter((game) => game.kind === kind))]),
  ) as Record<PlayedKind, ReturnType<typeof fitOf>>;
  const written: WrittenGames = { law: 'isko', seed: SEED, deals, fits };
  for (const kind of PLAYED_KINDS) {
    const { games: played, weights, won } = fits[kind];
    console.log(`${kind}: ${won} of ${played} won, weights ${weights.join(', ')}`);
  }
  writeFileSync(FILE, `${JSON.stringify(written, null, 2)}\n`);
  console.log(FILE);
}

function fitOf(games: readonly NamedGame[]) {
  const weights =
    games.length === 0 ? [] : fitWeights(games).map((weight) => Number(weight.toFixed(4)));
  return { games: games.length, won: games.filter(({ won }) => won).length, weights };
}
