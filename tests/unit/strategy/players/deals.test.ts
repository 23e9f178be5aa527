import { describe, expect, it } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { dealFaults } from '../../../../src/strategy/players/match/audit.ts';
import { playDeal } from '../../../../src/strategy/players/play-deal.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { PlayedTrick } from '../../../../src/game/skat/play.ts';

describe('whole deals', () => {
  it.each(LAW_IDS)('are played to the end by the rules under %s', (id) => {
    for (let number = 0; number < 250; number++) {
      const deal = dealAll(new Chance(number));
      const players = { V: DRILL_PLAYER, M: BOOK_PLAYER, H: DRILL_PLAYER };
      const result = playDeal(deal, LAWS[id], players, number);
      expect(dealFaults(result), `deal ${number}`).toEqual([]);
    }
  });

  it('are looked at so that a breach shows: a card that was not held, a wrong lead', () => {
    const deal = dealAll(new Chance(8));
    const players = { V: DRILL_PLAYER, M: DRILL_PLAYER, H: DRILL_PLAYER };
    const result = playDeal(deal, LAWS.isko, players, 8);
    const { play } = result.state;
    expect(play?.tricks).toHaveLength(10);
    const [first, second, ...rest] = play!.tricks as [PlayedTrick, PlayedTrick, ...PlayedTrick[]];
    const swapped = { ...first, cards: [first.cards[1], first.cards[0], first.cards[2]] as const };
    const broken = (tricks: readonly PlayedTrick[]) =>
      dealFaults({ ...result, state: { ...result.state, play: { ...play!, tricks } } }).join(' ');
    expect(broken([swapped, second, ...rest])).toMatch(/did not hold/);
    expect(broken([second, first, ...rest])).toMatch(/led in place of|revoked/);
  });

  it('come out the same from the same seed', () => {
    const play = () => {
      const deal = dealAll(new Chance(5));
      const players = { V: BOOK_PLAYER, M: DRILL_PLAYER, H: BOOK_PLAYER };
      return JSON.stringify(playDeal(deal, LAWS['american-1922'], players, 5));
    };
    expect(play()).toBe(play());
  });
});
