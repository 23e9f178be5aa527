/**
 * What a player who is to play a card can see of the place, as the rules of the book ask about it: all
 * of it follows from that seat's view, and nothing from cards that it cannot know.
 */
import {
  hasNotFollowed,
  holder,
  isMaster,
  isVoid,
  unseenBy,
  wouldLead,
} from '../simple-players/view.ts';
import { isHigh, plainSuits, trumpsIn } from '../which-card/held.ts';
import type { Held } from '../which-card/held.ts';
import { tableViewOf } from '../players/rules/table-view.ts';
import type { SeatView } from '../players/view.ts';
import { sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS, nextSeat, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** The place of a player who is to play a card. */
export interface Sight {
  readonly view: SeatView;
  readonly game: Game;
  /** A suit and the jacks are trump; the jacks alone; nothing; or it is a Ramsch. */
  readonly sort: 'suit' | 'grand' | 'nullo' | 'ramsch';
  readonly legal: readonly Card[];
  /** How many cards lie in the trick. */
  readonly turn: 0 | 1 | 2;
  readonly declares: boolean;
  /** The seat defends and leads, and the declarer plays next, between the two defenders. */
  readonly through: boolean;
  /** Whether the seat can follow; true for the leader. */
  readonly follows: boolean;
  /** The seat's trumps, from the best. */
  readonly trumps: readonly Card[];
  /** The trumps that the seat has not seen. */
  readonly out: readonly Card[];
  readonly suits: readonly Held[];
  /** Who holds the trick so far. */
  readonly holds: Seat | null;
  /** What lies in the trick. */
  readonly points: number;
  readonly partner: Seat | null;
  readonly unseen: readonly Card[];
  /** Whether no card that the seat has not seen beats the card, in its suit. */
  readonly isMaster: (card: Card) => boolean;
  /** Whether the seat can have none of a suit, or of trumps. */
  readonly lacks: (seat: Seat, suit: string) => boolean;
  /** Whether it has shown so, by not following. */
  readonly hasNotFollowed: (seat: Seat, suit: string) => boolean;
  /** Whether the card would hold the trick as it lies. */
  readonly takes: (card: Card) => boolean;
  /** How often a suit, or trumps, has been led before this trick. */
  readonly led: (suit: string) => number;
}

/** @throws RangeError where no card is asked. */
export function sightOf(view: SeatView): Sight {
  const { asked, contract, declarer, hand, seat, table, tricks } = view;
  if (asked?.what !== 'card' || contract === null) throw new RangeError('No card is asked.');
  const tableView = tableViewOf(view);
  const { game } = tableView;
  const { aim, trumps } = KINDS[contract.kind];
  const sort =
    aim === 'fewest-points'
      ? 'ramsch'
      : trumps === 'none'
        ? 'nullo'
        : trumps === 'jacks'
          ? 'grand'
          : 'suit';
  const unseen = unseenBy(tableView).filter((card) => view.open?.includes(card) !== true);
  const declares = seat === declarer;
  const [first] = table;
  return {
    view,
    game,
    sort,
    legal: asked.legal,
    turn: table.length as 0 | 1 | 2,
    declares,
    through: !declares && table.length === 0 && declarer !== null && nextSeat(seat) === declarer,
    follows:
      first === undefined ||
      hand.some((card) => playedSuit(card, game) === playedSuit(first, game)),
    trumps: trumpsIn(hand, game),
    out: unseen.filter((card) => isTrump(card, game)),
    suits: plainSuits(hand, game),
    holds: holder(tableView),
    points: sumPoints(table),
    partner:
      declarer === null || declares
        ? null
        : (SEATS.find((one) => one !== seat && one !== declarer) ?? null),
    unseen,
    isMaster: (card) => isMaster(card, tableView),
    lacks: (who, suit) => isVoid(tableView, who, suit),
    hasNotFollowed: (who, suit) => hasNotFollowed(tableView, who, suit),
    takes: (card) => wouldLead(card, tableView),
    led: (suit) => tricks.filter(({ cards }) => playedSuit(cards[0], game) === suit).length,
  };
}

/** The two others. */
export const othersThan = (seat: Seat): readonly [Seat, Seat] => {
  const [, next, last] = seatsFrom(seat);
  return [next, last];
};

/** A ten or ace of trumps. */
export const isHighTrump = (card: Card, game: Game): boolean => isHigh(card) && isTrump(card, game);

/** Of the suits those with most cards, or fewest; none where all are as long. */
export function byLength(suits: readonly Held[], which: 'most' | 'fewest'): readonly Held[] {
  const lengths = suits.map(({ cards }) => cards.length);
  const [most, fewest] = [Math.max(...lengths), Math.min(...lengths)];
  if (most <= fewest) return [];
  const length = which === 'most' ? most : fewest;
  return suits.filter(({ cards }) => cards.length === length);
}
