/** The best cards of the drill on the middle of a hand, held against the deals as they truly lay. */
import { expect, it } from 'vitest';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { dealNumbered, readDealName } from '../../../../src/game/codes/numbered-deals.ts';
import { readPlaceLine } from '../../../../src/practice/drills/mid-hand/place-line.ts';
import { toMove } from '../../../../src/game/skat/play.ts';
import written from '../../../../content/practice/places.json' with { type: 'json' };

it('the best card wins more of the true deals than the worst, by a clear margin', () => {
  const solver = makeSolver();
  let [places, best, worst] = [0, 0, 0];
  for (const line of Object.values(written).flat()) {
    const { deal, declarer, game, layout, position, shares } = readPlaceLine(line);
    const number = readDealName(deal);
    if (!number.ok) throw new RangeError(deal);
    const open = openPosition(position, layout ?? dealNumbered(number.value).skat);
    const own = toMove(position) === declarer;
    const ranked = [...shares].sort((one, other) => other.share - one.share);
    const goesWell = (card: (typeof ranked)[number]['card']): boolean => {
      if (KINDS[game.kind].aim === 'no-trick') {
        return finish(solver.cardTricks(open, 'none')).get(card) === own;
      }
      return finish(solver.cardPoints(open)).get(card)! >= 61 === own;
    };
    places++;
    best += Number(goesWell(ranked[0]!.card));
    worst += Number(goesWell(ranked.at(-1)!.card));
  }
  expect(places).toBeGreaterThan(100);
  expect((best - worst) / places).toBeGreaterThan(0.2);
});
