/**
 * The choices between the deal and the first card, as digits: the game, who plays it, what was
 * put away, the bidding. Everything here is part of addresses that readers keep: lists may grow at
 * their ends, and nothing else may change.
 */
import type { BiddingStep, Exchange } from '../notation/hand.ts';
import { usesSkat } from '../notation/check/setting.ts';
import type { Card } from '../skat/cards.ts';
import { SUITS } from '../skat/cards.ts';
import { ANNOUNCEMENTS, KINDS, isRamsch } from '../skat/contract.ts';
import type { Contract, ContractKind } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import { LAWS, LAW_IDS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import { SEATS, nextSeat } from '../skat/seats.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { turnable, turnsCard } from '../skat/turned.ts';
import type { DigitReader, DigitWriter } from './digits.ts';
import { CODE_FAULTS, sayNotInLaws } from '#edition/game/codes/code-words.ts';

/** Room for more rule books than there are. */
const LAW_BASE = 16;

/** Writes the rule book of a hand. */
export function writeLaws(to: DigitWriter, laws: LawId): void {
  to.put(LAWS[laws].digit, LAW_BASE);
}

/** Reads what {@link writeLaws} wrote; undefined for a book that is not known. */
export function readLaws(from: DigitReader): LawId | undefined {
  const digit = from.take(LAW_BASE);
  return LAW_IDS.find((id) => LAWS[id].digit === digit);
}

/** The games by their digit less one; 0 says that no game has been chosen. */
export const KIND_DIGITS: readonly ContractKind[] = [
  'simple',
  'tournee',
  'passt-mir-nicht',
  'solo',
  'gucki-solo',
  'open-solo',
  'tournee-grand',
  'passt-mir-nicht-grand',
  'gucki-grand',
  'grand-solo',
  'open-grand',
  'nullo',
  'open-nullo',
  'tournee-nullo',
  'passt-mir-nicht-nullo',
  'gucki-nullo',
  'gucki-open-nullo',
  'revolution',
  'ramsch',
  'schiebe-ramsch',
];
const KIND_BASE = 64;

/** Writes the trumps of a game and what was announced; its kind stands elsewhere. */
export function writeContractDetails(to: DigitWriter, { announced, kind, trump }: Contract): void {
  if (trump !== null) to.put(SUITS.indexOf(trump), 4);
  if (KINDS[kind].mayAnnounce) to.put(ANNOUNCEMENTS.indexOf(announced), 3);
}

/** Reads what {@link writeContractDetails} wrote. */
export function readContractDetails(from: DigitReader, kind: ContractKind): Contract {
  const { mayAnnounce, trumps } = KINDS[kind];
  const trump = trumps === 'suit' ? SUITS[from.take(4)]! : null;
  return { kind, trump, announced: mayAnnounce ? ANNOUNCEMENTS[from.take(3)]! : null };
}

/** A game before its first card, as a hand has it. */
export interface Chosen {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly bidding: readonly BiddingStep[];
  readonly turned: Card | null;
  readonly layout: Layout | null;
  readonly handedRound: BySeat<Layout> | null;
  readonly exchange: Exchange | null;
}

/** Writes a game, or that none has been chosen. */
export function writeGame(to: DigitWriter, deal: Deal, game: Chosen | null): void {
  to.put(game === null ? 0 : KIND_DIGITS.indexOf(game.contract.kind) + 1, KIND_BASE);
  if (game === null) return;
  const { contract, declarer, exchange, handedRound, layout, turned } = game;
  writeContractDetails(to, contract);
  if (declarer !== null) to.put(SEATS.indexOf(declarer), 3);
  if (turnsCard(contract.kind)) {
    const fits = turnable(contract, deal.skat);
    to.put(turned === null ? 0 : fits.indexOf(turned) + 1, fits.length + 1);
  }
  if (declarer !== null && layout !== null) writeLayout(to, twelve(deal, declarer), layout);
  if (handedRound !== null) {
    let coming: readonly Card[] = deal.skat;
    for (const seat of SEATS) {
      writeLayout(to, [...deal[seat], ...coming], handedRound[seat]);
      coming = handedRound[seat];
    }
  }
  if (contract.kind === 'revolution' && declarer !== null) {
    to.put(exchange === null ? 0 : 1, 2);
    if (exchange !== null) writeExchange(to, deal, declarer, exchange);
  }
  writeBidding(to, game.bidding);
}

/** Reads what {@link writeGame} wrote; a sentence when it makes no sense. */
export function readGame(from: DigitReader, deal: Deal, laws: LawId): Chosen | null | string {
  const digit = from.take(KIND_BASE);
  if (digit === 0) return null;
  const kind = KIND_DIGITS[digit - 1];
  if (kind === undefined) return CODE_FAULTS.kind;
  const law = LAWS[laws];
  if (!(kind in law.rates) && !(kind in law.ramsch)) {
    return sayNotInLaws(laws);
  }
  const contract = readContractDetails(from, kind);
  const declarer = isRamsch(kind) ? null : SEATS[from.take(3)]!;
  const turns = turnsCard(kind);
  const fits = turnable(contract, deal.skat);
  if (turns && fits.length === 0) {
    return CODE_FAULTS.turned;
  }
  const turnedCard = turns ? (fits[from.take(fits.length + 1) - 1] ?? null) : null;
  let layout: Layout | null = null;
  if (declarer !== null && usesSkat(contract)) layout = readLayout(from, twelve(deal, declarer));
  let handedRound: BySeat<Layout> | null = null;
  if (KINDS[kind].skat === 'handed-round') {
    const V = readLayout(from, [...deal.V, ...deal.skat]);
    const M = readLayout(from, [...deal.M, ...V]);
    const H = readLayout(from, [...deal.H, ...M]);
    handedRound = { V, M, H };
    layout = H;
  }
  let exchange: Exchange | null = null;
  if (kind === 'revolution' && declarer !== null && from.take(2) === 1) {
    exchange = readExchange(from, deal, declarer);
    if (exchange === null) return CODE_FAULTS.exchange;
  }
  const bidding = readBidding(from);
  return { contract, declarer, bidding, turned: turnedCard, layout, handedRound, exchange };
}

const twelve = (deal: Deal, seat: Seat): Card[] => [...deal[seat], ...deal.skat];

/** Two of twelve cards in either order. */
function writeLayout(to: DigitWriter, cards: readonly Card[], [one, other]: Layout): void {
  const sorted = sortCards(cards);
  const first = sorted.indexOf(one);
  const second = sorted.indexOf(other);
  to.put(first, 12);
  to.put(second > first ? second - 1 : second, 11);
}

function readLayout(from: DigitReader, cards: readonly Card[]): Layout {
  const sorted = sortCards(cards);
  const first = from.take(12);
  const second = from.take(11);
  return [sorted[first]!, sorted[second >= first ? second + 1 : second]!];
}

/** Which defender gives, and which of the ten cards go each way; in the order hands are printed in. */
function writeExchange(
  to: DigitWriter,
  deal: Deal,
  declarer: Seat,
  { from, give, take, to: other }: Exchange,
): void {
  to.put(from === nextSeat(declarer) ? 0 : 1, 2);
  for (const [seat, cards] of [
    [from, give],
    [other, take],
  ] as const) {
    for (const card of sortCards(deal[seat])) to.put(cards.includes(card) ? 1 : 0, 2);
  }
}

function readExchange(from: DigitReader, deal: Deal, declarer: Seat): Exchange | null {
  const next = nextSeat(declarer);
  const after = nextSeat(next);
  const [giver, other] = from.take(2) === 0 ? [next, after] : [after, next];
  const give = sortCards(deal[giver]).filter(() => from.take(2) === 1);
  const take = sortCards(deal[other]).filter(() => from.take(2) === 1);
  return give.length === take.length ? { from: giver, to: other, give, take } : null;
}

const STEPS_BASE = 256;
/** A step left out, or three seats with three things to say. */
const STEP_BASE = 10;
const SAYINGS = ['bid', 'yes', 'pass'] as const;
/** Above every value of a game. */
const AMOUNT_BASE = 1024;

/** Whether a bidding fits into an address. */
export function isBiddingWritable(steps: readonly BiddingStep[]): boolean {
  return (
    steps.length < STEPS_BASE &&
    steps.every((step) => step.say !== 'bid' || step.amount < AMOUNT_BASE)
  );
}

function writeBidding(to: DigitWriter, steps: readonly BiddingStep[]): void {
  to.put(steps.length, STEPS_BASE);
  for (const step of steps) {
    if (step.say === 'untold') {
      to.put(0, STEP_BASE);
      continue;
    }
    to.put(1 + SEATS.indexOf(step.seat) * 3 + SAYINGS.indexOf(step.say), STEP_BASE);
    if (step.say === 'bid') to.put(step.amount, AMOUNT_BASE);
  }
}

function readBidding(from: DigitReader): BiddingStep[] {
  return Array.from({ length: from.take(STEPS_BASE) }, (): BiddingStep => {
    const digit = from.take(STEP_BASE);
    if (digit === 0) return { say: 'untold' };
    const seat = SEATS[Math.floor((digit - 1) / 3)]!;
    const say = SAYINGS[(digit - 1) % 3]!;
    return say === 'bid' ? { seat, say, amount: from.take(AMOUNT_BASE) } : { seat, say };
  });
}
