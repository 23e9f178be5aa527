/** A game from anywhere, in the notation, a server’s record or a link, as the actions that its players took. */
import { settingOf } from '../../game/notation/summary.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { cardsOfLine } from '../../game/codes/course-of-play.ts';
import { KINDS, isRamsch } from '../../game/skat/contract.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Card } from '../../game/skat/cards.ts';
import { turnable, turnsCard } from '../../game/skat/turned.ts';
import type { Action } from '../players/action.ts';
import { startContract } from '../players/contract-play.ts';
import { whyRefused } from '../players/refusals.ts';
import { seatToAct, startDeal } from '../players/state.ts';
import type { DealState } from '../players/state.ts';
import { takeAction } from '../players/table.ts';
import type { ActedGame } from './decisions.ts';

/** From where on the decisions of a game are known. */
export type KnownSince = 'bidding' | 'layout' | 'cards';

/** A game as actions, and the first thing that is known of it. */
export interface KnownGame extends ActedGame {
  readonly since: KnownSince;
}

/**
 * The actions of a game: from the first word where the whole bidding is recorded and the rules allow it;
 * else from the two cards put away, or from the first lead. What is known of the bidding stays known to all.
 *
 * @returns null for a game without a declarer, and where the defenders have exchanged cards.
 */
export function knownGameOf(hand: Hand): KnownGame | null {
  const { contract, declarer, exchange } = hand;
  if (declarer === null || isRamsch(contract.kind) || exchange !== null) return null;
  const cards = cardsOfLine(hand.line).map((card): Action => ({ do: 'card', card }));
  const bid = fromBidding(hand);
  if (bid !== null) return withCards({ ...bid, since: 'bidding' }, cards);
  return hand.layout === null
    ? withCards({ begin: atFirstLead(hand), actions: [], since: 'cards' }, cards)
    : withCards({ ...fromLayout(hand), since: 'layout' }, cards);
}

/** The cards after what came before them, as far as they decided anything. */
function withCards({ actions, begin, since }: KnownGame, cards: readonly Action[]): KnownGame {
  const played: Action[] = [];
  let state = actions.reduce(takeAction, begin);
  for (const action of cards) {
    if (seatToAct(state) === null) break;
    state = takeAction(state, action);
    played.push(action);
  }
  return { begin, actions: [...actions, ...played], since };
}

/** Words, the way to the game, and the game; null where something is missing or against the rules. */
function fromBidding(hand: Hand): ActedGame | null {
  const { bidding, contract, declarer } = hand;
  const dealt = dealDrawn(hand);
  const way = wayTo(hand);
  if (bidding.length === 0 || dealt === null || way === null) return null;
  const begin = startDeal(dealt, settingOf(hand).law);
  const actions: Action[] = [];
  let state: DealState = begin;
  const act = (action: Action): boolean => {
    if (whyRefused(state, action) !== null) return false;
    state = takeAction(state, action);
    actions.push(action);
    return true;
  };
  for (const step of bidding) {
    if (step.say === 'untold' || seatToAct(state) !== step.seat) return null;
    const word: Action = step.say === 'bid' ? { do: 'bid', amount: step.amount } : { do: step.say };
    if (!act(word)) return null;
  }
  if (state.stage !== 'game' || state.declarer !== declarer) return null;
  const declaration: Action = { do: 'declare', contract, layout: hand.layout };
  return [...way, declaration].every(act) ? { begin, actions } : null;
}

/** What the declarer does between the bidding and naming the game. */
function wayTo({ contract }: Hand): Action[] | null {
  const { kind } = contract;
  switch (KINDS[kind].skat) {
    case 'untouched':
      return [];
    case 'taken':
      return [{ do: 'take' }];
    case 'turned':
      return [{ do: 'draw' }, { do: 'turn-up', kind }];
    case 'second-turned':
      return [{ do: 'draw' }, { do: 'refuse' }, { do: 'turn-up', kind }];
    case 'handed-round':
      return null;
  }
}

/** The card that was turned up; null where none was, or nobody can say which. */
function turnedUp({ contract, deal, turned }: Hand): Card | null {
  if (!turnsCard(contract.kind)) return null;
  const [only, ...more] = turned === null ? turnable(contract, deal.skat) : [turned];
  return only === undefined || more.length > 0 ? null : only;
}

/** The deal with the skat in the order in which it was drawn; null where that is not known. */
function dealDrawn(hand: Hand): Deal | null {
  const { contract, deal } = hand;
  if (!turnsCard(contract.kind)) return deal;
  const up = turnedUp(hand);
  const other = deal.skat.find((card) => card !== up);
  if (up === null || other === undefined) return null;
  const isSecond = KINDS[contract.kind].skat === 'second-turned';
  return { ...deal, skat: isSecond ? [other, up] : [up, other] };
}

function fromLayout(hand: Hand): ActedGame {
  const { contract, layout } = hand;
  const begin: DealState = { ...atFirstLead(hand), stage: 'taken', layout: null, play: null };
  return { begin, actions: [{ do: 'declare', contract, layout }] };
}

function atFirstLead(hand: Hand): DealState {
  const { bidding, contract, declarer, layout } = hand;
  const { bid, law } = settingOf(hand);
  const deal = dealDrawn(hand) ?? hand.deal;
  const up = turnedUp(hand);
  const set = { deal, declarer: declarer!, contract, layout, bid };
  return { ...startContract(set, law), bidding, drawn: up === null ? [] : [up] };
}
