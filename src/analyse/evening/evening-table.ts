/** An evening as a table for a spreadsheet: a line for each game, in the form of RFC 4180. */
import { SHEET_CELLS, SHEET_HEADS } from '#edition/analyse/evening/report-words.ts';
import { csvText } from '../../lib/csv.ts';
import type { Cell } from '../../lib/csv.ts';
import { givenBy, owedTo } from '../../game/analysis/cost.ts';
import { playedBy } from './game.ts';
import type { Played } from './report.ts';

type Column = keyof typeof SHEET_HEADS;
const COLUMNS = Object.keys(SHEET_HEADS) as readonly Column[];

/** The table; the cell of what is not known is empty. */
export function makeSheet(evening: readonly Played[]): string {
  const rows = evening.map((played, index) => {
    const cells = cellsOf(played, index);
    return COLUMNS.map((column) => cells[column]);
  });
  return csvText([COLUMNS.map((column) => SHEET_HEADS[column]), ...rows]);
}

function cellsOf({ cost, game }: Played, index: number): Readonly<Record<Column, Cell>> {
  const { date, declarer, hand, name, outcome, played, players, wrong } = game;
  const points = cost?.measure === 'points' ? cost : null;
  const owed = hand && cost && owedTo(hand, cost);
  return {
    number: index + 1,
    name,
    date,
    ...players,
    declarer: playedBy(game),
    seat: declarer,
    game: played,
    won: outcome && (outcome.won ? SHEET_CELLS.won : SHEET_CELLS.lost),
    points: outcome?.points,
    score: outcome?.score,
    worth: cost?.best,
    givenByDeclarer: points && givenBy('declarer', points),
    givenByDefenders: points && givenBy('defenders', points),
    decidedBy: owed && SHEET_CELLS.decidedBy[owed],
    fault: wrong,
  };
}
