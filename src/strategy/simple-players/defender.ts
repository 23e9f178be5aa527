/**
 * How a defender plays (Foster, p. 71–75, 117): long suits through the declarer and short ones up to
 * him, the points to the partner’s tricks, the valuable tricks taken as cheaply as possible.
 */
import { SUITS, rankOf, suitOf, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { nextSeat } from '../../game/skat/seats.ts';
import { fatten, highestOf, least, lowest, throwAway } from './choose.ts';
import { holder, isMaster, isVoid, legalIn, wouldLead } from './view.ts';
import type { PlayerView } from './view.ts';

/** A trick with so many points is worth a trump before the declarer has played. */
const WORTH_A_TRUMP = 8;

/** A defender’s card. */
export function playDefender(view: PlayerView): Card {
  if (view.table.length === 0) return lead(view);
  const legal = legalIn(view);
  const winners = legal.filter((card) => wouldLead(card, view));
  const holds = holder(view);
  if (view.table.length === 2) {
    if (holds !== view.declarer) return fatten(legal, view);
    return winners.length > 0 ? fatten(winners, view) : throwAway(legal, view);
  }
  return holds === view.declarer ? second(view, legal, winners) : betweenThem(view, legal, winners);
}

function lead(view: PlayerView): Card {
  const { declarer, game, hand, seat } = view;
  const plain = hand.filter((card) => !isTrump(card, game));
  if (plain.length === 0) return lowest(hand, view);
  const through = nextSeat(seat) === declarer;
  const suits = SUITS.map((suit) => plain.filter((card) => suitOf(card) === suit)).filter(
    (cards) => cards.length > 0,
  );
  const sure = plain.filter(
    (card) => isMaster(card, view) && !isVoid(view, declarer, playedSuit(card, game)),
  );
  // Against a Grand there is not much to be ruffed: what is sure is taken at once.
  if (game.trump === null && sure.length > 0) return fatten(sure, view);
  const order = [...suits].sort((a, b) => {
    // What the declarer ruffs is led only through the declarer.
    const ruffed = (cards: readonly Card[]): number =>
      isVoid(view, declarer, playedSuit(cards[0]!, game)) ? (through ? -1 : 1) : 0;
    const bareTen = (cards: readonly Card[]): number =>
      cards.length === 1 && rankOf(cards[0]!) === '10' ? 1 : 0;
    return (
      bareTen(a) - bareTen(b) ||
      ruffed(a) - ruffed(b) ||
      (through ? b.length - a.length : a.length - b.length)
    );
  });
  const suit = order[0]!;
  const best = suit.filter((card) => sure.includes(card));
  return best.length > 0 ? highestOf(best, view) : throwAway(suit, view);
}

/** The declarer led, and the partner plays last. */
function second(view: PlayerView, legal: readonly Card[], winners: readonly Card[]): Card {
  const sure = winners.filter((card) => isMaster(card, view));
  const [led] = view.table;
  if (sure.length > 0) return fatten(sure, view);
  // A small trump drives the declarer no further than the next trump.
  if (led !== undefined && !isTrump(led, view.game) && winners.some((c) => isTrump(c, view.game))) {
    return lowest(winners, view);
  }
  return throwAway(legal, view);
}

/** The partner led, and the declarer plays last. */
function betweenThem(view: PlayerView, legal: readonly Card[], winners: readonly Card[]): Card {
  const [led] = view.table;
  const suit = playedSuit(led!, view.game);
  const ruffable = suit !== 'trump' && isVoid(view, view.declarer, suit);
  if (!ruffable && isMaster(led!, view)) return fatten(legal, view);
  const sure = winners.filter((card) => isMaster(card, view));
  const follows = legal.some((card) => playedSuit(card, view.game) === suit);
  if (follows && !ruffable && sure.length > 0) {
    return least(sure, (card) => -sumPoints([card]));
  }
  if (!follows && winners.length > 0 && sumPoints(view.table) >= WORTH_A_TRUMP) {
    return lowest(winners, view);
  }
  return throwAway(legal, view);
}
