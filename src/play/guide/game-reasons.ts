/** What can be said against a word of the bidding, and against a game. */
import type { Action } from '../../strategy/players/action.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { cardStrength, isTrump } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  sayBelowBid,
  sayFewerTrumps,
  sayGrandWithoutSuit,
  sayKeepsWeak,
  sayNullWithAces,
  sayStrongEnough,
  sayTooWeak,
  sayWorthLess,
} from '#edition/play/guide/game-words.ts';
import { TRUMPS, bestSuit, countSuit, higherOutside, isStrong } from './hand-counts.ts';
import type { Reason } from './reason-type.ts';

/** The reason against a word of the bidding; null where the hand's counts do not say it. */
export function bidReason(view: SeatView, own: Action, suits: SuitStyle): Reason | null {
  const number = numberOf(view, own);
  const best = bestSuit(view.hand, view.law);
  if (own.do === 'pass') {
    if (!isStrong(best) || best.value < number) return null;
    const bids = view.asked?.what === 'word' && view.asked.number === null;
    const text = sayStrongEnough(best, number, !bids, suits);
    return { id: 'strong-enough', text, topic: 'bid' };
  }
  if (best.value < number) {
    return { id: 'worth-less', text: sayWorthLess(best, number, suits), topic: 'bid' };
  }
  if (isStrong(best)) return null;
  return { id: 'too-weak', text: sayTooWeak(best, suits), topic: 'bid' };
}

/** The number that an action of the bidding is about. */
function numberOf({ asked }: SeatView, own: Action): number {
  if (own.do === 'bid') return own.amount;
  if (asked?.what !== 'word') return 0;
  return asked.number ?? asked.next ?? 0;
}

/** The reason against a game; null where no plain one holds. */
export function gameReason(
  view: SeatView,
  own: Action,
  better: Action,
  suits: SuitStyle,
): Reason | null {
  if (own.do !== 'declare') return null;
  const topic = 'game';
  const { contract } = own;
  const { aim, trumps } = KINDS[contract.kind];
  if (own.layout === null && better.do === 'take' && trumps !== 'none') {
    const weak = weakCards(view.hand, contract);
    if (weak.length < 2) return null;
    return { id: 'keeps-weak-cards', text: sayKeepsWeak(weak.slice(0, 3)), topic };
  }
  if (aim === 'no-trick') {
    const high = view.hand.filter((card) => rankOf(card) === 'A').slice(0, 2);
    if (high.length === 0) return null;
    return { id: 'null-with-aces', text: sayNullWithAces(high), topic };
  }
  if (better.do !== 'declare' || better.contract.trump === null) return null;
  const best = countSuit(view.hand, better.contract.trump, view.law);
  if (trumps === 'jacks') {
    const small = best.trumps - best.jacks;
    if (small < 2) return null;
    return { id: 'grand-without-suit', text: sayGrandWithoutSuit(small, best, suits), topic };
  }
  const mine = countSuit(view.hand, contract.trump!, view.law);
  if (view.bid !== null && mine.value < view.bid) {
    const text = sayBelowBid(mine, view.bid, view.law.targets.game, suits);
    return { id: 'below-the-bid', text, topic };
  }
  if (mine.trumps >= best.trumps) return null;
  const text = sayFewerTrumps(mine, TRUMPS - mine.trumps, best, suits);
  return { id: 'fewer-trumps', text, topic };
}

/** The plain cards of a hand, aces apart, that a card of its suit outside the hand beats; the lowest first. */
export function weakCards(hand: readonly Card[], game: Game): Card[] {
  return hand
    .filter((card) => !isTrump(card, game) && higherOutside(card, hand, game).length > 0)
    .sort((one, other) => cardStrength(one, game) - cardStrength(other, game));
}
