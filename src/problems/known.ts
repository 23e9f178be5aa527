/** What the player of a problem can know, counted from the view: every reason is made of this alone. */
import { cardPoints, sumPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { cardStrength, isTrump, playedSuit } from '../game/skat/order.ts';
import { nextSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { playerViewOf } from '../strategy/players/rules/table-view.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { isVoid, unseenBy } from '../strategy/simple-players/view.ts';
import type { PlayerView } from '../strategy/simple-players/view.ts';

/** What is known at a place. */
export interface Known {
  readonly view: PlayerView;
  readonly own: boolean;
  /** The other defender; null for the declarer. */
  readonly partner: Seat | null;
  /** Trumps that the player has not seen. */
  readonly trumpsOut: number;
  /** Card points on the table. */
  readonly onTable: number;
  /** Card points in tricks so far; for the declarer with those put away, where they are known. */
  readonly points: { readonly declarer: number; readonly defenders: number };
}

/** The two cards that a reason is about. */
export interface RightAndWrong {
  readonly right: Card;
  readonly wrong: Card;
}

/** The points of the cards on the table. */
export interface OnTable {
  readonly sum: number;
  readonly areFew: boolean;
}

/** Counts what is known. @param seatView of a player who has a card to choose. */
export function knownAt(seatView: SeatView): Known {
  const view = playerViewOf(seatView);
  const { declarer, seat } = view;
  const left = nextSeat(seat);
  const sum = (own: boolean): number =>
    view.tricks
      .filter(({ winner }) => (winner === declarer) === own)
      .reduce((points, trick) => points + trick.points, 0);
  return {
    view,
    own: seat === declarer,
    partner: seat === declarer ? null : left === declarer ? nextSeat(left) : left,
    trumpsOut: unseenBy(view).filter((card) => isTrump(card, view.game)).length,
    onTable: sumPoints(view.table),
    points: { declarer: sum(true) + sumPoints(seatView.layout ?? []), defenders: sum(false) },
  };
}

/** The cards of the suit of a card that the player has not seen and that beat it, the highest first. */
export function higherOut({ view }: Known, card: Card): Card[] {
  const { game } = view;
  return unseenBy(view)
    .filter(
      (other) =>
        playedSuit(other, game) === playedSuit(card, game) &&
        cardStrength(other, game) > cardStrength(card, game),
    )
    .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
}

/** The cards of the suit of a card that the player has not seen and that are below it, the highest first. */
export function lowerOut({ view }: Known, card: Card): Card[] {
  const { game } = view;
  return unseenBy(view)
    .filter(
      (other) =>
        playedSuit(other, game) === playedSuit(card, game) &&
        cardStrength(other, game) < cardStrength(card, game),
    )
    .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
}

/** Whether a seat has shown, or must have by what was seen, none of the suit of a card. */
export const lacks = ({ view }: Known, seat: Seat, card: Card): boolean =>
  isVoid(view, seat, playedSuit(card, view.game));

/** Whether a card is an ace or a ten. */
export const isFull = (card: Card): boolean => cardPoints(card) >= 10;
