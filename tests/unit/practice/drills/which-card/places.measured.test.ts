/** The places that were measured: other deals say the same of them. */
import { expect, test } from 'vitest';
import { winsAfter } from '../../../../../src/practice/measuring/measure-cards.ts';
import { dealUnseen } from '../../../../../src/practice/measuring/deal-place.ts';
import { playRamsch } from '../../../../../src/practice/measuring/ramsch.ts';
import {
  byTheBook,
  keepingLow,
} from '../../../../../src/strategy/simple-players/ramsch-players.ts';
import { Chance } from '../../../../../src/lib/random.ts';
import { marginOf, shareOf } from '../../../../../src/practice/measurement.ts';
import { measuredPlaces } from '../../../../../src/practice/drills/which-card/pool.ts';
import { judgedCards } from '../../../../../src/practice/drills/which-card/verdict.ts';
import { makeSolver } from '../../../../../src/game/solver/solver.ts';
import { KINDS } from './questions.ts';

test.each(KINDS.filter((kind) => kind !== 'ramsch'))(
  '%s: fresh deals agree with the measure, within the margins of both',
  (kind) => {
    const solver = makeSolver();
    const deals = 30;
    for (const [index, place] of measuredPlaces(kind).slice(0, 2).entries()) {
      const chance = new Chance(77 + index);
      const dealt = Array.from({ length: deals }, () => dealUnseen(place, chance));
      const judged = judgedCards({ kind, ...place });
      for (const { card, measurement } of [judged[0]!, judged.at(-1)!]) {
        const won = dealt.filter((deal) => winsAfter(deal, card, solver)).length;
        // Twice the usual margins: twenty comparisons, each of which may be unlucky.
        const within = 2 * (marginOf({ deals, won }) + marginOf(measurement));
        expect(Math.abs(won / deals - shareOf(measurement)), card).toBeLessThanOrEqual(within);
      }
    }
  },
  60_000,
);

test('ramsch: on fresh deals, among players of either kind, the right cards spare more than the wrong', () => {
  const chance = new Chance(77);
  for (const place of measuredPlaces('ramsch').slice(0, 4)) {
    const judged = judgedCards({ kind: 'ramsch', ...place });
    const best = judged.find(({ behind }) => behind === 0)!;
    for (const player of [byTheBook, keepingLow]) {
      const fresh = new Map(
        playRamsch(place, player, chance, 60).map((one) => [one.card, shareOf(one)]),
      );
      const ofThe = (right: boolean): number => {
        const shares = judged
          .filter((one) => one.right === right)
          .map(({ card }) => fresh.get(card)!);
        return shares.reduce((sum, share) => sum + share, 0) / shares.length;
      };
      expect(ofThe(true), `${player.name} ${best.card}`).toBeGreaterThan(ofThe(false));
    }
  }
}, 60_000);
