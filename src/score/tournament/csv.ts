/** The results of a tournament as a table for spreadsheets, a player a line. */
import { csvText } from '../../lib/csv.ts';
import type { Cell } from '../../lib/csv.ts';
import { RESULTS_TABLE } from '#edition/score/tournament/results-words.ts';
import { duesOf, hasMoney } from './series-money.ts';
import { gamesWon, rankedBy, rankedInSeries, slipOf, standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** Players by points, with the slips of each round. Minus signs are hyphens, for programs. */
export function deskCsv(tournament: Tournament): string {
  if (tournament.method === 'series') return seriesCsv(tournament);
  const rounds = Array.from({ length: tournament.rounds }, (_, round) => round);
  const head = [
    RESULTS_TABLE.player,
    RESULTS_TABLE.points,
    RESULTS_TABLE.games,
    ...rounds.flatMap((round) => RESULTS_TABLE.round(round + 1)),
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

/** Teams and money stand in it where a tournament has them; money in whole units, `0.5`. */
function seriesCsv(tournament: Tournament): string {
  const rounds = Array.from({ length: tournament.rounds }, (_, round) => round);
  const teams = tournament.series?.teams ?? [];
  const hasTeams = teams.some((team) => team !== '');
  const dues = hasMoney(tournament) ? duesOf(tournament) : [];
  const head = [
    RESULTS_TABLE.player,
    ...(hasTeams ? [RESULTS_TABLE.team] : []),
    RESULTS_TABLE.points,
    RESULTS_TABLE.won,
    RESULTS_TABLE.lost,
    ...rounds.flatMap((round) => RESULTS_TABLE.series(round + 1)),
    ...(dues.length > 0 ? RESULTS_TABLE.money : []),
  ];
  const rows = rankedInSeries(standingsOf(tournament)).map((standing): Cell[] => {
    const { lost, name, player, points } = standing;
    const due = dues[player];
    return [
      name,
      ...(hasTeams ? [teams[player]] : []),
      points,
      gamesWon(standing),
      lost,
      ...rounds.flatMap((round): Cell[] => {
        const slip = slipOf(tournament, round, player);
        return slip === null ? ['', '', ''] : [slip.points, gamesWon(slip), slip.lost];
      }),
      ...(due === undefined ? [] : [due.entry, due.forLost, due.total].map((cents) => cents / 100)),
    ];
  });
  return csvText([head, ...rows]);
}
