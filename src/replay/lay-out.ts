import type { Exchange, Variation } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS, isRamsch } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { BySeat, Seat } from '../skat/seats.ts';

/** What happens to the cards between the deal and the first lead. */
export interface BeforePlay {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly layout: Layout | null;
  readonly handedRound: BySeat<Layout> | null;
  readonly exchange: Exchange | null;
}

/** Whether any card changes hands between the deal and the first lead. */
export function cardsMove({ contract, exchange }: BeforePlay): boolean {
  return KINDS[contract.kind].skat !== 'untouched' || exchange !== null;
}

function change(hand: readonly Card[], take: readonly Card[], give: readonly Card[]): Card[] {
  return sortCards([...hand, ...take].filter((card) => !give.includes(card)));
}

/** The three hands as they go into the play, sorted. */
export function handsForPlay(deal: Deal, before: BeforePlay): BySeat<readonly Card[]> {
  const { declarer, exchange, handedRound, layout } = before;
  const { V, M, H } = deal;
  if (handedRound !== null) {
    return {
      V: change(V, deal.skat, handedRound.V),
      M: change(M, handedRound.V, handedRound.M),
      H: change(H, handedRound.M, handedRound.H),
    };
  }
  const hand = (seat: Seat): readonly Card[] => {
    if (seat === exchange?.from) return change(deal[seat], exchange.take, exchange.give);
    if (seat === exchange?.to) return change(deal[seat], exchange.give, exchange.take);
    if (seat === declarer && layout !== null) return change(deal[seat], deal.skat, layout);
    return sortCards(deal[seat]);
  };
  return { V: hand('V'), M: hand('M'), H: hand('H') };
}

/**
 * What happens before play in a variation: what it says itself, the rest as in the line it
 * leaves. A contract that leaves the skat alone has no layout, whatever the parent laid away.
 */
export function varied(parent: BeforePlay, variation: Variation): BeforePlay {
  const contract = variation.contract ?? parent.contract;
  const usesSkat = KINDS[contract.kind].skat !== 'untouched';
  const sameKind = contract.kind === parent.contract.kind;
  return {
    contract,
    declarer: isRamsch(contract.kind) ? null : (variation.declarer ?? parent.declarer),
    layout: usesSkat ? (variation.layout ?? parent.layout) : null,
    handedRound: sameKind ? parent.handedRound : null,
    exchange: sameKind ? parent.exchange : null,
  };
}
