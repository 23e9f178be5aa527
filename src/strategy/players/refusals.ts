/** What the rules have against an action. */
import { checkBidding } from '../../game/skat/bidding.ts';
import { rankOf } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { whyIllegal } from '../../game/skat/play.ts';
import type { Action } from './action.ts';
import { isFullyNamed, offersOf } from './offers.ts';
import { mayLeave, seatToAct, stepOf } from './state.ts';
import type { DealState } from './state.ts';

/** Why the player in turn may not do this; null when it is allowed. For the author of the player. */
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
        return mayLeave(state) ? null : 'A player who has bid must play.';
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
      const contractSoFar = state.contract;
      if (contractSoFar === null && !offers.taken.includes(contract.kind))
        return 'There is no such game.';
      if (
        contractSoFar !== null &&
        (contractSoFar.kind !== contract.kind || contractSoFar.trump !== contract.trump)
      ) {
        return 'The game is named already.';
      }
      const twelve = [...state.deal[declarer], ...state.deal.skat];
      if (layout === null || layout[0] === layout[1]) return 'Two cards must be put away.';
      return layout.every((card) => twelve.includes(card))
        ? null
        : 'The player does not hold them.';
    }
    case 'card': {
      if (state.play === null || stage !== 'play') return 'Nothing is played yet.';
      const illegal = whyIllegal(state.play, action.card);
      return illegal === null ? null : `${action.card}: ${illegal}.`;
    }
  }
}
