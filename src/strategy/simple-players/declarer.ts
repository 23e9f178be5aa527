/** How the declarer plays: trumps out first, from the top; then sure tricks; then low cards. */
import { cardPoints, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { fatten, highestOf, least, lowest, throwAway } from './choose.ts';
import { isMaster, isVoid, legalIn, unseenBy, wouldLead } from './view.ts';
import type { PlayerView } from './view.ts';

/** A trick with so many points is worth a trump. */
const WORTH_A_TRUMP = 4;

/** The declarer’s card. */
export function playDeclarer(view: PlayerView): Card {
  return view.table.length === 0 ? lead(view) : follow(view);
}

function lead(view: PlayerView): Card {
  const { game, hand } = view;
  const trumps = hand.filter((card) => isTrump(card, game));
  const out = unseenBy(view).filter((card) => isTrump(card, game));
  const others = SEATS.filter((seat) => seat !== view.seat);
  const trumpsDrawn = out.length === 0 || others.every((seat) => isVoid(view, seat, 'trump'));
  if (!trumpsDrawn && trumps.length > 0) {
    const sure = trumps.filter((card) => isMaster(card, view));
    if (sure.length > 0) return highestOf(sure, view);
    // Too few to lose one for each of theirs: keep them for ruffing.
    if (trumps.length >= out.length) return least(trumps, (card) => cardPoints(card));
  }
  const plain = hand.filter((card) => !isTrump(card, game));
  const sure = plain.filter(
    (card) =>
      isMaster(card, view) &&
      (trumpsDrawn || others.every((seat) => !isVoid(view, seat, playedSuit(card, game)))),
  );
  if (sure.length > 0) return fatten(sure, view);
  return plain.length > 0 ? throwAway(plain, view) : highestOf(trumps, view);
}

function follow(view: PlayerView): Card {
  const legal = legalIn(view);
  const winners = legal.filter((card) => wouldLead(card, view));
  if (winners.length === 0) return throwAway(legal, view);
  const last = view.table.length === 2;
  const [led] = view.table;
  const ruffs = led !== undefined && !isTrump(led, view.game) && isTrump(winners[0]!, view.game);
  const points = sumPoints(view.table);
  if (ruffs) {
    if (points < WORTH_A_TRUMP && !last) return throwAway(legal, view);
    if (points === 0) return throwAway(legal, view);
    return last ? fatten(winners, view) : lowest(winners, view);
  }
  if (last) return fatten(winners, view);
  const sure = winners.filter((card) => isMaster(card, view));
  if (sure.length > 0) return lowest(sure, view);
  return throwAway(legal, view);
}
