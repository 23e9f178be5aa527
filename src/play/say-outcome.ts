/** How a deal came out: one number, and the sentence behind it. */
import type { DealState } from '../strategy/players/state.ts';
import { isRamsch } from '../game/skat/contract.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat, Side } from '../game/skat/seats.ts';
import {
  OUTCOME,
  sayGaveUp,
  sayPointsOfSides,
  sayPointsTaken,
  sayScores,
} from '#edition/play/outcome-words.ts';
import { playerIn } from './names-at.ts';
import type { TablePlayer } from './names-at.ts';
import type { DealOutcome } from './on-sheet.ts';

/**
 * What is written for the deal, in the fewest words: `You win 36`, `Anna loses 48`, `Nobody plays`.
 *
 * @param reader the reader’s seat.
 */
export function sayScore({ scores, settlement }: DealOutcome, reader: Seat): string {
  if (settlement === null) return OUTCOME.nobodyPlays;
  const { declarer } = settlement.result;
  const charged = SEATS.filter((seat) => scores[seat] < 0);
  const seats = declarer === null ? charged : [declarer];
  return sayScores(seats.map((seat) => ({ player: playerIn(seat, reader), points: scores[seat] })));
}

/**
 * Why it came out so: the points of the two sides, a bid too high, who gave up.
 *
 * @param conceded the side that gave up the rest, if one did.
 * @returns whole sentences; empty where there is nothing more to say.
 */
export function sayHowItEnded(
  { contract }: DealState,
  { settlement }: DealOutcome,
  reader: Seat,
  conceded: Side | null,
): string {
  if (settlement === null || contract === null) return OUTCOME.passedIn;
  const { matadors, result, value } = settlement;
  const playerAt = (seat: Seat): TablePlayer => playerIn(seat, reader);
  if (result.declarer === null) {
    const { points } = result;
    return sayPointsTaken(SEATS.map((seat) => ({ player: playerAt(seat), points: points[seat] })));
  }
  const { points } = result;
  const declarer = playerAt(result.declarer);
  const defenders = SEATS.filter((seat) => seat !== result.declarer).map(playerAt);
  const parts: string[] = [];
  if (conceded === null && !isRamsch(contract.kind) && matadors !== null) {
    parts.push(
      sayPointsOfSides({ player: declarer, points: points.declarer }, defenders, points.defenders),
    );
  }
  if (value.overbid !== null) parts.push(OUTCOME.overbid);
  if (conceded !== null) parts.push(sayGaveUp(conceded === 'declarer' ? [declarer] : defenders));
  return parts.join(' ');
}
