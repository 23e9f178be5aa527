/** What players pay in a tournament of today: entry money, and money for the games they lose. */
import { slipOf, standingsOf } from './standings.ts';
import { MOST_CENTS } from './tournament.ts';
import type { MoneyPlan, Tournament } from './tournament.ts';

/** So many lost games of a series cost the lower price. */
export const CHEAP_GAMES = 3;

/** What one player pays, in cents. */
export interface Dues {
  readonly player: number;
  readonly lostGames: number;
  readonly entry: number;
  readonly forLost: number;
  readonly total: number;
}

/** What games lost in one series cost: the first three one price, from the fourth on another. */
export function lostMoney({ lost, lostMore }: MoneyPlan, games: number): number {
  return lost * Math.min(games, CHEAP_GAMES) + lostMore * Math.max(0, games - CHEAP_GAMES);
}

/** What each player owes as things stand, in the order of their numbers; none without series. */
export function duesOf(tournament: Tournament): readonly Dues[] {
  const { rounds, series } = tournament;
  if (series === null) return [];
  return standingsOf(tournament).map(({ lost, player }) => {
    const { entry } = series.money;
    const forLost = Array.from({ length: rounds }, (_, round) =>
      lostMoney(series.money, slipOf(tournament, round, player)?.lost ?? 0),
    ).reduce((sum, cents) => sum + cents, 0);
    return { player, lostGames: lost, entry, forLost, total: entry + forLost };
  });
}

/** The sums of all players. */
export function sumOfDues(dues: readonly Dues[]): Omit<Dues, 'player'> {
  const sum = (what: keyof Dues): number => dues.reduce((all, one) => all + one[what], 0);
  return {
    lostGames: sum('lostGames'),
    entry: sum('entry'),
    forLost: sum('forLost'),
    total: sum('total'),
  };
}

/** Whether anything has to be paid. */
export function hasMoney({ series }: Pick<Tournament, 'series'>): boolean {
  return series !== null && Object.values(series.money).some((cents) => cents > 0);
}

/** An amount as it is typed, `10`, `0.50` or `0,5`, in cents; 0 for nothing, null for anything else. */
export function readMoney(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/u.exec(typed.trim());
  if (match === null) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MOST_CENTS ? cents : null;
}
