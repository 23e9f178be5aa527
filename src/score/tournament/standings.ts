/** The players' standings, and which slips are still missing. */
import { tablesOf } from './rounds.ts';
import type { RoundSlip, Tournament } from './tournament.ts';

export interface Placing {
  readonly player: number;
  readonly name: string;
  /** Points won less points lost, in all slips. */
  readonly points: number;
  /** Games won less games lost. */
  readonly games: number;
  /** Games lost, which only series count. */
  readonly lost: number;
  /** How many of the player's slips have come in. */
  readonly slips: number;
}

/** Each player with the sum of that player's slips, in the order of their numbers. */
export function standingsOf({ players, slips }: Tournament): readonly Placing[] {
  return players.map((name, player) => {
    const own = slips.filter((slip) => slip.player === player);
    return {
      player,
      name,
      points: own.reduce((sum, slip) => sum + slip.points, 0),
      games: own.reduce((sum, slip) => sum + slip.games, 0),
      lost: own.reduce((sum, slip) => sum + (slip.lost ?? 0), 0),
      slips: own.length,
    };
  });
}

/** The slip of a player for a round, or null while it has not come in. */
export function slipOf({ slips }: Tournament, round: number, player: number): RoundSlip | null {
  return slips.find((slip) => slip.player === player && slip.round === round) ?? null;
}

/** Games won, where games lost are counted as well. */
export const gamesWon = ({ games, lost = 0 }: Pick<RoundSlip, 'games' | 'lost'>): number =>
  games + lost;

/** The players whose slip for a round is missing, in the order of the tables. */
export function missingFrom(tournament: Tournament, round: number): readonly number[] {
  return tablesOf(tournament, round)
    .flatMap(({ players }) => players)
    .filter((player) => slipOf(tournament, round, player) === null);
}

/** How many slips are missing in all. */
export function missingSlips(tournament: Tournament): number {
  return tournament.players.length * tournament.rounds - tournament.slips.length;
}

/** Standings by points, games deciding between equals; or the other way round. */
export function rankedBy(
  standings: readonly Placing[],
  by: 'points' | 'games',
): readonly Placing[] {
  const other = by === 'points' ? 'games' : 'points';
  return standings.toSorted((a, b) => b[by] - a[by] || b[other] - a[other]);
}

/** Standings in series: by points, between equals by more games won, then by fewer games lost. */
export function rankedInSeries(standings: readonly Placing[]): readonly Placing[] {
  return standings.toSorted(
    (a, b) => b.points - a.points || gamesWon(b) - gamesWon(a) || a.lost - b.lost,
  );
}

/**
 * The place of each of the ranked, from 1: those who are level in what they were ranked by share one, and
 * the next is left out.
 *
 * @param by what they were ranked by: points and games, in series games lost too, or points alone for
 *   a list.
 */
export function placesOf(
  ranked: readonly Placing[],
  by: readonly ('games' | 'lost' | 'points')[],
): readonly number[] {
  return ranked.map(
    (one) => 1 + ranked.findIndex((other) => by.every((what) => other[what] === one[what])),
  );
}
