/** Players who solve deals know no card that they have not seen. */
import { describe, expect, it } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { seatedAs } from '../../../../src/strategy/players/match/kinds.ts';
import { startDeal } from '../../../../src/strategy/players/state.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { askAgain } from './ask-again.ts';

describe('a player decides the same, with the same reasons, whatever the unseen cards are', () => {
  it.each<[string, string, LawId, number]>([
    ['of the club', 'club:3', 'isko', 8],
    ['who is strong, today', 'strong:4', 'isko', 8],
    ['who is strong, 1922', 'strong:4', 'american-1922', 8],
  ])('the player %s', (_, name, law, deals) => {
    const begin = startDeal(dealAll(new Chance(0)), LAWS[law]);
    const { asked, changes } = askAgain(seatedAs(name)(begin), law, deals, 2);
    expect(asked).toBeGreaterThan(deals * 8);
    expect(changes).toEqual([]);
  });
});
