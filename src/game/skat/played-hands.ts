/**
 * From the cards as dealt to the hands that are played: the skat taken up and two cards put
 * away, handed round in a Schiebe-Ramsch, or the defenders' exchange in a Revolution.
 */
import type { Card } from './cards.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { KINDS } from './contract.ts';
import type { Contract } from './contract.ts';
import { sortCards } from './deal.ts';
import type { Deal, Layout } from './deal.ts';
import { SEATS } from './seats.ts';
import type { BySeat, Seat } from './seats.ts';

/** Two defenders changing cards before a Revolution: `give` goes from `from` to `to`, `take` back. */
export interface Exchange {
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly Card[];
  readonly take: readonly Card[];
}

/** What happened between the deal and the first lead. */
export interface Preparation {
  readonly contract: Contract;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly deal: Deal;
  /** The two cards the declarer put away; null when the skat was not used. */
  readonly layout: Layout | null;
  /** In a Schiebe-Ramsch the two cards each seat handed on, Hinterhand to the skat; else null. */
  readonly handedRound: BySeat<Layout> | null;
  /** In a Revolution what the defenders changed, if they did; else null. */
  readonly exchange: Exchange | null;
}

/** What is wrong with a preparation. */
export interface PreparationError {
  readonly code:
    /** The game takes up the skat, but the two cards put away are missing. */
    | 'layout-missing'
    /** Cards were put away though the game leaves the skat alone. */
    | 'layout-not-allowed'
    /** The same card is put away twice. */
    | 'layout-repeats'
    /** A card was put away that is not one of the seat's twelve. */
    | 'layout-not-held'
    /** Cards were exchanged in a game that does not allow it, or not between the defenders. */
    | 'exchange-not-allowed'
    /** The two sides of the exchange are not equally many cards. */
    | 'exchange-uneven'
    /** The same card is exchanged twice. */
    | 'exchange-repeats'
    /** A card was exchanged by a seat that doesn't hold it. */
    | 'exchange-not-held';
  /** Whose cards are concerned, or null. */
  readonly seat: Seat | null;
  /** The card concerned, or null. */
  readonly card: Card | null;
}

const error = (
  code: PreparationError['code'],
  seat: Seat | null = null,
  card: Card | null = null,
) => invalid<PreparationError>({ code, seat, card });

/**
 * The ten cards of each seat at the first lead, sorted as hands are printed.
 *
 * The declarer puts away two of twelve (law 32). In a Schiebe-Ramsch each seat takes up the
 * two cards handed to it, Vorhand the skat, and hands on two of its twelve (p. 182–183). In a
 * Revolution the defenders may change any number of cards (p. 182).
 *
 * @returns the hands, or the first thing that is wrong.
 */
export function playedHands(
  preparation: Preparation,
): Checked<BySeat<readonly Card[]>, PreparationError> {
  const { contract, declarer, deal, layout, handedRound, exchange } = preparation;
  const { skat } = KINDS[contract.kind];
  if (exchange !== null && contract.kind !== 'revolution') return error('exchange-not-allowed');
  if (skat === 'handed-round') {
    return handedRound === null ? error('layout-missing') : handRound(deal, handedRound);
  }
  if (handedRound !== null) return error('layout-not-allowed');
  if (skat === 'untouched') {
    if (layout !== null) return error('layout-not-allowed', declarer);
    return exchange === null ? valid(sortHands(deal)) : exchangeCards(deal, exchange, declarer);
  }
  if (layout === null || declarer === null) return error('layout-missing', declarer);
  const hand = putAway([...deal[declarer], ...deal.skat], layout, declarer);
  return hand.ok ? valid(sortHands({ ...deal, [declarer]: hand.value })) : hand;
}

function sortHands(hands: BySeat<readonly Card[]>): BySeat<readonly Card[]> {
  return { V: sortCards(hands.V), M: sortCards(hands.M), H: sortCards(hands.H) };
}

/** Ten of twelve cards. */
function putAway(
  twelve: readonly Card[],
  layout: Layout,
  seat: Seat,
): Checked<readonly Card[], PreparationError> {
  const notHeld = layout.find((card) => !twelve.includes(card));
  if (notHeld !== undefined) return error('layout-not-held', seat, notHeld);
  if (layout[0] === layout[1]) return error('layout-repeats', seat, layout[0]);
  return valid(twelve.filter((card) => !layout.includes(card)));
}

function handRound(
  deal: Deal,
  handedRound: BySeat<Layout>,
): Checked<BySeat<readonly Card[]>, PreparationError> {
  const hands = { V: deal.V, M: deal.M, H: deal.H };
  let passing: Layout = deal.skat;
  for (const seat of SEATS) {
    const hand = putAway([...deal[seat], ...passing], handedRound[seat], seat);
    if (!hand.ok) return hand;
    hands[seat] = hand.value;
    passing = handedRound[seat];
  }
  return valid(sortHands(hands));
}

function exchangeCards(
  deal: Deal,
  { from, to, give, take }: Exchange,
  declarer: Seat | null,
): Checked<BySeat<readonly Card[]>, PreparationError> {
  if (from === to || from === declarer || to === declarer) return error('exchange-not-allowed');
  if (give.length !== take.length) return error('exchange-uneven');
  for (const [seat, cards] of [
    [from, give],
    [to, take],
  ] as const) {
    const notHeld = cards.find((card) => !deal[seat].includes(card));
    if (notHeld !== undefined) return error('exchange-not-held', seat, notHeld);
    const repeated = cards.find((card, at) => cards.indexOf(card) !== at);
    if (repeated !== undefined) return error('exchange-repeats', seat, repeated);
  }
  const changed = (seat: Seat, cardsGone: readonly Card[], cardsCome: readonly Card[]) => [
    ...deal[seat].filter((card) => !cardsGone.includes(card)),
    ...cardsCome,
  ];
  return valid(
    sortHands({
      ...deal,
      [from]: changed(from, give, take),
      [to]: changed(to, take, give),
    }),
  );
}
