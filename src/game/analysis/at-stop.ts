/** From a place in a replay to the position that the solver is asked about. */
import { skatPoints } from '../replay/skat.ts';
import type { SkatReplay, SkatReplayLine, SkatStop } from '../replay/skat-replay.ts';
import { SEATS } from '../skat/seats.ts';
import type { OpenPosition } from '../solver/position.ts';
import { gameName, measureOf } from './measure.ts';
import type { Measure } from './measure.ts';

/** A position in which a card is to be played, and what it is measured by. */
export interface Choice {
  readonly position: OpenPosition;
  readonly measure: Measure;
}

/** The places of a line from the one before the first lead on; those of the deal are left out. */
export function playOf({ path }: SkatReplayLine): readonly SkatStop[] {
  const opening = path.findLastIndex(({ trick }) => trick === 0);
  return path.slice(Math.max(0, opening));
}

/**
 * What is to be decided at a stop of a line.
 *
 * @returns null where no card has a value: in a Ramsch, before the layout, when no card is left,
 *   and once a trick has settled a game that is played for none or for all.
 */
export function choiceAt(replay: SkatReplay, line: SkatReplayLine, stop: SkatStop): Choice | null {
  const measure = measureOf(line.contract);
  const { declarer } = line;
  if (measure === null || declarer === null) return null;
  if (stop.trick === 0 && stop !== playOf(line)[0]) return null;
  if (isOver(stop) || isDecided(line, stop)) return null;
  const { hands, leader, score, table, taken } = stop;
  const counts = measure === 'points';
  return {
    measure,
    position: {
      game: line.contract,
      declarer,
      hands,
      leader: taken?.by ?? leader,
      table: taken === null ? table.map(({ card }) => card) : [],
      pointsSoFar: counts ? score[declarer].points + skatPoints(replay, line) : 0,
    },
  };
}

/**
 * The value of a stop at which nothing is left to decide: the declarer's points, or whether the
 * declarer kept to the aim. Null where there is something to decide, and where there is no value.
 */
export function settledAt(replay: SkatReplay, line: SkatReplayLine, stop: SkatStop): number | null {
  const measure = measureOf(line.contract);
  const { declarer } = line;
  if (measure === null || declarer === null) return null;
  if (measure === 'points') {
    return isOver(stop) ? stop.score[declarer].points + skatPoints(replay, line) : null;
  }
  if (isDecided(line, stop)) return 0;
  return isOver(stop) ? 1 : null;
}

/** Whether every card has been played. */
function isOver({ hands, taken }: SkatStop): boolean {
  return taken !== null && SEATS.every((seat) => hands[seat].length === 0);
}

/** Whether the side that must not has taken a trick, in a game about none or all. */
function isDecided({ contract, declarer }: SkatReplayLine, { score }: SkatStop): boolean {
  const measure = measureOf(contract);
  if (measure === 'points' || declarer === null) return false;
  return SEATS.some(
    (seat) => score[seat].tricks > 0 && (seat === declarer) === (measure === 'no-trick'),
  );
}

/**
 * A text that two positions share exactly when the answer about them is the same: so that places
 * of several lines, the reader's own too, are asked about once.
 */
export function choiceKey({ measure, position }: Choice): string {
  const { declarer, game, hands, leader, pointsSoFar, table } = position;
  const cards = SEATS.map((seat) => [...hands[seat]].sort().join(' '));
  return [measure, gameName(game), declarer, pointsSoFar, ...cards, leader, ...table].join('|');
}
