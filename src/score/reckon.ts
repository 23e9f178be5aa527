/** What a sheet comes to: line by line, each column’s total, and how it stands at the end. */
import { SEEGER } from '../game/skat/seeger.ts';
import { balanceSheet, runningTotals } from '../game/skat/scoresheet.ts';
import type { SheetEntry } from '../game/skat/scoresheet.ts';
import type { HandValue } from '../game/skat/value.ts';
import { payersOf } from './bierlachs.ts';
import { bockRoundsAfter } from './bock.ts';
import { houseRulesOf } from './house-rules.ts';
import { valueAtTable } from './house-value.ts';
import type { Doubling, TableDeal } from './house-value.ts';
import type { KeptSheet, ListKind, SheetDeal, TableRules } from './score-sheet.ts';

/** A line of the sheet as it is read. */
export interface ReckonedDeal {
  readonly deal: SheetDeal;
  /** From 1. */
  readonly number: number;
  /** Null for a deal passed in, and for one that cannot be. */
  readonly value: HandValue | null;
  /** What is wrong with it; then nothing is counted. */
  readonly problem: string | null;
  /** Why it counts more than by its game; nothing without house rules. */
  readonly doublings: readonly Doubling[];
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
  /** How many of the deals to come count double as Bock. */
  readonly bockLeft: number;
  /** Who pays at the end of a Bierlachs; nobody while it goes on, and on any other sheet. */
  readonly payers: readonly number[];
}

/** Works out a sheet from its deals. */
export function reckonSheet(sheet: KeptSheet): ReckonedSheet {
  const { deals, players } = sheet;
  const { bockLeft, checkedDeals } = checkDeals(sheet);
  const each: SheetEntry[] = checkedDeals.flatMap(({ scores }) =>
    scores.flatMap((score, player) => (score === 0 ? [] : [{ player, score }])),
  );
  const columns = runningTotals(players.length, each);
  const enteredDeals = players.map(() => 0);
  const lines = checkedDeals.map(({ doublings, problem, scores, value }, index): ReckonedDeal => ({
    deal: deals[index]!,
    number: index + 1,
    value,
    problem,
    doublings,
    scores,
    entries: scores.map((score, player) => {
      if (score === 0) return null;
      const at = enteredDeals[player] ?? 0;
      enteredDeals[player] = at + 1;
      return columns[player]?.[at] ?? null;
    }),
  }));
  const standings = standingsOf(sheet, lines);
  const totals = standings.map(({ total }) => total);
  const { bierlachs } = houseRulesOf(sheet);
  return {
    lines,
    standings,
    // A player who is level stands at 0 and not at −0.
    settled: balanceSheet(totals).settled.map((amount) => amount + 0),
    bockLeft,
    payers: bierlachs === null ? [] : payersOf(totals, bierlachs),
  };
}

type CheckedDeal = TableDeal & Pick<ReckonedDeal, 'problem'>;

/** Values the deals one after the other, since a Bock depends on the deals before. */
function checkDeals(sheet: KeptSheet): {
  readonly checkedDeals: readonly CheckedDeal[];
  readonly bockLeft: number;
} {
  const { deals, players } = sheet;
  const house = houseRulesOf(sheet);
  const checkedDeals: CheckedDeal[] = [];
  let bockLeft = 0;
  for (const deal of deals) {
    const checked = valueAtTable(deal, sheet, bockLeft > 0);
    checkedDeals.push(
      checked.ok
        ? { ...checked.value, problem: null }
        : {
            value: null,
            scores: players.map(() => 0),
            doublings: [],
            problem: checked.errors.join(' '),
          },
    );
    const rounds = checked.ok ? bockRoundsAfter(deal.game, checked.value.value, house) : 0;
    bockLeft = Math.max(0, bockLeft - 1) + rounds * players.length;
  }
  return { checkedDeals, bockLeft };
}

function standingsOf(
  sheet: Pick<TableRules, 'house' | 'laws' | 'list' | 'players'>,
  lines: readonly ReckonedDeal[],
): PlayerStanding[] {
  const { players } = sheet;
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
      listOf(sheet),
      { gamesWon, gamesLost, othersLost: lost((declarer) => declarer !== player) },
      players.length === 4 ? 4 : 3,
    );
    const total = points + forOwn + forOthers;
    return { name, gamesWon, gamesLost, pointsWon, pointsLost, points, forOwn, forOthers, total };
  });
}

/** How a sheet is added up: a Bierlachs is of minus points alone. */
export function listOf(sheet: Pick<TableRules, 'house' | 'laws' | 'list'>): ListKind {
  return houseRulesOf(sheet).bierlachs === null ? sheet.list : 'plain';
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
