/** What the reader knows when a trick has been taken: the counts that the guide's words are made of. */
import { isMaster, isVoid, unseenBy } from '../../strategy/simple-players/view.ts';
import type { TableView } from '../../strategy/simple-players/view.ts';
import { tableViewOf } from '../../strategy/players/rules/table-view.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import type { PlayedTrick } from '../../game/skat/play.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** A trick with what is known before and after it. */
export interface AfterTrick {
  readonly view: SeatView;
  readonly trick: PlayedTrick;
  /** The table as the reader saw it before the trick, and sees it after it. */
  readonly before: TableView;
  readonly after: TableView;
  /** The trumps that the reader has not seen. */
  readonly outBefore: readonly Card[];
  readonly outAfter: readonly Card[];
  readonly declares: boolean;
  /** What the reader's side has: its tricks, and for the declarer what was put away. */
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  /** What the other side has in its tricks. */
  readonly theirs: number;
}

/**
 * What is known after the last trick.
 *
 * @param view the reader's, while no trick or a new one lies on the table; null where none is over.
 */
export function afterLastTrick(view: SeatView): AfterTrick | null {
  const trick = view.tricks.at(-1);
  if (trick === undefined || view.contract === null) return null;
  const now = tableViewOf(view);
  const played = trick.cards[seatsFrom(trick.leader).indexOf(view.seat) as 0 | 1 | 2];
  // A card of the new trick is no part of what the last one changed.
  const own = view.table[seatsFrom(view.leader).indexOf(view.seat)];
  const hand = own === undefined ? now.hand : [...now.hand, own];
  const after = { ...now, hand, table: [], leader: trick.winner };
  const before = {
    ...after,
    hand: [...hand, played],
    tricks: view.tricks.slice(0, -1),
    leader: trick.leader,
  };
  const declares = view.seat === view.declarer;
  const side = (seat: Seat): boolean => (seat === view.declarer) === declares;
  const inTricks = (tricks: readonly PlayedTrick[], isOurs: boolean): number =>
    tricks.reduce((sum, one) => sum + (side(one.winner) === isOurs ? one.points : 0), 0);
  const away = declares ? sumPoints(view.layout ?? []) : 0;
  return {
    view,
    trick,
    before,
    after,
    outBefore: trumpsOut(before),
    outAfter: trumpsOut(after),
    declares,
    pointsBefore: away + inTricks(before.tricks, true),
    pointsAfter: away + inTricks(after.tricks, true),
    theirs: inTricks(after.tricks, false),
  };
}

const trumpsOut = (table: TableView): Card[] =>
  unseenBy(table).filter((card) => isTrump(card, table.game));

/** The cards of a hand, trumps apart, that none the reader has not seen can beat; not where trumps are out. */
export function safeCards({ after, outAfter }: AfterTrick): Card[] {
  if (outAfter.length > 0) return [];
  return after.hand.filter((card) => !isTrump(card, after.game) && isMaster(card, after));
}

/** The seats of the other side that showed in this trick that they cannot follow, and had not before. */
export function newlyVoid({ before, after, trick, view, declares }: AfterTrick): Seat[] {
  const suit = playedSuit(trick.cards[0], after.game);
  return SEATS.filter(
    (seat) =>
      seat !== view.seat &&
      (declares || seat === view.declarer) &&
      playedSuit(trick.cards[seatsFrom(trick.leader).indexOf(seat) as 0 | 1 | 2], after.game) !==
        suit &&
      !isVoid(before, seat, suit),
  );
}
