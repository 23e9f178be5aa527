/**
 * What the lesson advises its reader to play, by the few rules it has taught: the trumps first, then
 * what is sure, then what costs least; and what cannot be followed is trumped.
 */
import { cardPoints, sumPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { cardStrength, isTrump, playedSuit } from '../game/skat/order.ts';
import { isMaster, legalIn, unseenBy, wouldLead } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';

/** Why a card is advised; `src/learn/hand-words.en.ts` says it in a sentence. */
export type Reason =
  | 'draw-trumps'
  | 'draw-with-a-small-one'
  | 'sure-card'
  | 'give-a-cheap-one'
  | 'last-trumps'
  | 'only-card'
  | 'win-rich'
  | 'win-sure'
  | 'win-now'
  | 'trump-it'
  | 'not-worth-a-trump'
  | 'cannot-win';

export interface Advice {
  readonly card: Card;
  readonly why: Reason;
}

/** The card the lesson would play, and why. @throws RangeError when no card is left. */
export function advise(view: PlayerView): Advice {
  const legal = legalIn(view);
  const [only] = legal;
  if (only === undefined) throw new RangeError('There is no card to advise.');
  if (legal.length === 1) return { card: only, why: 'only-card' };
  return view.table.length === 0 ? adviseLead(view) : adviseFollowing(view, legal);
}

function adviseLead(view: PlayerView): Advice {
  const { game, hand } = view;
  const trumps = hand.filter((card) => isTrump(card, game));
  const plain = hand.filter((card) => !isTrump(card, game));
  const out = unseenBy(view).filter((card) => isTrump(card, game)).length;
  if (out > 0 && trumps.length > 0) {
    const best = most(trumps, (card) => cardStrength(card, game));
    if (isMaster(best, view)) return { card: best, why: 'draw-trumps' };
    if (trumps.length > out) {
      return { card: cheapest(trumps, view), why: 'draw-with-a-small-one' };
    }
  }
  const sure = plain.filter((card) => isMaster(card, view));
  if (sure.length > 0) return { card: most(sure, cardPoints), why: 'sure-card' };
  if (plain.length > 0) return { card: cheapest(plain, view), why: 'give-a-cheap-one' };
  return { card: most(trumps, (card) => cardStrength(card, game)), why: 'last-trumps' };
}

function adviseFollowing(view: PlayerView, legal: readonly Card[]): Advice {
  const { game, table } = view;
  const last = table.length === 2;
  const winners = legal.filter((card) => wouldLead(card, view));
  const losers = legal.filter((card) => !winners.includes(card));
  if (winners.length === 0) return { card: cheapest(legal, view), why: 'cannot-win' };
  const ruffs = isTrump(winners[0]!, game) && playedSuit(table[0]!, game) !== 'trump';
  if (ruffs) {
    const plain = losers.filter((card) => !isTrump(card, game) && cardPoints(card) === 0);
    if (last && sumPoints(table) === 0 && plain.length > 0) {
      return { card: cheapest(plain, view), why: 'not-worth-a-trump' };
    }
    return { card: most(winners, (card) => -cardStrength(card, game)), why: 'trump-it' };
  }
  if (last) return { card: richest(winners, view), why: 'win-rich' };
  const sure = winners.filter((card) => isMaster(card, view));
  if (sure.length > 0) return { card: most(sure, cardPoints), why: 'win-sure' };
  if (losers.length === 0) return { card: cheapest(winners, view), why: 'win-now' };
  return { card: cheapest(legal, view), why: 'cannot-win' };
}

/** The card for which `height` is greatest, the first of equals. */
function most(cards: readonly Card[], height: (card: Card) => number): Card {
  return cards.reduce((best, card) => (height(card) > height(best) ? card : best));
}

/** The fewest points, and of those the lowest card. */
const cheapest = (cards: readonly Card[], { game }: PlayerView): Card =>
  most(cards, (card) => -cardPoints(card) * 1000 - cardStrength(card, game));

/** The most points, and of those the lowest card. */
const richest = (cards: readonly Card[], { game }: PlayerView): Card =>
  most(cards, (card) => cardPoints(card) * 1000 - cardStrength(card, game));
