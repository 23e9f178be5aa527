/**
 * A place with its whole deal and the cards as they fell, and what is asked of it where a rule of the book
 * is named, by no function of the rules.
 */
import type { DealState } from '../../../../src/strategy/players/state.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';

export const ROUND: readonly Seat[] = ['V', 'M', 'H'];
export const after = (seat: Seat, by = 1): Seat => ROUND[(ROUND.indexOf(seat) + by) % 3]!;
export const rank = (card: Card): string => card.slice(1);
const POINTS: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
export const worth = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[rank(card)] ?? 0), 0);

/** Place and deal together. */
export interface Held {
  readonly view: SeatView;
  readonly state: DealState;
  readonly cards: readonly Card[];
  readonly says: string;
}

const kindOf = ({ view }: Held): string => view.contract!.kind;
export const isSuitGame = (held: Held): boolean => held.view.contract!.trump !== null;
export const isGrand = (held: Held): boolean => kindOf(held).includes('grand');
export const isNullo = (held: Held): boolean => kindOf(held).includes('nul');
export const hasTrumps = (held: Held): boolean => isSuitGame(held) || isGrand(held);
export const skatSeen = (held: Held): boolean =>
  !['solo', 'grand-solo', 'open-solo', 'open-grand'].includes(kindOf(held));

export const suitIn = (held: Held, card: Card): string => {
  if (isNullo(held)) return card[0]!;
  return rank(card) === 'J' || suitOf(card) === held.view.contract!.trump ? 'T' : card[0]!;
};
export const trump = (held: Held, card: Card): boolean => suitIn(held, card) === 'T';

const ORDER = ['7', '8', '9', 'Q', 'K', '10', 'A', 'J'];
const NULLO_ORDER = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
export function beats(held: Held, one: Card, other: Card): boolean {
  if (suitIn(held, one) !== suitIn(held, other)) return trump(held, one);
  if (rank(one) === 'J' && rank(other) === 'J' && !isNullo(held)) {
    return 'CSHD'.indexOf(one[0]!) < 'CSHD'.indexOf(other[0]!);
  }
  const order = isNullo(held) ? NULLO_ORDER : ORDER;
  return order.indexOf(rank(one)) > order.indexOf(rank(other));
}

export const mine = ({ view }: Held): readonly Card[] => view.hand;
export const me = ({ view }: Held): Seat => view.seat;
export const declarer = ({ view }: Held): Seat | null => view.declarer;
export const lying = ({ view }: Held): readonly Card[] => view.table;
export const leads = (held: Held): boolean => lying(held).length === 0;
export const last = (held: Held): boolean => lying(held).length === 2;
export const plays = (held: Held): boolean => me(held) === declarer(held);
export const defends = (held: Held): boolean => declarer(held) !== null && !plays(held);
export const declarerNext = (held: Held): boolean => after(me(held)) === declarer(held);
export const cannotFollow = (held: Held): boolean =>
  !leads(held) && mine(held).every((card) => suitIn(held, card) !== suitIn(held, lying(held)[0]!));

/** Whoever’s card stands best in the trick. */
export function holder(held: Held): Seat | null {
  let best: Card | null = null;
  let seat: Seat | null = null;
  for (const [at, card] of lying(held).entries()) {
    const over =
      best === null ||
      (beats(held, card, best) && (trump(held, card) || suitIn(held, card) === suitIn(held, best)));
    if (!over) continue;
    best = card;
    seat = after(held.view.leader, at);
  }
  return seat;
}
export const wouldWin = (held: Held, card: Card): boolean =>
  lying(held).every(
    (other) =>
      beats(held, card, other) &&
      (trump(held, card) || suitIn(held, card) === suitIn(held, lying(held)[0]!)),
  );
export const partnersTrick = (held: Held): boolean =>
  holder(held) !== null && holder(held) !== declarer(held) && holder(held) !== me(held);

/** What the player has seen: the hand, the cards put away by this player, and all that fell. */
const seen = (held: Held): ReadonlySet<Card> =>
  new Set([
    ...mine(held),
    ...(held.view.layout ?? []),
    ...lying(held),
    ...held.state.play!.tricks.flatMap(({ cards }) => cards),
  ]);
export const all = ({ state }: Held): Card[] => [
  ...state.deal.V,
  ...state.deal.M,
  ...state.deal.H,
  ...state.deal.skat,
];
export const missing = (held: Held): Card[] => all(held).filter((card) => !seen(held).has(card));
export const bestLeft = (held: Held, card: Card): boolean =>
  !missing(held).some(
    (other) => suitIn(held, other) === suitIn(held, card) && beats(held, other, card),
  );

/** Whether a seat did not follow a suit in some trick. */
export const showed = (held: Held, seat: Seat, suit: string): boolean =>
  [...held.state.play!.tricks, { leader: held.view.leader, cards: lying(held) }].some(
    ({ cards, leader }) => {
      const card = cards[(ROUND.indexOf(seat) - ROUND.indexOf(leader) + 3) % 3];
      return card !== undefined && suitIn(held, cards[0]) === suit && suitIn(held, card) !== suit;
    },
  );
export const noneOut = (held: Held, suit: string): boolean =>
  missing(held).every((card) => suitIn(held, card) !== suit);
export const lengths = (held: Held): Map<string, number> => {
  const found = new Map<string, number>();
  for (const card of mine(held)) {
    if (!trump(held, card)) found.set(suitIn(held, card), (found.get(suitIn(held, card)) ?? 0) + 1);
  }
  return found;
};
export const all3 = (held: Held, test: (card: Card) => boolean): boolean => held.cards.every(test);
export const first = ({ view }: Held): boolean => view.tricks.length === 0;
export const jacks = (held: Held): Card[] => mine(held).filter((card) => rank(card) === 'J');
export const high = (card: Card): boolean => ['A', '10'].includes(rank(card));
export const legal = ({ view }: Held): readonly Card[] =>
  view.asked?.what === 'card' ? view.asked.legal : [];

/** What must hold wherever a rule is named, by the name of the rule. */
export type Conditions = Readonly<Record<string, (held: Held) => boolean>>;
