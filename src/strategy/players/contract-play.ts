/** A deal at a contract that is settled: cards alone, without the bidding. */
import type { Contract } from '../../game/skat/contract.ts';
import type { Deal, Layout } from '../../game/skat/deal.ts';
import type { Law } from '../../game/skat/laws.ts';
import { startPlay } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { startDeal } from './state.ts';
import type { DealState } from './state.ts';

/** A game that somebody has come to: what is played on a deal. */
export interface SetContract {
  readonly deal: Deal;
  readonly declarer: Seat;
  readonly contract: Contract;
  /** Null where the skat was left alone. */
  readonly layout: Layout | null;
  readonly bid: number | null;
}

/** The state of the deal before the first lead; the bidding stays unknown. */
export function startContract(
  { bid, contract, deal, declarer, layout }: SetContract,
  law: Law,
): DealState {
  const hands = { V: deal.V, M: deal.M, H: deal.H };
  if (layout !== null) {
    const twelve = [...deal[declarer], ...deal.skat];
    hands[declarer] = twelve.filter((card) => !layout.includes(card));
  }
  const play = startPlay(hands, contract, declarer);
  return { ...startDeal(deal, law), stage: 'play', declarer, bid, contract, layout, play };
}
