/**
 * What must hold of a place wherever a rule of the book is told, put in other words than the rule’s own:
 * by the whole deal and the cards as they fell, and by no function of the rules.
 */
import type { DealState } from '../../../../src/players/state.ts';
import type { SeatView } from '../../../../src/players/view.ts';
import { suitOf } from '../../../../src/skat/cards.ts';
import type { Card } from '../../../../src/skat/cards.ts';
import type { Seat } from '../../../../src/skat/seats.ts';

const ROUND: readonly Seat[] = ['V', 'M', 'H'];
const after = (seat: Seat, by = 1): Seat => ROUND[(ROUND.indexOf(seat) + by) % 3]!;
const rank = (card: Card): string => card.slice(1);
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
const isSuitGame = (held: Held): boolean => held.view.contract!.trump !== null;
const isGrand = (held: Held): boolean => kindOf(held).includes('grand');
const isNullo = (held: Held): boolean => kindOf(held).includes('nul');
const hasTrumps = (held: Held): boolean => isSuitGame(held) || isGrand(held);
const skatSeen = (held: Held): boolean =>
  !['solo', 'grand-solo', 'open-solo', 'open-grand'].includes(kindOf(held));

const suitIn = (held: Held, card: Card): string => {
  if (isNullo(held)) return card[0]!;
  return rank(card) === 'J' || suitOf(card) === held.view.contract!.trump ? 'T' : card[0]!;
};
const trump = (held: Held, card: Card): boolean => suitIn(held, card) === 'T';

const ORDER = ['7', '8', '9', 'Q', 'K', '10', 'A', 'J'];
const NULLO_ORDER = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
function beats(held: Held, one: Card, other: Card): boolean {
  if (suitIn(held, one) !== suitIn(held, other)) return trump(held, one);
  if (rank(one) === 'J' && rank(other) === 'J' && !isNullo(held)) {
    return 'CSHD'.indexOf(one[0]!) < 'CSHD'.indexOf(other[0]!);
  }
  const order = isNullo(held) ? NULLO_ORDER : ORDER;
  return order.indexOf(rank(one)) > order.indexOf(rank(other));
}

const mine = ({ view }: Held): readonly Card[] => view.hand;
const me = ({ view }: Held): Seat => view.seat;
const declarer = ({ view }: Held): Seat | null => view.declarer;
const lying = ({ view }: Held): readonly Card[] => view.table;
const leads = (held: Held): boolean => lying(held).length === 0;
const last = (held: Held): boolean => lying(held).length === 2;
const plays = (held: Held): boolean => me(held) === declarer(held);
const defends = (held: Held): boolean => declarer(held) !== null && !plays(held);
const declarerNext = (held: Held): boolean => after(me(held)) === declarer(held);
const cannotFollow = (held: Held): boolean =>
  !leads(held) && mine(held).every((card) => suitIn(held, card) !== suitIn(held, lying(held)[0]!));

/** Whoever’s card stands best in the trick. */
function holder(held: Held): Seat | null {
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
const wouldWin = (held: Held, card: Card): boolean =>
  lying(held).every(
    (other) =>
      beats(held, card, other) &&
      (trump(held, card) || suitIn(held, card) === suitIn(held, lying(held)[0]!)),
  );
const partnersTrick = (held: Held): boolean =>
  holder(held) !== null && holder(held) !== declarer(held) && holder(held) !== me(held);

/** The cards that have been seen by the player: his, those put away by him, and all that fell. */
const seen = (held: Held): ReadonlySet<Card> =>
  new Set([
    ...mine(held),
    ...(held.view.layout ?? []),
    ...lying(held),
    ...held.state.play!.tricks.flatMap(({ cards }) => cards),
  ]);
const all = ({ state }: Held): Card[] => [
  ...state.deal.V,
  ...state.deal.M,
  ...state.deal.H,
  ...state.deal.skat,
];
const missing = (held: Held): Card[] => all(held).filter((card) => !seen(held).has(card));
const bestLeft = (held: Held, card: Card): boolean =>
  !missing(held).some(
    (other) => suitIn(held, other) === suitIn(held, card) && beats(held, other, card),
  );

/** Whether a seat did not follow a suit in some trick. */
const showed = (held: Held, seat: Seat, suit: string): boolean =>
  [...held.state.play!.tricks, { leader: held.view.leader, cards: lying(held) }].some(
    ({ cards, leader }) => {
      const card = cards[(ROUND.indexOf(seat) - ROUND.indexOf(leader) + 3) % 3];
      return card !== undefined && suitIn(held, cards[0]) === suit && suitIn(held, card) !== suit;
    },
  );
const noneOut = (held: Held, suit: string): boolean =>
  missing(held).every((card) => suitIn(held, card) !== suit);
const lengths = (held: Held): Map<string, number> => {
  const found = new Map<string, number>();
  for (const card of mine(held)) {
    if (!trump(held, card)) found.set(suitIn(held, card), (found.get(suitIn(held, card)) ?? 0) + 1);
  }
  return found;
};
const all3 = (held: Held, test: (card: Card) => boolean): boolean => held.cards.every(test);
const first = ({ view }: Held): boolean => view.tricks.length === 0;
const jacks = (held: Held): Card[] => mine(held).filter((card) => rank(card) === 'J');
const high = (card: Card): boolean => ['A', '10'].includes(rank(card));

/** By the name of a rule. */
export const CONDITIONS: Readonly<Record<string, (held: Held) => boolean>> = {
  'first-trump': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    (held.says.includes('winners in the other suits')
      ? all3(held, (card) => !trump(held, card) && high(card))
      : all3(held, (card) => trump(held, card))) &&
    (held.says.includes('all four jacks') ? jacks(held).length === 4 : true) &&
    (/Three jacks|three best/.test(held.says) ? jacks(held).length === 3 : true) &&
    (/two|jacks of spades/i.test(held.says) && !/three/i.test(held.says)
      ? jacks(held).length === 2
      : true) &&
    (held.says.includes('With one jack') ? jacks(held).length === 1 : true),
  'stop-at-one-hand': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    missing(held).some((card) => trump(held, card)) &&
    [1, 2].filter((by) => showed(held, after(me(held), by), 'T')).length === 1 &&
    all3(held, (card) => !trump(held, card) && bestLeft(held, card)),
  'lead-trumps': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    ![1, 2].some((by) => showed(held, after(me(held), by), 'T')) &&
    all3(held, (card) => trump(held, card)) &&
    held.says.includes(`${missing(held).filter((card) => trump(held, card)).length} trump`) &&
    missing(held).some((card) => trump(held, card)),
  'grand-lone-jack': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    jacks(held).length === 1 &&
    new Set(
      mine(held)
        .filter((card) => rank(card) !== 'J')
        .map((card) => card[0]),
    ).size === 4 &&
    all3(held, (card) => rank(card) === 'J'),
  'grand-best-and-red': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    jacks(held).length === 2 &&
    jacks(held).includes('CJ') &&
    !jacks(held).includes('SJ') &&
    held.cards.join() === 'CJ',
  'grand-aces-first': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    jacks(held).length === 0 &&
    !held.state.play!.tricks.some(({ cards, leader }) =>
      cards.some((card, at) => after(leader, at) === me(held) && rank(card) === 'J'),
    ) &&
    all3(held, (card) => rank(card) === 'A' && mine(held).includes(`${card[0]}10` as Card)),
  'middle-ruff': (held) =>
    hasTrumps(held) &&
    plays(held) &&
    lying(held).length === 1 &&
    !trump(held, lying(held)[0]!) &&
    cannotFollow(held) &&
    mine(held).some((card) => trump(held, card) && high(card)) &&
    missing(held).some((card) => trump(held, card)) &&
    !showed(held, after(me(held)), 'T') &&
    all3(held, (card) => !(trump(held, card) && high(card))),
  'let-it-go': (held) =>
    plays(held) &&
    last(held) &&
    cannotFollow(held) &&
    worth(lying(held)) < 4 &&
    held.says.includes(`with ${worth(lying(held))} point`) &&
    mine(held).some((card) => trump(held, card)) &&
    all3(held, (card) => !trump(held, card) && worth([card]) === 0),
  'dear-ruff': (held) =>
    hasTrumps(held) &&
    last(held) &&
    cannotFollow(held) &&
    !trump(held, lying(held)[0]!) &&
    (plays(held) || holder(held) === declarer(held)) &&
    worth(lying(held)) >= 4 &&
    all3(held, (card) => trump(held, card) && high(card) && wouldWin(held, card)),
  'first-lead': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => !trump(held, card)) &&
    (held.says.includes('begin with the ace')
      ? held.cards.some((card) => rank(card) === 'A') && all3(held, high)
      : true) &&
    (held.says.includes('lead the king') ? all3(held, (card) => rank(card) === 'K') : true) &&
    (held.says.includes('through the declarer') ? declarerNext(held) : true) &&
    (held.says.includes('up to the declarer') ? !declarerNext(held) : true),
  'ruffed-suit': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    !showed(held, declarer(held)!, 'T') &&
    all3(held, (card) => !trump(held, card) && showed(held, declarer(held)!, suitIn(held, card))),
  'trumps-through': (held) => {
    const led = held.state.play!.tricks.filter(({ leader }) => leader === declarer(held));
    return (
      isSuitGame(held) &&
      defends(held) &&
      leads(held) &&
      declarerNext(held) &&
      led.length > 0 &&
      led.every(({ cards }) => !trump(held, cards[0])) &&
      all3(held, (card) => trump(held, card))
    );
  },
  'make-aces': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    all3(
      held,
      (card) =>
        rank(card) === 'A' &&
        !held.state.play!.tricks.some(({ cards }) => suitIn(held, cards[0]) === card[0]) &&
        !(
          mine(held).includes(`${card[0]}K` as Card) && !mine(held).includes(`${card[0]}10` as Card)
        ),
    ),
  'long-without-ace': (held) =>
    isSuitGame(held) &&
    skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    all3(
      held,
      (card) =>
        rank(card) !== 'A' &&
        mine(held).includes(`${card[0]}A` as Card) &&
        lengths(held).get(card[0]!)! >= 4,
    ),
  'long-through': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.max(...lengths(held).values()),
    ),
  'short-up-to': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    after(me(held), 2) === declarer(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.min(...lengths(held).values()),
    ),
  'grand-long': (held) =>
    isGrand(held) &&
    defends(held) &&
    leads(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.max(...lengths(held).values()),
    ),
  'second-hand': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    lying(held).length === 1 &&
    !held.state.play!.tricks.some(
      ({ cards }) => suitIn(held, cards[0]) === suitIn(held, lying(held)[0]!),
    ) &&
    (held.says.includes('Your partner leads') ? held.view.leader !== declarer(held) : true) &&
    (/The declarer leads|If the declarer/.test(held.says)
      ? held.view.leader === declarer(held)
      : true) &&
    (held.says.includes('you have the ace') ? all3(held, (card) => rank(card) === 'A') : true) &&
    (/Keep a ten back|ace can wait/.test(held.says) ? all3(held, (card) => !high(card)) : true) &&
    (held.says.includes('under a king') ? rank(lying(held)[0]!) === 'K' : true),
  'red-jack-through': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    held.view.leader === declarer(held) &&
    ['HJ', 'DJ'].includes(lying(held)[0]!) &&
    mine(held).every((card) => !trump(held, card)) &&
    all3(held, (card) => !high(card)),
  'unguarded-trump': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    cannotFollow(held) &&
    mine(held).filter((card) => trump(held, card)).length === 1 &&
    held.cards.length === 1 &&
    all3(
      held,
      (card) => trump(held, card) && high(card) && wouldWin(held, card) && !bestLeft(held, card),
    ) &&
    held.says.includes(held.cards[0]!),
  'loose-cards': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    cannotFollow(held) &&
    all3(
      held,
      (card) =>
        !trump(held, card) &&
        worth([card]) > 0 &&
        ((rank(card) === '10' && lengths(held).get(card[0]!) === 1) ||
          showed(held, declarer(held)!, card[0]!) ||
          noneOut(held, card[0]!)),
    ),
  'fatten-solo': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    (held.says.includes('high trump')
      ? all3(held, (card) => trump(held, card) && high(card))
      : true) &&
    (held.says.includes('without a guard')
      ? all3(held, (card) => rank(card) === '10' && lengths(held).get(card[0]!) === 1)
      : true) &&
    (held.says.includes('ten of the suit too')
      ? all3(held, (card) => rank(card) === 'A' && mine(held).includes(`${card[0]}10` as Card))
      : true),
  'high-to-partner': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    all3(held, (card) => legal(held).every((other) => worth([other]) <= worth([card]))),
  'low-to-declarer': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    holder(held) === declarer(held) &&
    legal(held).every((card) => !wouldWin(held, card)) &&
    all3(held, (card) => legal(held).every((other) => worth([other]) >= worth([card]))),
  'nullo-lone-card': (held) =>
    isNullo(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => ['8', '9'].includes(rank(card)) && lengths(held).get(card[0]!) === 1),
  'nullo-nine-seven': (held) =>
    isNullo(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    all3(
      held,
      (card) =>
        rank(card) === '9' &&
        lengths(held).get(card[0]!) === 2 &&
        mine(held).includes(`${card[0]}7` as Card),
    ),
  'nullo-discard': (held) =>
    isNullo(held) &&
    plays(held) &&
    cannotFollow(held) &&
    all3(held, (card) => {
      const under = (cards: readonly Card[]): number =>
        cards.filter((other) => suitOf(other) === suitOf(card) && beats(held, card, other)).length;
      return under(missing(held)) > under(mine(held));
    }),
  'nullo-first-lead': (held) =>
    isNullo(held) &&
    defends(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => lengths(held).get(card[0]!) === Math.min(...lengths(held).values())),
  'nullo-return': (held) => {
    const partner = ROUND.find((seat) => seat !== me(held) && seat !== declarer(held))!;
    const suits = held.state.play!.tricks.flatMap(({ cards, leader }) => {
      const card = cards[(ROUND.indexOf(partner) - ROUND.indexOf(leader) + 3) % 3]!;
      return leader === partner || suitOf(card) !== suitOf(cards[0]) ? [suitOf(card)] : [];
    });
    return (
      isNullo(held) &&
      defends(held) &&
      leads(held) &&
      all3(held, (card) => suits.includes(suitOf(card)) && !showed(held, declarer(held)!, card[0]!))
    );
  },
  ramsch: (held) =>
    declarer(held) === null &&
    (held.says.includes('none of the suit led') ? cannotFollow(held) : true) &&
    (held.says.includes('another player’s jack')
      ? all3(held, (card) => rank(card) === 'J' && !wouldWin(held, card))
      : true) &&
    (held.says.includes('no black one')
      ? !mine(held).includes('CJ') && !mine(held).includes('SJ')
      : true),
};

const legal = ({ view }: Held): readonly Card[] =>
  view.asked?.what === 'card' ? view.asked.legal : [];
