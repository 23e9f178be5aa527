/** What one player at the table sees: the own hand, what was played, and the own cards put away. */
import { CARDS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, legalCards, playedSuit, winningIndex } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { PlayedTrick, Position } from '../../game/skat/play.ts';
import { toMove } from '../../game/skat/play.ts';
import { seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** What the player sees, whether there is a declarer or all play alone. */
export interface TableView {
  readonly game: Game;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The cards put away; nothing for the defenders, and where the skat was left alone. */
  readonly layout: readonly Card[];
  readonly tricks: readonly PlayedTrick[];
  readonly leader: Seat;
  readonly table: readonly Card[];
}

export interface PlayerView extends TableView {
  readonly declarer: Seat;
}

/**
 * What the seat to move sees.
 *
 * @param layout what the declarer put away; given to the declarer alone.
 * @throws RangeError when nobody is the declarer.
 */
export function viewOf(position: Position, layout: readonly Card[]): PlayerView {
  const { declarer } = position;
  if (declarer === null) throw new RangeError('These players need a declarer.');
  const view = viewAlone(position);
  return { ...view, declarer, layout: view.seat === declarer ? layout : [] };
}

/** What the seat to move sees where nobody has seen the skat, as in a Ramsch. */
export function viewAlone(position: Position): TableView {
  const { game, hands, leader, table, tricks } = position;
  const seat = toMove(position);
  return { game, seat, hand: hands[seat], layout: [], tricks, leader, table };
}

export function legalIn({ game, hand, table }: TableView): readonly Card[] {
  return legalCards(hand, table[0] ?? null, game);
}

/** What a view leaves unseen: the rules ask it many times of one view. */
const UNSEEN = new WeakMap<TableView, readonly Card[]>();

/** The cards that the others may hold, or that lie in the skat. */
export function unseenBy(view: TableView): readonly Card[] {
  const known = UNSEEN.get(view);
  if (known !== undefined) return known;
  const { hand, layout, table, tricks } = view;
  const seenCards = new Set([...hand, ...layout, ...table]);
  for (const { cards } of tricks) for (const card of cards) seenCards.add(card);
  const unseen = CARDS.filter((card) => !seenCards.has(card));
  UNSEEN.set(view, unseen);
  return unseen;
}

/** Whether nothing unseen in its suit (the trumps being one) stands above it. */
export function isMaster(card: Card, view: TableView): boolean {
  const suit = playedSuit(card, view.game);
  const strength = cardStrength(card, view.game);
  return !unseenBy(view).some(
    (other) => playedSuit(other, view.game) === suit && cardStrength(other, view.game) > strength,
  );
}

/** Whether the seat can have nothing of this suit: it did not follow, or all of it has been seen. */
export function isVoid(view: TableView, seat: Seat, suit: string): boolean {
  const unseen = unseenBy(view);
  return (
    (seat !== view.seat && !unseen.some((card) => playedSuit(card, view.game) === suit)) ||
    hasNotFollowed(view, seat, suit)
  );
}

/** Whether the seat has been seen not to follow this suit. */
export function hasNotFollowed(view: TableView, seat: Seat, suit: string): boolean {
  const fromTable = { leader: view.leader, cards: view.table };
  return [...view.tricks, fromTable].some(({ leader, cards }) => {
    const [led] = cards;
    const card = cards[seatsFrom(leader).indexOf(seat)];
    return (
      card !== undefined &&
      playedSuit(led, view.game) === suit &&
      playedSuit(card, view.game) !== suit
    );
  });
}

/** Whether the card would stand best in the trick on the table. */
export function wouldLead(card: Card, { game, table }: TableView): boolean {
  return winningIndex([...table, card], game) === table.length;
}

/** Who holds the trick so far; null before the first card. */
export function holder({ game, leader, table }: TableView): Seat | null {
  if (table.length === 0) return null;
  return seatsFrom(leader)[winningIndex(table, game) as 0 | 1 | 2];
}
