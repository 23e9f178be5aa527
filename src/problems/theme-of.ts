/** Which themes a problem has: by what the player sees, the right card, and the wrong one most choose. */
import { cardPoints, rankOf } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import { cardStrength, isTrump, playedSuit } from '../game/skat/order.ts';
import { nextSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { playerViewOf } from '../strategy/players/rules/table-view.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { holder, isMaster, isVoid, unseenBy, wouldLead } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';
import type { ThemeId } from './themes.ts';

/** The two cards that a theme is about. */
interface Pair {
  readonly right: Card;
  readonly wrong: Card;
}

/**
 * The theme of a place.
 *
 * @param seatView of a player who has a card to choose.
 * @param right the best card, @param wrong the one that players choose in its place.
 */
export function themeOf(seatView: SeatView, right: Card, wrong: Card): ThemeId {
  const view = playerViewOf(seatView);
  const pair = { right, wrong };
  const own = view.seat === view.declarer;
  const leads = view.table.length === 0;
  if (KINDS[view.game.kind].trumps === 'none') {
    return own ? declarersNull(view, pair) : defendersNull(view, pair);
  }
  if (leads) return own ? declarersLead(view, pair) : defendersLead(view, pair);
  return follow(view, pair, own);
}

const inSuit = (view: PlayerView, card: Card): readonly Card[] =>
  view.hand.filter((one) => playedSuit(one, view.game) === playedSuit(card, view.game));

function sameSuit({ game }: PlayerView, { right, wrong }: Pair): boolean {
  return playedSuit(right, game) === playedSuit(wrong, game);
}

function isHigher({ game }: PlayerView, { right, wrong }: Pair): boolean {
  return cardStrength(right, game) > cardStrength(wrong, game);
}

const isFull = (card: Card): boolean => cardPoints(card) >= 10;

/** Whether nobody else can beat the card when it is led, as far as the player has seen. */
function isSure(card: Card, view: PlayerView): boolean {
  if (!isMaster(card, view)) return false;
  if (isTrump(card, view.game)) return true;
  const trumpOut = unseenBy(view).some((one) => isTrump(one, view.game));
  return !trumpOut || othersOf(view).every((seat) => isVoid(view, seat, 'trump'));
}

/** The seats that play against this one. */
function othersOf({ declarer, seat }: PlayerView): Seat[] {
  if (seat !== declarer) return [declarer];
  return [nextSeat(seat), nextSeat(nextSeat(seat))];
}

function declarersLead(view: PlayerView, pair: Pair): ThemeId {
  const { right, wrong } = pair;
  const [rightTrump, wrongTrump] = [isTrump(right, view.game), isTrump(wrong, view.game)];
  if (rightTrump && wrongTrump) return 'which-trump';
  if (rightTrump) return 'draw-trumps';
  if (sameSuit(view, pair)) return isHigher(view, pair) ? 'cash' : heldBack(wrong, 'which-of-suit');
  if (isMaster(right, view)) return wrongTrump ? 'leave-trumps' : 'cash';
  if (wrongTrump) return inSuit(view, right).length >= 3 ? 'long-suit' : 'leave-trumps';
  if (isSure(wrong, view)) return 'do-not-cash';
  return inSuit(view, right).length >= 3 ? 'long-suit' : 'give-up-lead';
}

const heldBack = (wrong: Card, other: ThemeId): ThemeId =>
  isFull(wrong) ? (rankOf(wrong) === 'A' ? 'hold-ace-back' : 'hold-ten-back') : other;

function defendersLead(view: PlayerView, pair: Pair): ThemeId {
  const { declarer, game, seat } = view;
  const { right, wrong } = pair;
  const suit = playedSuit(right, game);
  const partner = nextSeat(seat) === declarer ? nextSeat(declarer) : nextSeat(seat);
  if (sameSuit(view, pair)) {
    if (isHigher(view, pair)) return isMaster(right, view) ? 'defenders-winner' : 'high-enough';
    return heldBack(wrong, 'which-of-suit');
  }
  if (suit === 'trump') return 'lead-trumps-in-defence';
  if (isVoid(view, partner, suit) && !isVoid(view, declarer, suit)) return 'partners-void';
  if (isVoid(view, declarer, suit)) {
    const isOut = unseenBy(view).some((card) => isTrump(card, game));
    return isOut && !isVoid(view, declarer, 'trump') ? 'make-declarer-ruff' : 'defenders-winner';
  }
  if (isMaster(right, view)) return 'defenders-winner';
  return nextSeat(seat) === declarer ? 'through-the-declarer' : 'up-to-the-declarer';
}

function follow(view: PlayerView, pair: Pair, own: boolean): ThemeId {
  const { right, wrong } = pair;
  const led = playedSuit(view.table[0]!, view.game);
  const [rightLeads, wrongLeads] = [wouldLead(right, view), wouldLead(wrong, view)];
  const ruffs = (card: Card): boolean => led !== 'trump' && isTrump(card, view.game);
  const partnerHolds = !own && holder(view) !== view.declarer;
  if (rightLeads && wrongLeads) {
    if (ruffs(right) && ruffs(wrong)) return 'which-ruff';
    return isHigher(view, pair) ? 'high-enough' : 'low-enough';
  }
  if (rightLeads) {
    if (ruffs(right)) return own ? 'ruff-in' : 'defenders-ruff';
    return partnerHolds ? 'overtake-partner' : 'take';
  }
  if (wrongLeads) {
    if (partnerHolds) return cardPoints(right) >= 10 ? 'fatten' : 'leave-to-partner';
    if (ruffs(wrong)) return 'do-not-ruff';
    return heldBack(wrong, 'duck');
  }
  const followsSuit = playedSuit(right, view.game) === led;
  if (own) return followsSuit ? heldBack(wrong, 'which-of-suit') : 'throw-off';
  const more = cardPoints(right) - cardPoints(wrong);
  if (more >= 3) return 'fatten';
  if (more <= -3) return 'do-not-fatten';
  return followsSuit ? 'which-of-suit' : 'defenders-discard';
}

function declarersNull(view: PlayerView, pair: Pair): ThemeId {
  if (view.table.length === 0) return 'null-lead';
  const follows = playedSuit(pair.right, view.game) === playedSuit(view.table[0]!, view.game);
  if (follows) return 'null-keep-guard';
  return 'null-throw-danger';
}

function defendersNull(view: PlayerView, pair: Pair): ThemeId {
  const leads = view.table.length === 0;
  if (sameSuit(view, pair)) return 'null-how-high';
  return leads ? 'null-danger-suit' : 'null-clear-suit';
}
