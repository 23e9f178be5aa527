/** The results of a tournament as a table for spreadsheets, a player a line. */
import { csvText } from '../../lib/csv.ts';
import { rankedBy, slipOf, standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** Players by points, with the slips of each round. Minus signs are hyphens, for programs. */
export function deskCsv(tournament: Tournament): string {
  const rounds = Array.from({ length: tournament.rounds }, (_, round) => round);
  const head = [
    'Player',
    'Points',
    'Games',
    ...rounds.flatMap((round) => [`Points, round ${round + 1}`, `Games, round ${round + 1}`]),
  ];
  const rows = rankedBy(standingsOf(tournament), 'points').map(
    ({ games, name, player, points }) => [
      name,
      points,
      games,
      ...rounds.flatMap((round): (number | string)[] => {
        const slip = slipOf(tournament, round, player);
        return slip === null ? ['', ''] : [slip.points, slip.games];
      }),
    ],
  );
  return csvText([head, ...rows]);
}
