/** How well the opponent in two-handed Skat plays. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { chooseForTwo, viewForTwo } from '../../../../src/game/two-handed/opponent.ts';
import { settleForTwo, startForTwo, toMoveOfTwo } from '../../../../src/game/two-handed/rules.ts';
import type { TwoSeat } from '../../../../src/game/two-handed/rules.ts';
import { SPADES, dealOf, playOut } from './play-out.ts';

describe('the opponent', () => {
  test('plays only what it may, and better than the first card that comes', () => {
    let ahead = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const chance = new Chance(seed);
      const deal = dealOf(seed);
      const thinker: TwoSeat = seed % 2 === 0 ? 'elder' : 'dealer';
      const end = playOut(startForTwo(deal, SPADES, thinker, null), (legal, position) => {
        if (toMoveOfTwo(position) !== thinker) return legal[0]!;
        const card = chooseForTwo(viewForTwo(position, thinker, [], null), () => chance.next());
        expect(legal).toContain(card);
        return card;
      });
      const { points } = settleForTwo(end, deal, deal.skat).result;
      const swapped = playOut(startForTwo(deal, SPADES, thinker, null), (legal) => legal[0]!);
      ahead += points.declarer - settleForTwo(swapped, deal, deal.skat).result.points.declarer;
    }
    expect(ahead / 16).toBeGreaterThan(10);
  });
});
