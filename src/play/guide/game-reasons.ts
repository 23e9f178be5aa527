/** What can be said against a word of the bidding, and against a game. */
import type { Action } from '../../strategy/players/action.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { cardStrength, isTrump } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { nounFor } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import {
  TRUMPS,
  bestSuit,
  countSuit,
  higherOutside,
  isStrong,
  sayStrength,
} from './hand-counts.ts';
import type { Reason } from './reason-type.ts';

/** The reason against a word of the bidding; null where the hand's counts do not say it. */
export function bidReason(view: SeatView, own: Action, suits: SuitStyle): Reason | null {
  const number = numberOf(view, own);
  const best = bestSuit(view.hand, view.law);
  const { matadors, suit, times, value } = best;
  const name = SUIT_WORDS[OWN_TERMS][suits][suit];
  const cards = sayStrength(best);
  if (own.do === 'pass') {
    if (!isStrong(best) || value < number) return null;
    const asked =
      view.asked?.what === 'word' && view.asked.number === null
        ? `you need bid only ${number}`
        : `only ${number} is asked`;
    const text = `In ${name} you have ${cards}. That is enough for a game: ${matadors}, game ${times}, worth ${value}, and ${asked}.`;
    return { id: 'strong-enough', text, topic: 'bid' };
  }
  if (value < number) {
    const text = `Your longest suit, ${name}, is worth only ${value}, and you would promise ${number}.`;
    return { id: 'worth-less', text, topic: 'bid' };
  }
  if (isStrong(best)) return null;
  const text = `Your best suit is ${name}, with ${cards}: that is too little against two.`;
  return { id: 'too-weak', text, topic: 'bid' };
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
    const text = `Without the skat you keep ${listed(weak.slice(0, 3))}. If you take up the skat, you can put two such cards away.`;
    return { id: 'keeps-weak-cards', text, topic };
  }
  if (aim === 'no-trick') {
    const high = view.hand.filter((card) => rankOf(card) === 'A').slice(0, 2);
    if (high.length === 0) return null;
    const text = `A Null is lost with the first trick you take, and you hold ${listed(high)}.`;
    return { id: 'null-with-aces', text, topic };
  }
  if (better.do !== 'declare' || better.contract.trump === null) return null;
  const best = countSuit(view.hand, better.contract.trump, view.law);
  const bestName = SUIT_WORDS[OWN_TERMS][suits][best.suit];
  if (trumps === 'jacks') {
    const small = best.trumps - best.jacks;
    if (small < 2) return null;
    const text = `In a Grand only the four jacks are trumps, so your ${small} other ${bestName} are not.`;
    return { id: 'grand-without-suit', text, topic };
  }
  const mine = countSuit(view.hand, contract.trump!, view.law);
  const name = capital(SUIT_WORDS[OWN_TERMS][suits][mine.suit]);
  if (view.bid !== null && mine.value < view.bid) {
    const text = `${name} are worth ${mine.value}, less than your bid of ${view.bid}, so ${view.law.targets.game} points would not be enough.`;
    return { id: 'below-the-bid', text, topic };
  }
  if (mine.trumps >= best.trumps) return null;
  const them = TRUMPS - mine.trumps;
  const text = `With ${name.toLowerCase()} as trumps you have ${mine.trumps} and they have ${them}; with ${bestName} you have ${best.trumps} ${nounFor(best.trumps, 'trump')}.`;
  return { id: 'fewer-trumps', text, topic };
}

/** The plain cards of a hand, aces apart, that a card of its suit outside the hand beats; the lowest first. */
export function weakCards(hand: readonly Card[], game: Game): Card[] {
  return hand
    .filter((card) => !isTrump(card, game) && higherOutside(card, hand, game).length > 0)
    .sort((one, other) => cardStrength(one, game) - cardStrength(other, game));
}
