/**
 * A deal at the table, from the first word of the bidding to the last card, as a pure step function:
 * a state and what the player in turn does give the next state. What may be said and played is settled
 * by the rules in src/game/skat; players never see a state, only their view of it (view.ts).
 */
import { checkBidding } from '../../game/skat/bidding.ts';
import { suitOf } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isDecided, isOver, playCard, startPlay } from '../../game/skat/play.ts';
import type { Action } from './action.ts';
import { hasRamsch } from './offers.ts';
import { whyRefused } from './refusals.ts';
import { seatToAct, stepOf } from './state.ts';
import type { DealState } from './state.ts';

/**
 * The state after an action of the seat in turn.
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
  const withoutGame = { ...state, declarer: null, bid: null };
  if (!hasRamsch(state.law)) return { ...withoutGame, stage: 'over' };
  return beginPlay({ ...withoutGame, contract: { kind: 'ramsch', trump: null, announced: null } });
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
