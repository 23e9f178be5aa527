/** What a game on open cards would write down for its declarer. */
import type { Card } from '../../game/skat/cards.ts';
import { LAWS } from '../../game/skat/laws.ts';
import { countMatadors } from '../../game/skat/matadors.ts';
import { judgeDeclarer } from '../../game/skat/result.ts';
import { gameValue } from '../../game/skat/value.ts';
import type { OpenPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { wins } from './deals.ts';

const LAW = LAWS['american-1922'];
/** Tricks that make neither side schwarz. */
const TRICKS = { declarer: 5, defenders: 5 };

/**
 * The declarer’s score under the law of 1922 in a suit game or Grand, with best play by all and all
 * cards open: the value of the game, minus when it is lost, with schneider on either side. Schwarz
 * is not looked for, and nothing is announced or overbid.
 *
 * @param position the first lead.
 * @param twelve the declarer’s cards with those of the skat, of which the matadors are made.
 * @throws RangeError for a Nullo, which is not about card points.
 */
export function scoreOf(solver: Solver, position: OpenPosition, twelve: readonly Card[]): number {
  const { declarer } = position;
  const contract = { ...position.game, announced: null };
  const matadors = countMatadors(twelve, contract);
  if (matadors === null) throw new RangeError(`A ${contract.kind} is not about card points.`);
  const points = lineReached(solver, position);
  const counted = { declarer: points, defenders: 120 - points, skat: 0 };
  const result = judgeDeclarer({ declarer, points: counted, tricks: TRICKS }, contract, LAW);
  const value = gameValue({ contract, matadors, bid: null, result }, LAW);
  if (!value.ok) throw new RangeError(`The law of 1922 has no ${contract.kind}.`);
  return value.value.score;
}

/** The highest of the lines that matter to the law which the declarer reaches; 0 for none. */
function lineReached(solver: Solver, position: OpenPosition): number {
  const { game, outOfSchneider, schneider } = LAW.targets;
  if (!wins(solver, position, game)) {
    return wins(solver, position, outOfSchneider) ? outOfSchneider : 0;
  }
  return wins(solver, position, schneider) ? schneider : game;
}
