/** What a sheet comes to: line by line, each column’s total, and how it stands at the end. */
import { LAWS } from '../game/skat/laws.ts';
import { SEEGER } from '../game/skat/seeger.ts';
import { balanceSheet, runningTotals } from '../game/skat/scoresheet.ts';
import type { SheetEntry } from '../game/skat/scoresheet.ts';
import type { HandValue } from '../game/skat/value.ts';
import type { KeptSheet, ListKind, SheetDeal, TableRules } from './score-sheet.ts';
import { valueOfDeal } from './value.ts';

/** A line of the sheet as it is read. */
export interface ReckonedDeal {
  readonly deal: SheetDeal;
  /** From 1. */
  readonly number: number;
  /** Null for a deal passed in, and for one that cannot be. */
  readonly value: HandValue | null;
  /** What is wrong with it; then nothing is counted. */
  readonly problem: string | null;
  /** What each column gets in this line, by player. */
  readonly scores: readonly number[];
  /** The new total where something was entered; null in the other columns (Foster, law 58). */
  readonly entries: readonly (number | null)[];
}

/** How a player stands. */
export interface PlayerStanding {
  readonly name: string;
  /** Games declared and won, and lost; a Ramsch is nobody’s own. */
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** What was won and lost, both as sums above 0. */
  readonly pointsWon: number;
  readonly pointsLost: number;
  /** The last entry of the player's column. */
  readonly points: number;
  /**
   * What today’s list adds for the player's own games, and for those that others lost; 0 without
   * it.
   */
  readonly forOwn: number;
  readonly forOthers: number;
  /** The player's final score. */
  readonly total: number;
}

export interface ReckonedSheet {
  readonly lines: readonly ReckonedDeal[];
  readonly standings: readonly PlayerStanding[];
  /** What each receives from all the others, or pays: together 0 (law 59). */
  readonly settled: readonly number[];
}

/** Works out a sheet from its deals. */
export function reckonSheet(sheet: KeptSheet): ReckonedSheet {
  const { deals, players } = sheet;
  const checkedDeals = deals.map((deal) => {
    const checked = valueOfDeal(deal, players, LAWS[sheet.laws]);
    return checked.ok
      ? { ...checked.value, problem: null }
      : { value: null, scores: players.map(() => 0), problem: checked.errors.join(' ') };
  });
  const each: SheetEntry[] = checkedDeals.flatMap(({ scores }) =>
    scores.flatMap((score, player) => (score === 0 ? [] : [{ player, score }])),
  );
  const columns = runningTotals(players.length, each);
  const enteredDeals = players.map(() => 0);
  const lines = checkedDeals.map(({ problem, scores, value }, index): ReckonedDeal => ({
    deal: deals[index]!,
    number: index + 1,
    value,
    problem,
    scores,
    entries: scores.map((score, player) => {
      if (score === 0) return null;
      const at = enteredDeals[player] ?? 0;
      enteredDeals[player] = at + 1;
      return columns[player]?.[at] ?? null;
    }),
  }));
  const standings = standingsOf(sheet, lines);
  const { settled } = balanceSheet(standings.map(({ total }) => total));
  // A player who is level stands at 0 and not at −0.
  return { lines, standings, settled: settled.map((amount) => amount + 0) };
}

function standingsOf(
  { list, players }: Pick<TableRules, 'list' | 'players'>,
  lines: readonly ReckonedDeal[],
): PlayerStanding[] {
  const lost = (by: (player: number) => boolean): number =>
    lines.filter(({ deal, value }) => {
      const { game } = deal;
      return game.is === 'game' && value?.won === false && by(game.declarer);
    }).length;
  return players.map((name, player) => {
    const gamesWon = lines.filter(
      ({ deal: { game }, value }) =>
        game.is === 'game' && game.declarer === player && value?.won === true,
    ).length;
    const gamesLost = lost((declarer) => declarer === player);
    const scores = lines.map((line) => line.scores[player] ?? 0);
    const pointsWon = sum(scores.filter((score) => score > 0));
    const pointsLost = sum(scores.filter((score) => score < 0).map((score) => -score));
    const points = pointsWon - pointsLost;
    const { forOthers, forOwn } = addedBy(
      list,
      { gamesWon, gamesLost, othersLost: lost((declarer) => declarer !== player) },
      players.length === 4 ? 4 : 3,
    );
    const total = points + forOwn + forOthers;
    return { name, gamesWon, gamesLost, pointsWon, pointsLost, points, forOwn, forOthers, total };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function addedBy(
  list: ListKind,
  games: { readonly gamesWon: number; readonly gamesLost: number; readonly othersLost: number },
  players: 3 | 4,
): Pick<PlayerStanding, 'forOthers' | 'forOwn'> {
  if (list === 'plain') return { forOwn: 0, forOthers: 0 };
  const { lost, othersLost, won } = SEEGER;
  return {
    forOwn: games.gamesWon * won + games.gamesLost * lost,
    forOthers: games.othersLost * othersLost[players],
  };
}
