/**
 * A tournament in series, as clubs play it today: 48 deals at a table of four and 36 at one of three,
 * and new seats for each series.
 */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { SEATING_FAULTS } from '#edition/score/tournament/plan-fault-words.ts';
import { seatApart, togetherBefore } from './apart.ts';
import { drawLots, drawSeats, emptyChairs, tablesFor } from './plan.ts';
import { seatsOf, tablesOf } from './rounds.ts';
import type { SeatedTable } from './rounds.ts';
import { gamesWon, missingFrom, rankedInSeries, slipOf, standingsOf } from './standings.ts';
import type { Seats, Tournament, TournamentPlan } from './tournament.ts';

/** How many deals a table plays before anybody moves: each player deals equally often. */
export function dealsAt({ deals, method }: Tournament, players: number): number {
  return method === 'series' && players === 3 ? (deals / 4) * 3 : deals;
}

/** The table of a player in a round, or undefined while it has no seats. */
export function tableOf(
  tournament: Tournament,
  round: number,
  player: number,
): SeatedTable | undefined {
  return tablesOf(tournament, round).find(({ players }) => players.includes(player));
}

/** Seats players in this order: four at each table, three at the last ones where chairs are empty. */
export function seatInOrder(order: readonly number[]): Seats {
  const tables = tablesFor(order.length);
  const firstOfThree = tables - emptyChairs(order.length);
  const rest = [...order];
  return Array.from({ length: tables }, (_, table) =>
    Array.from({ length: 4 }, (__, seat) =>
      seat === 3 && table >= firstOfThree ? null : (rest.shift() ?? null),
    ),
  ).flat();
}

/**
 * The seats with which a tournament begins.
 *
 * @param lot draws a lot, any number: the least sits first. Null seats all in the order of the list.
 */
export function firstSeats(plan: TournamentPlan, lot: (() => number) | null): Seats {
  if (plan.series?.seating !== 'plan' || lot === null) return drawSeats(plan, lot);
  const order = drawnOrder(plan, lot);
  return seatApart(order, togetherBefore([], plan.series.teams));
}

/**
 * The seats of a series.
 *
 * @param round from 1: the second series is 1.
 * @param lot draws a lot, any number. Where seats go by standing, it decides between equals.
 */
function laterSeats(tournament: Tournament, round: number, lot: () => number): Seats {
  const { series } = tournament;
  const order = drawnOrder(tournament, lot);
  switch (series?.seating) {
    case 'standing': {
      const standings = standingsOf(tournament);
      const drawn = order.flatMap((player) => standings[player] ?? []);
      return seatInOrder(rankedInSeries(drawn).map(({ player }) => player));
    }
    case 'plan': {
      const before = Array.from({ length: round }, (_, at) => seatsOf(tournament, at) ?? []);
      return seatApart(order, togetherBefore(before, series.teams));
    }
    case 'lot':
    case undefined:
      return seatInOrder(order);
  }
}

/** All players by lot. */
const drawnOrder = ({ players }: Pick<TournamentPlan, 'players'>, lot: () => number): number[] =>
  drawLots([...players.keys()], lot);

/**
 * Whether a series can get its seats now, for the first time or anew: the series before it has its
 * seats, no slip of it has come in, and where seats go by standing no slip of an earlier one is missing.
 *
 * @returns the series, from 0; or what it waits for.
 */
export function checkSeating(tournament: Tournament, round: number): Checked<number, string> {
  const last = tournament.laterSeats.length;
  if (round < 1 || round > last + 1) return invalid(SEATING_FAULTS.earlier(last + 2));
  if (round < last || tournament.slips.some((slip) => slip.round >= round)) {
    return invalid(SEATING_FAULTS.begun);
  }
  const missing = Array.from({ length: round }, (_, at) => missingFrom(tournament, at).length);
  const from = missing.findIndex((count) => count > 0);
  if (tournament.series?.seating === 'standing' && from >= 0) {
    return invalid(SEATING_FAULTS.slips(from + 1, missing[from] ?? 0));
  }
  return valid(round);
}

/** Gives a later series its seats, or new ones; nothing where {@link checkSeating} refuses. */
export function withSeats(tournament: Tournament, round: number, lot: () => number): Tournament {
  if (!checkSeating(tournament, round).ok) return tournament;
  const before = tournament.laterSeats.slice(0, round - 1);
  return { ...tournament, laterSeats: [...before, laterSeats(tournament, round, lot)] };
}

/**
 * How many games the slips of a table in a series count beyond the deals it plays; 0 where they can be
 * right, and by the other methods, which do not count games lost.
 */
export function gamesTooMany(tournament: Tournament, round: number, table: SeatedTable): number {
  if (tournament.method !== 'series') return 0;
  const games = table.players.map((player) => {
    const slip = slipOf(tournament, round, player);
    return slip === null ? 0 : gamesWon(slip) + (slip.lost ?? 0);
  });
  const deals = dealsAt(tournament, table.players.length);
  return Math.max(0, games.reduce((sum, one) => sum + one, 0) - deals);
}
