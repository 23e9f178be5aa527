/**
 * What a player has not seen, and where each card can be by all that is known for certain: how many
 * cards each of the others holds, suits they could not follow, a card turned up. The skat, or what
 * was put away, is a place of two cards like any other.
 */
import { CARDS } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { playedSuit } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { nextSeat, seatsFrom } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { SeatView } from '../view.ts';

/** The places as bits: the seat to the player’s left, the one after it, the skat. */
export const FIRST = 1;
export const SECOND = 2;
export const IN_SKAT = 4;

/** Cards that can lie in the same places. */
export interface HiddenGroup {
  /** The places as bits. */
  readonly places: number;
  readonly cards: readonly Card[];
}

/** All that is hidden from a player. */
export interface HiddenCards {
  readonly seats: readonly [Seat, Seat];
  /** How many cards lie hidden at each place. */
  readonly sizes: readonly [number, number, number];
  readonly groups: readonly HiddenGroup[];
}

/** The game that is played. @throws RangeError before one is named. */
export function gameOfView({ contract }: SeatView): Game {
  if (contract === null) throw new RangeError('There is no game yet.');
  return { kind: contract.kind, trump: contract.trump };
}

/** The cards that a seat has played, in order. */
export function cardsPlayedBy(
  view: Pick<SeatView, 'leader' | 'table' | 'tricks'>,
  seat: Seat,
): Card[] {
  const cards = view.tricks.map((trick) => trick.cards[seatsFrom(trick.leader).indexOf(seat)]!);
  const onTable = view.table[seatsFrom(view.leader).indexOf(seat)];
  return onTable === undefined ? cards : [...cards, onTable];
}

/** What is hidden from the player while cards are played. */
export function hiddenFrom(view: SeatView): HiddenCards {
  const { declarer, layout, open, seat, skat, table, tricks, turned } = view;
  const game = gameOfView(view);
  const seats = [nextSeat(seat), nextSeat(nextSeat(seat))] as const;
  const shownCards = open !== null && declarer !== seat ? open : [];
  const known = new Set<Card>([
    ...view.hand,
    ...(layout ?? []),
    ...shownCards,
    ...table,
    ...tricks.flatMap(({ cards }) => cards),
  ]);
  const hiddenCards = CARDS.filter((card) => !known.has(card));
  const cardsLeft = (who: Seat): number =>
    open !== null && who === declarer ? 0 : 10 - cardsPlayedBy(view, who).length;
  const sizes = [cardsLeft(seats[0]), cardsLeft(seats[1]), layout === null ? 2 : 0] as const;
  const missing = [shownVoids(view, seats[0], game), shownVoids(view, seats[1], game)] as const;
  const groups = new Map<number, Card[]>();
  for (const card of hiddenCards) {
    const suit = playedSuit(card, game);
    let places = sizes[2] > 0 ? IN_SKAT : 0;
    if (sizes[0] > 0 && !missing[0].has(suit)) places |= FIRST;
    if (sizes[1] > 0 && !missing[1].has(suit)) places |= SECOND;
    // The declarer who turned a card up took it into the hand, or put it away.
    if (card === turned && declarer !== null && !skat.includes(card)) {
      places &= IN_SKAT | (seats[0] === declarer ? FIRST : SECOND);
    }
    const group = groups.get(places);
    if (group === undefined) groups.set(places, [card]);
    else group.push(card);
  }
  return {
    seats,
    sizes,
    groups: [...groups].map(([places, cards]) => ({ places, cards })),
  };
}

/** The suits, trumps being one, that a seat did not follow. */
function shownVoids(view: SeatView, seat: Seat, game: Game): ReadonlySet<string> {
  const found = new Set<string>();
  const now: { readonly leader: Seat; readonly cards: readonly Card[] } = {
    leader: view.leader,
    cards: view.table,
  };
  for (const { cards, leader } of [...view.tricks, now]) {
    const [led] = cards;
    const card = cards[seatsFrom(leader).indexOf(seat)];
    if (led === undefined || card === undefined) continue;
    const suit = playedSuit(led, game);
    if (playedSuit(card, game) !== suit) found.add(suit);
  }
  return found;
}
