/**
 * Hands as data for programs: `/hands/<id>.json` and `/hands/index.json`. The shapes are stable:
 * fields may be added, but none is renamed, removed or given another meaning.
 */
import type { Card } from '../../skat/cards.ts';
import type { Announced, Contract } from '../../skat/contract.ts';
import { KINDS } from '../../skat/contract.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Layout } from '../../skat/deal.ts';
import type { LawId } from '../../skat/laws.ts';
import type { Matadors } from '../../skat/matadors.ts';
import type { Side } from '../../skat/result.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';
import { makeBidding } from '../bidding-text.ts';
import type { Erratum, Exchange, Hand, SkatTrick } from '../hand.ts';
import { makeContract } from '../contract-text.ts';
import { isCounted, summariseHand } from '../summary.ts';

export { summariseHand } from '../summary.ts';
export type { HandSummary } from '../summary.ts';

/** A trick: who led, each seat's card, who won it, and its card points. */
export interface PublicTrick extends BySeat<Card> {
  readonly leader: Seat;
  readonly winner: Seat;
  readonly points: number;
}

/** The card points of a hand with a declarer. */
export interface PublicPoints {
  /** With those of the skat or layout, where they count for the declarer. */
  readonly declarer: number;
  readonly defenders: number;
  /** What lies in the skat at the end, or was put away: part of one of the others, or of none. */
  readonly skat: number;
}

/** One hand, its main line only. */
export interface PublicHand {
  readonly id: string;
  /** Its number in the book, or null. */
  readonly number: number | null;
  readonly title: string;
  readonly source: string | null;
  readonly page: string | null;
  readonly laws: LawId;
  readonly contract: {
    readonly kind: ContractKind;
    readonly trump: Contract['trump'];
    readonly announced: Announced;
  };
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  /** As in hand files, `M 10, V yes, M pass, H pass`, with `...` for steps that the source leaves out; or null. */
  readonly bidding: string | null;
  /** The card turned up, or null. */
  readonly turned: Card | null;
  /** As dealt. */
  readonly deal: BySeat<readonly Card[]> & { readonly skat: readonly Card[] };
  /** The two cards put away, or null. */
  readonly layout: Layout | null;
  /** In a Schiebe-Ramsch what each put away, else null. */
  readonly handedRound: BySeat<Layout> | null;
  /** In a Revolution what the defenders changed, else null. */
  readonly exchange: Exchange | null;
  /** The complete ones: all ten, or fewer in a Nullo and where one side gave up. */
  readonly tricks: readonly PublicTrick[];
  /** The side that gave up the rest; absent when the hand was played out. */
  readonly conceded?: Side;
  /** Where one side gave up in the middle of a trick: what lay on the table, the leader’s card first. */
  readonly table?: readonly Card[];
  /** With a declarer by side, in a Ramsch by seat. */
  readonly points: PublicPoints | BySeat<number>;
  /** `{ with: 3 }` or `{ without: 1 }`; null in games without trumps and in a Ramsch. */
  readonly matadors: Matadors | null;
  /** `points` is `base` × `multiplier`: what the hand was worth as it was played. */
  readonly value: { readonly base: number; readonly multiplier: number; readonly points: number };
  /** Null in a Ramsch. */
  readonly won: boolean | null;
  /** What is written down: for the declarer, or for each loser of a Ramsch. */
  readonly score: number;
  /** In a Ramsch who lost it, null when nobody did or several; absent in other games. */
  readonly loser?: Seat | null;
  readonly errata: readonly Erratum[];
}

/** A hand in the index. */
export interface PublicIndexEntry {
  readonly id: string;
  readonly number: number | null;
  readonly title: string;
  readonly page: string | null;
  readonly game: ContractKind;
  /** In words, as in hand files: `solo clubs, schneider announced`. */
  readonly contract: string;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly result: 'won' | 'lost' | null;
  readonly won: boolean | null;
  /** The declarer's card points; in a Ramsch the loser's; null in games without trumps. */
  readonly points: number | null;
  /** What the hand was worth. */
  readonly value: number;
  readonly score: number;
}

/**
 * One hand as data.
 *
 * @throws RangeError when its main line breaks off.
 */
export function makePublicHand(hand: Hand): PublicHand {
  const { contract, deal } = hand;
  const { points, matadors, value, won, score, result } = summariseHand(hand);
  const { kind, trump, announced } = contract;
  return {
    id: hand.id,
    number: hand.number,
    title: hand.title,
    source: hand.source,
    page: hand.page,
    laws: hand.laws,
    contract: { kind, trump, announced },
    declarer: hand.declarer,
    bidding: hand.bidding.length === 0 ? null : makeBidding(hand.bidding),
    turned: hand.turned,
    deal: { V: deal.V, M: deal.M, H: deal.H, skat: deal.skat },
    layout: hand.layout,
    handedRound: hand.handedRound,
    exchange: hand.exchange,
    tricks: hand.line.tricks.filter(isCounted).map(makePublicTrick),
    ...concession(hand),
    points,
    matadors,
    value: { base: value.base, multiplier: value.multiplier, points: value.points },
    won,
    score,
    ...(result.declarer === null && {
      loser: result.losers.length === 1 ? (result.losers[0] ?? null) : null,
    }),
    errata: hand.errata,
  };
}

/** Who gave up, and the cards of the trick that was not finished then. */
function concession({ line }: Hand): Pick<PublicHand, 'conceded' | 'table'> {
  const { conceded, tricks } = line;
  if (conceded === undefined) return {};
  const last = tricks.at(-1);
  if (last === undefined || isCounted(last)) return { conceded };
  return { conceded, table: last.plays.map(({ card }) => card) };
}

function makePublicTrick({
  plays,
  winner,
  points,
}: SkatTrick & { readonly winner: Seat; readonly points: number }): PublicTrick {
  const card = (seat: Seat): Card => {
    const play = plays.find((each) => each.seat === seat);
    if (play === undefined) throw new RangeError('A finished trick lacks a card.');
    return play.card;
  };
  const leader = plays[0]?.seat ?? winner;
  return { leader, V: card('V'), M: card('M'), H: card('H'), winner, points };
}

/**
 * The index of hands, in the order given.
 *
 * @throws RangeError when the main line of one breaks off.
 */
export function makePublicIndex(hands: readonly Hand[]): PublicIndexEntry[] {
  return hands.map((hand) => {
    const { result, value, won, score } = summariseHand(hand);
    let points: number | null = null;
    if (result.declarer === null) points = Math.max(...Object.values(result.points));
    else if (KINDS[hand.contract.kind].trumps !== 'none') points = result.points.declarer;
    return {
      id: hand.id,
      number: hand.number,
      title: hand.title,
      page: hand.page,
      game: hand.contract.kind,
      contract: makeContract(hand.contract),
      declarer: hand.declarer,
      result: won === null ? null : won ? 'won' : 'lost',
      won,
      points,
      value: value.points,
      score,
    };
  });
}
