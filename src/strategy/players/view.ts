/**
 * What one player knows: the own cards and all that has been said, shown and played. Made from the
 * state of a deal by one function; a player is given nothing else, so that no player can cheat.
 */
import type { BiddingStep } from '../../game/skat/bidding.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Law } from '../../game/skat/laws.ts';
import { legalPlays } from '../../game/skat/play.ts';
import type { PlayedTrick } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { turnsCard } from '../../game/skat/turned.ts';
import { mayLeave, nextNumber, numberAsked, seatToAct } from './state.ts';
import type { DealState } from './state.ts';

/** What is asked of the player in turn. */
export type Request =
  /**
   * `number` is offered to the player, for yes or pass; or the player may bid `next` or more, or
   * pass.
   */
  | { readonly what: 'word'; readonly number: number | null; readonly next: number | null }
  /** Which way to play; whether a pass is still allowed. */
  | { readonly what: 'game'; readonly mayPass: boolean }
  /** Whether to play in the suit of the card drawn; the second card leaves no choice. */
  | { readonly what: 'drawn' }
  /** Which game (named already in a Tournee), and which two cards to put away. */
  | { readonly what: 'layout' }
  | { readonly what: 'card'; readonly legal: readonly Card[] };

/** What a player sees. */
export interface SeatView {
  readonly law: Law;
  readonly seat: Seat;
  /** Null when another seat is in turn. */
  readonly asked: Request | null;
  /** The ten cards as dealt. */
  readonly dealt: readonly Card[];
  /** The hand now: twelve cards with the skat in it. */
  readonly hand: readonly Card[];
  readonly bidding: readonly BiddingStep[];
  readonly declarer: Seat | null;
  readonly bid: number | null;
  readonly contract: Contract | null;
  /** The card of the skat that was turned up for all to see. */
  readonly turned: Card | null;
  /** The cards of the skat that the player has seen: none, one or both. */
  readonly skat: readonly Card[];
  /** What the player put away; null for everybody else. */
  readonly layout: Layout | null;
  /** The declarer’s cards where they lie open; null where they do not. */
  readonly open: readonly Card[] | null;
  readonly tricks: readonly PlayedTrick[];
  readonly leader: Seat;
  readonly table: readonly Card[];
}

/** What a seat sees of a deal. */
export function seatView(state: DealState, seat: Seat): SeatView {
  const { bid, bidding, contract, deal, declarer, drawn, law, layout, play, stage } = state;
  const own = seat === declarer;
  const dealt = deal[seat];
  const hasSkat = own && (stage === 'taken' || layout !== null);
  const skat = !own ? [] : hasSkat ? deal.skat : drawn;
  const kind = contract?.kind;
  const up = kind !== undefined && turnsCard(kind) ? (drawn.at(-1) ?? null) : null;
  const lies = kind !== undefined && KINDS[kind].open && declarer !== null && play !== null;
  return {
    law,
    seat,
    asked: seatToAct(state) === seat ? askedOf(state, seat) : null,
    dealt,
    hand: play !== null ? play.hands[seat] : hasSkat ? [...dealt, ...deal.skat] : dealt,
    bidding,
    declarer,
    bid,
    contract,
    turned: up,
    skat,
    layout: own ? layout : null,
    open: lies ? play.hands[declarer] : null,
    tricks: play?.tricks ?? [],
    leader: play?.leader ?? 'V',
    table: play?.table ?? [],
  };
}

function askedOf(state: DealState, seat: Seat): Request | null {
  switch (state.stage) {
    case 'bidding': {
      const number = numberAsked(state.bidding, seat);
      return { what: 'word', number, next: nextNumber(state.bidding, state.law) };
    }
    case 'game':
      return { what: 'game', mayPass: mayLeave(state) };
    case 'drawn':
      return { what: 'drawn' };
    case 'taken':
      return { what: 'layout' };
    case 'play':
      return { what: 'card', legal: legalPlays(state.play!) };
    case 'over':
      return null;
  }
}
