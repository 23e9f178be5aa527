/** Teams in a tournament of today: the players with the same team name, ranked by their sum. */
import { standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';

export interface TeamPlacing {
  readonly team: string;
  /** From 1; teams with the same sum share a place, and the next is left out. */
  readonly place: number;
  readonly players: readonly number[];
  /** The sum of all members. */
  readonly points: number;
}

/** The teams by the sum of their members; none where no player has a team. */
export function teamsOf(tournament: Tournament): readonly TeamPlacing[] {
  const names = tournament.series?.teams ?? [];
  const standings = standingsOf(tournament);
  const teams = [...new Set(names)]
    .filter((team) => team !== '')
    .map((team) => {
      const members = standings.filter(({ player }) => names[player] === team);
      return {
        team,
        players: members.map(({ player }) => player),
        points: members.reduce((sum, { points }) => sum + points, 0),
      };
    })
    .sort((a, b) => b.points - a.points);
  return teams.map((team) => ({
    ...team,
    place: 1 + teams.findIndex(({ points }) => points === team.points),
  }));
}
