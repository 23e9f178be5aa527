/** A player who sees every card: no opponent for anybody, but the ceiling to measure players by. */
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import { openPosition } from '../../../game/solver/position.ts';
import type { Solver } from '../../../game/solver/solver.ts';
import { byRule } from '../action.ts';
import { measuredBefore } from '../bid/measured-player.ts';
import { layoutByWorlds } from '../cards/layout.ts';
import type { Player } from '../player.ts';
import { drillCard } from '../rules/card.ts';
import type { DealState } from '../state.ts';

/** The pair of cards goes by rule, as with everybody here. */
const BY_RULE = { worlds: 1, belief: false, games: 1, pairs: 1, margin: 1 };

/** The player of one decision, made with the whole deal in sight. */
export function makeCheat(state: DealState, solver: Solver): Player {
  return {
    *decide(view, chance) {
      const before = measuredBefore(view);
      if (before !== null) return before;
      if (view.asked?.what === 'layout')
        return yield* layoutByWorlds(solver, view, chance, BY_RULE);
      if (view.declarer === null || state.play === null) {
        return byRule({ do: 'card', card: drillCard(view, chance) });
      }
      const position = openPosition(state.play, state.layout ?? state.deal.skat);
      const own = view.seat === view.declarer;
      const worth = new Map<Card, number>();
      if (KINDS[position.game.kind].trumps === 'none') {
        const tricksOf = yield* solver.cardTricks(position, 'none');
        for (const [card, hasTrick] of tricksOf) worth.set(card, hasTrick === own ? 1 : 0);
      } else {
        const points = yield* solver.cardPoints(position);
        for (const [card, declarerPoints] of points)
          worth.set(card, own ? declarerPoints : -declarerPoints);
      }
      const best = Math.max(...worth.values());
      const rule = drillCard(view, chance);
      const among = [...worth].filter(([, one]) => one === best).map(([card]) => card);
      return byRule({ do: 'card', card: among.includes(rule) ? rule : among[0]! });
    },
  };
}
