/**
 * A deal being set up: which card lies where, and what has been chosen about the game. Every change
 * gives a new set-up, so that changes can be undone by keeping the old one.
 */
import type { BiddingStep, Hand } from '../game/notation/hand.ts';
import { usesSkat } from '../game/notation/check/setting.ts';
import { checkBidding } from '../game/skat/bidding.ts';
import { CARDS } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { KINDS, isRamsch } from '../game/skat/contract.ts';
import type { Announced, Contract, ContractKind } from '../game/skat/contract.ts';
import { sortCards } from '../game/skat/deal.ts';
import type { Deal } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { SEATS, nextSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { kindsOf } from './kinds.ts';

/** Where a card can lie. */
export const PLACES = ['V', 'M', 'H', 'skat'] as const;
export type SetUpPlace = (typeof PLACES)[number];

/** How many cards belong there. */
export const ROOM: Readonly<Record<SetUpPlace, number>> = { V: 10, M: 10, H: 10, skat: 2 };

export interface SetUp {
  /** Only what the reader wrote; empty when the hand is to be called after its game. */
  readonly title: string;
  readonly laws: LawId;
  /** The cards that lie somewhere; the others are still in the pack. */
  readonly places: ReadonlyMap<Card, SetUpPlace>;
  readonly kind: ContractKind | null;
  /** Kept while a game without a trump suit is looked at. */
  readonly trump: Suit | null;
  readonly announced: Announced;
  readonly declarer: Seat | null;
  /** What the declarer puts away, at most two of twelve cards. */
  readonly putAway: readonly Card[];
  readonly bidding: readonly BiddingStep[];
}

/** Nothing dealt, nothing chosen. */
export const EMPTY: SetUp = {
  title: '',
  laws: 'isko',
  places: new Map(),
  kind: null,
  trump: null,
  announced: null,
  declarer: null,
  putAway: [],
  bidding: [],
};

/** The cards at a place, in the order hands are printed in. */
export function cardsAt(setUp: SetUp, place: SetUpPlace | null): Card[] {
  return sortCards(CARDS.filter((card) => (setUp.places.get(card) ?? null) === place));
}

/** How many more cards belong to a place. */
export function roomAt(setUp: SetUp, place: SetUpPlace): number {
  return ROOM[place] - cardsAt(setUp, place).length;
}

/** Whether all 32 cards lie where they can. */
export function isDealt(setUp: SetUp): boolean {
  return PLACES.every((place) => roomAt(setUp, place) === 0);
}

/** Puts a card somewhere, or back into the pack; null when that place is full. */
export function putCard(setUp: SetUp, card: Card, place: SetUpPlace | null): SetUp | null {
  if ((setUp.places.get(card) ?? null) === place) return setUp;
  if (place !== null && roomAt(setUp, place) === 0) return null;
  const places = new Map(setUp.places);
  if (place === null) places.delete(card);
  else places.set(card, place);
  return withPlaces(setUp, places);
}

/** Two cards change places. */
export function swapCards(setUp: SetUp, one: Card, other: Card): SetUp {
  const places = new Map(setUp.places);
  const move = (card: Card, to: SetUpPlace | undefined): void => {
    if (to === undefined) places.delete(card);
    else places.set(card, to);
  };
  move(one, setUp.places.get(other));
  move(other, setUp.places.get(one));
  const swapped = (card: Card): Card => (card === one ? other : card === other ? one : card);
  // What was put away is a place as well: the card that comes in its stead is put away.
  return withPlaces({ ...setUp, putAway: setUp.putAway.map(swapped) }, places);
}

/** Each seat gets the cards of the seat before it: Mittelhand those of Vorhand. */
export function turnSeats(setUp: SetUp): SetUp {
  const nextPlace = (place: SetUpPlace): SetUpPlace => (place === 'skat' ? place : nextSeat(place));
  const places = new Map([...setUp.places].map(([card, place]) => [card, nextPlace(place)]));
  const declarer = setUp.declarer && nextSeat(setUp.declarer);
  return withPlaces(withDeclarer(setUp, declarer), places);
}

/** Takes all cards back into the pack. */
export function clearCards(setUp: SetUp): SetUp {
  return { ...setUp, places: new Map(), putAway: [] };
}

/**
 * Deals the cards still in the pack to where there is room.
 *
 * @param random numbers from 0 (included) to 1 (excluded).
 */
export function dealRest(setUp: SetUp, random: () => number): SetUp {
  const rest = cardsAt(setUp, null);
  const places = new Map(setUp.places);
  for (const place of PLACES) {
    for (let room = roomAt(setUp, place); room > 0; room--) {
      const [card] = rest.splice(Math.floor(random() * rest.length), 1);
      if (card !== undefined) places.set(card, place);
    }
  }
  return withPlaces(setUp, places);
}

/** The set-up with the cards of a deal. */
export function withDeal(setUp: SetUp, deal: Deal): SetUp {
  const places = PLACES.flatMap((place) => deal[place].map((card) => [card, place] as const));
  return withPlaces(setUp, new Map(places));
}

/** The set-up with its cards elsewhere; what was put away and is no longer the declarer’s is taken back. */
export function withPlaces(setUp: SetUp, places: ReadonlyMap<Card, SetUpPlace>): SetUp {
  const { declarer } = setUp;
  const isHeld = (card: Card): boolean => {
    const place = places.get(card);
    return place === 'skat' || (place !== undefined && place === declarer);
  };
  return { ...setUp, places, putAway: setUp.putAway.filter(isHeld) };
}

/** Chooses who plays; the bid stays with the declarer, the cards put away do not. */
export function withDeclarer(setUp: SetUp, declarer: Seat | null): SetUp {
  if (declarer === setUp.declarer) return setUp;
  const bidding = biddingTo(declarer, bidOf(setUp));
  return { ...setUp, declarer, putAway: [], bidding };
}

/** Chooses a game; what does not go with it is dropped. */
export function withKind(setUp: SetUp, kind: ContractKind | null): SetUp {
  if (kind === null) return { ...setUp, kind, announced: null, putAway: [] };
  const { mayAnnounce } = KINDS[kind];
  const uses = usesSkat({ kind, trump: null, announced: null });
  return {
    ...setUp,
    kind,
    announced: mayAnnounce ? setUp.announced : null,
    putAway: uses ? setUp.putAway : [],
    bidding: isRamsch(kind) ? [] : setUp.bidding,
  };
}

/** Chooses a rule book; a game or a bid that it does not know is dropped. */
export function withLaws(setUp: SetUp, laws: LawId): SetUp {
  const changed = { ...setUp, laws };
  const known = setUp.kind === null || kindsOf(laws).includes(setUp.kind);
  const bid = checkBidding(setUp.bidding, LAWS[laws]);
  const bidding = setUp.bidding.length === 0 || bid.ok ? setUp.bidding : [];
  return { ...(known ? changed : withKind(changed, null)), bidding };
}

/** Puts a card away, or takes it back; a third card takes the place of the first. */
export function togglePutAway(setUp: SetUp, card: Card): SetUp {
  const { putAway } = setUp;
  if (putAway.includes(card)) {
    return { ...setUp, putAway: putAway.filter((other) => other !== card) };
  }
  return { ...setUp, putAway: [...putAway, card].slice(-2) };
}

/** The number at which the declarer got the game, or null when that is not known. */
export function bidOf({ bidding, laws }: SetUp): number | null {
  if (bidding.length === 0) return null;
  const checked = checkBidding(bidding, LAWS[laws]);
  return checked.ok ? checked.value.amount : null;
}

/** Sets the number at which the declarer got the game. */
export function withBid(setUp: SetUp, amount: number | null): SetUp {
  return { ...setUp, bidding: biddingTo(setUp.declarer, amount) };
}

/** The shortest bidding by which a seat gets the game at a number. */
function biddingTo(declarer: Seat | null, amount: number | null): BiddingStep[] {
  if (declarer === null || amount === null) return [];
  const pass = (seat: Seat): BiddingStep => ({ seat, say: 'pass' });
  const bid = (seat: Seat): BiddingStep => ({ seat, say: 'bid', amount });
  if (declarer === 'M') return [bid('M'), pass('V'), pass('H')];
  if (declarer === 'H') return [pass('M'), bid('H'), pass('V')];
  return [bid('M'), { seat: 'V', say: 'yes' }, pass('M'), pass('H')];
}

/** The contract as far as it is chosen, or null. */
export function contractOf({ announced, kind, trump }: SetUp): Contract | null {
  if (kind === null) return null;
  if (KINDS[kind].trumps !== 'suit') return { kind, trump: null, announced };
  return trump === null ? null : { kind, trump, announced };
}

/** The deal when it is complete. */
export function dealOf(setUp: SetUp): Deal | null {
  if (!isDealt(setUp)) return null;
  const [first, second] = cardsAt(setUp, 'skat');
  const [V, M, H] = SEATS.map((seat) => cardsAt(setUp, seat));
  return { V: V!, M: M!, H: H!, skat: [first!, second!] };
}

/** The set-up from which a hand came, or could have come; its play is not part of it. */
export function setUpOf(hand: Hand, title: string): SetUp {
  const { bidding, contract, declarer, laws, layout } = hand;
  const base: SetUp = {
    ...EMPTY,
    title,
    laws,
    kind: kindsOf(laws).includes(contract.kind) ? contract.kind : null,
    trump: contract.trump,
    announced: contract.announced,
    declarer,
    bidding,
  };
  const putAway = declarer === null || layout === null ? [] : layout;
  return withDeal({ ...base, putAway }, hand.deal);
}
