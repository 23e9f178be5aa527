/** What best play on both sides comes to in a hand of the book, with all cards seen. */
import { usesSkat } from '../notation/setting.ts';
import { skatPoints } from '../replay/counts.ts';
import { lineOf } from '../replay/replay.ts';
import type { Replay, Stop } from '../replay/replay.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import { bestLayout } from '../solver/layouts.ts';
import { makeSolver } from '../solver/solver.ts';
import { finish } from '../solver/task.ts';

/**
 * The declarer's final card points, skat or layout included, with best play from a stop on.
 *
 * @param card played there first; null leaves the choice open.
 * @returns null in a Ramsch, in a game that is not about points, before the layout, and when the
 *   card may not be played there.
 */
export function bestFrom(replay: Replay, stop: Stop, card: Card | null = null): number | null {
  const line = lineOf(replay, stop.line);
  const { contract, declarer } = line;
  const toLayOut = usesSkat(contract) && stop.place.at === 'deal';
  if (declarer === null || KINDS[contract.kind].aim === 'no-trick' || toLayOut) return null;
  const { hands, leader, score, table, taken } = stop;
  const position = {
    game: contract,
    declarer,
    hands,
    leader: taken?.by ?? leader,
    table: taken === null ? table.map(({ card }) => card) : [],
    pointsSoFar: score[declarer].points + skatPoints(replay, line),
  };
  const solver = makeSolver();
  if (card === null) return finish(solver.points(position));
  return finish(solver.cardPoints(position)).get(card) ?? null;
}

/** The most that any of the 66 layouts of the record's declarer brings; null where none is made. */
export function bestLayoutOf({ hand }: Replay): number | null {
  const { contract, deal, declarer } = hand;
  if (declarer === null || !usesSkat(contract) || KINDS[contract.kind].aim === 'no-trick') {
    return null;
  }
  const hands = { V: deal.V, M: deal.M, H: deal.H, [declarer]: [...deal[declarer], ...deal.skat] };
  return finish(bestLayout(makeSolver(), { game: contract, declarer, hands })).points;
}
