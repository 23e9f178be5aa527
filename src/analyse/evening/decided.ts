/** What decided the games of an evening, and what each side gave away in one of them. */
import { givenBy, owedTo } from '../../game/analysis/cost.ts';
import type { Cost } from '../../game/analysis/deeds.ts';
import type { Side } from '../../game/skat/result.ts';
import type { EveningGame } from './game.ts';
import type { WonLost } from './report.ts';

/** What decided a game that was won, by the defenders’ play for one, or lost. */
export type Decided =
  | { readonly is: 'won'; readonly by: 'cards' | 'play' }
  | { readonly is: 'lost'; readonly by: 'cards' | 'play' | 'bid' };

/** What decided a game; null while that is not known. */
export function decidedBy({ hand, outcome }: EveningGame, cost: Cost | null): Decided | null {
  if (hand === null || cost === null || outcome === null) return null;
  const by = owedTo(hand, cost);
  if (by === null) return null;
  return outcome.won && by !== 'bid' ? { is: 'won', by } : { is: 'lost', by };
}

/** What a side gave away: so many points, or null where the game itself, and how often. */
export interface Given {
  readonly side: Side;
  readonly points: number | null;
  readonly times: number;
}

/** What each side gave away, the declarer first; none where a side gave nothing. */
export function givenIn(cost: Cost): readonly Given[] {
  return (['declarer', 'defenders'] as const).flatMap((side): Given[] => {
    const times = cost.mistakes.filter((one) => one.side === side).length;
    if (times === 0) return [];
    const points = givenBy(side, cost);
    return [{ side, points: cost.measure === 'points' && points > 0 ? points : null, times }];
  });
}

/** How many games each reason decided. */
export interface Reasons {
  readonly won: readonly { readonly by: 'cards' | 'play'; readonly games: number }[];
  readonly lost: readonly { readonly by: 'cards' | 'play' | 'bid'; readonly games: number }[];
}

/** The reasons that decided any of some games. */
export function reasonsOf(tally: WonLost): Reasons {
  const some = <Reason extends { readonly games: number }>(all: readonly Reason[]): Reason[] =>
    all.filter(({ games }) => games > 0);
  return {
    won: some([
      { by: 'cards', games: tally.wonByCards },
      { by: 'play', games: tally.wonByPlay },
    ]),
    lost: some([
      { by: 'cards', games: tally.lostByCards },
      { by: 'play', games: tally.lostByPlay },
      { by: 'bid', games: tally.lostByBid },
    ]),
  };
}
