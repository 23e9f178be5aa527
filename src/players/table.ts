/**
 * A deal at the table, from the first word of the bidding to the last card, as a pure step function:
 * a state and what the player in turn does give the next state. What may be said and played is settled
 * by the rules in src/skat; players never see a state, only their view of it (view.ts).
 */
import { checkBidding } from '../skat/bidding.ts';
import type { BiddingStep } from '../skat/bidding.ts';
import { bidValues } from '../skat/bid-values.ts';
import { rankOf, suitOf } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { Law } from '../skat/laws.ts';
import { isDecided, isOver, playCard, startPlay, toMove, whyIllegal } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import type { Action } from './action.ts';
import { hasRamsch, isFullyNamed, offersOf } from './offers.ts';

/** Where a deal stands. */
export interface DealState {
  readonly law: Law;
  readonly deal: Deal;
  /**
   * What is asked next: a word of the bidding; what to play; what to do with the card drawn for a
   * Tournee; the game and two cards to put away, with the skat in the hand; a card; nothing more.
   */
  readonly stage: 'bidding' | 'game' | 'drawn' | 'taken' | 'play' | 'over';
  readonly bidding: readonly BiddingStep[];
  /** Who won the bidding; null before, when all passed, and in a Ramsch. */
  readonly declarer: Seat | null;
  /** The number he must make good; null when nobody bid. */
  readonly bid: number | null;
  /** The cards of the skat that the declarer has drawn for a Tournee; the second after refusing one. */
  readonly drawn: readonly Card[];
  /** Null until it is said, and in a deal that is passed in. */
  readonly contract: Contract | null;
  readonly layout: Layout | null;
  readonly play: Position | null;
}

/** A deal before the first word. */
export function startDeal(deal: Deal, law: Law): DealState {
  return {
    law,
    deal,
    stage: 'bidding',
    bidding: [],
    declarer: null,
    bid: null,
    drawn: [],
    contract: null,
    layout: null,
    play: null,
  };
}

/** Who is to act; null when the deal is over. */
export function seatToAct(state: DealState): Seat | null {
  switch (state.stage) {
    case 'bidding':
      return turnInBidding(state.bidding, state.law);
    case 'game':
    case 'drawn':
    case 'taken':
      return state.declarer;
    case 'play':
      return state.play === null ? null : toMove(state.play);
    case 'over':
      return null;
  }
}

function turnInBidding(steps: readonly BiddingStep[], law: Law): Seat | null {
  const checked = checkBidding(steps, law);
  return checked.ok ? null : (checked.errors[0].turn[0] ?? null);
}

/** The number offered to the seat whose word it is, or null when it is for him to offer one. */
export function numberAsked(steps: readonly BiddingStep[], seat: Seat): number | null {
  const last = steps.at(-1);
  return last?.say === 'bid' && last.seat !== seat ? last.amount : null;
}

/** The lowest number that may be bid next; null when there is none higher. */
export function nextNumber(steps: readonly BiddingStep[], law: Law): number | null {
  const numbers = steps.map((step) => (step.say === 'bid' ? step.amount : 0));
  const highest = Math.max(0, ...numbers);
  return bidValues(law).find((value) => value > highest) ?? null;
}

/** Whether the seat that has the play may still leave it: nobody bid, and the book lets him. */
export function mayLeave({ bid, law, stage }: DealState): boolean {
  return stage === 'game' && bid === null && !law.bidding.vorhandMustBid;
}

/** Why the player in turn may not do this; null when he may. For whoever wrote the player. */
export function whyRefused(state: DealState, action: Action): string | null {
  const { declarer, drawn, law, stage } = state;
  const seat = seatToAct(state);
  if (seat === null) return 'The deal is over.';
  const offers = offersOf(law);
  switch (action.do) {
    case 'bid':
    case 'yes':
    case 'pass': {
      if (stage === 'game' && action.do === 'pass') {
        return mayLeave(state) ? null : 'Whoever has bid must play.';
      }
      if (stage !== 'bidding') return 'The bidding is over.';
      const checked = checkBidding([...state.bidding, stepOf(action, seat)], law);
      const code = checked.ok ? null : checked.errors[0].code;
      return code === null || code === 'unfinished' ? null : `The bidding: ${code}.`;
    }
    case 'take':
      return stage === 'game' && offers.taken.length > 0 ? null : 'No game takes up the skat here.';
    case 'draw':
      return stage === 'game' && offers.turned.length > 0 ? null : 'There is no Tournee here.';
    case 'refuse':
      return stage === 'drawn' && drawn.length === 1 && offers.second.length > 0
        ? null
        : 'No card may be refused here.';
    case 'turn-up': {
      if (stage !== 'drawn') return 'There is no card to turn up.';
      const kinds = drawn.length === 1 ? offers.turned : offers.second;
      if (!kinds.includes(action.kind)) return 'The book has no such game.';
      const jack = rankOf(drawn.at(-1)!) === 'J';
      return KINDS[action.kind].trumps === 'jacks' && !jack ? 'Only a jack makes a Grand.' : null;
    }
    case 'declare': {
      const { contract, layout } = action;
      if (!isFullyNamed(contract)) return 'The game is not wholly named.';
      if (stage === 'game') {
        if (!offers.hand.includes(contract.kind)) return 'The book has no such game from the hand.';
        return layout === null ? null : 'Nothing is put away from the hand.';
      }
      if (stage !== 'taken' || declarer === null) return 'There is no game to name.';
      const named = state.contract;
      if (named === null && !offers.taken.includes(contract.kind)) return 'There is no such game.';
      if (named !== null && (named.kind !== contract.kind || named.trump !== contract.trump)) {
        return 'The game is named already.';
      }
      const twelve = [...state.deal[declarer], ...state.deal.skat];
      if (layout === null || layout[0] === layout[1]) return 'Two cards must be put away.';
      return layout.every((card) => twelve.includes(card)) ? null : 'He does not hold them.';
    }
    case 'card': {
      if (state.play === null || stage !== 'play') return 'Nothing is played yet.';
      const illegal = whyIllegal(state.play, action.card);
      return illegal === null ? null : `${action.card}: ${illegal}.`;
    }
  }
}

function stepOf(action: Extract<Action, { do: 'bid' | 'yes' | 'pass' }>, seat: Seat): BiddingStep {
  return action.do === 'bid'
    ? { seat, say: 'bid', amount: action.amount }
    : { seat, say: action.do };
}

/**
 * What comes of an action of the seat in turn.
 *
 * @throws RangeError for one that {@link whyRefused} refuses.
 */
export function takeAction(state: DealState, action: Action): DealState {
  const refused = whyRefused(state, action);
  const seat = seatToAct(state);
  if (refused !== null || seat === null) throw new RangeError(`${seat ?? 'Nobody'}: ${refused}`);
  const { deal, drawn } = state;
  switch (action.do) {
    case 'bid':
    case 'yes':
    case 'pass':
      return afterWord({ ...state, bidding: [...state.bidding, stepOf(action, seat)] });
    case 'take':
      return { ...state, stage: 'taken' };
    case 'draw':
      return { ...state, stage: 'drawn', drawn: [deal.skat[0]] };
    case 'refuse':
      return { ...state, drawn: deal.skat };
    case 'turn-up': {
      const trump = KINDS[action.kind].trumps === 'suit' ? suitOf(drawn.at(-1)!) : null;
      return { ...state, stage: 'taken', contract: { kind: action.kind, trump, announced: null } };
    }
    case 'declare':
      return beginPlay({ ...state, contract: action.contract, layout: action.layout });
    case 'card': {
      const play = playCard(state.play!, action.card);
      return { ...state, play, stage: isOver(play) || isDecided(play) ? 'over' : 'play' };
    }
  }
}

function afterWord(state: DealState): DealState {
  const checked = checkBidding(state.bidding, state.law);
  if (!checked.ok) return state;
  const { amount, survivor } = checked.value;
  if (survivor !== null) return { ...state, stage: 'game', declarer: survivor, bid: amount };
  const passed = { ...state, declarer: null, bid: null };
  if (!hasRamsch(state.law)) return { ...passed, stage: 'over' };
  return beginPlay({ ...passed, contract: { kind: 'ramsch', trump: null, announced: null } });
}

function beginPlay(state: DealState): DealState {
  const { contract, deal, declarer, layout } = state;
  const hands = { V: deal.V, M: deal.M, H: deal.H };
  if (declarer !== null && layout !== null) {
    const twelve = [...deal[declarer], ...deal.skat];
    hands[declarer] = twelve.filter((card) => !layout.includes(card));
  }
  return { ...state, stage: 'play', play: startPlay(hands, contract!, declarer) };
}

/** The seats that are not the declarer’s. */
export function defendersOf(declarer: Seat): readonly Seat[] {
  return SEATS.filter((seat) => seat !== declarer);
}
