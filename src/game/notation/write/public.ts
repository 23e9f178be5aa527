/**
 * Hands of Skat as data for programs: `/hands/<id>.json` and `/hands/index.json`. What stands in them is in
 * `public-hand.ts`; `read/public.ts` reads a hand back.
 */
import type { Card } from '../../skat/cards.ts';
import { KINDS } from '../../skat/contract.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Mark } from '../../words/marks.ts';
import { makeBidding } from '../bidding-text.ts';
import { makeContract } from '../contract-text.ts';
import type { Hand, Play, SkatLine, SkatTrick, SkatVariation, Trick } from '../hand.ts';
import { isCounted, isSettled, summariseHand } from '../summary.ts';
import { HAND_FORMAT } from './public-hand.ts';
import type { PublicHand, PublicLine, PublicOutcome, PublicTrick } from './public-hand.ts';
import type { PublicVariation } from './public-hand.ts';

export { summariseHand } from '../summary.ts';
export type { HandSummary } from '../summary.ts';

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

/** One hand as data, with all that its file has. Where its play breaks off, what follows from its end is null. */
export function makePublicHand(hand: Hand): PublicHand {
  const { contract, deal } = hand;
  const { kind, trump, announced } = contract;
  return {
    format: HAND_FORMAT,
    id: hand.id,
    number: hand.number,
    title: hand.title,
    source: hand.source,
    page: hand.page,
    laws: hand.laws,
    contract: { kind, trump, announced },
    declarer: hand.declarer,
    bidding: hand.bidding.length === 0 ? null : makeBidding(hand.bidding),
    ...present({ biddingComment: hand.biddingComment }),
    turned: hand.turned,
    deal: { V: deal.V, M: deal.M, H: deal.H, skat: deal.skat },
    ...present({ comment: hand.comment }),
    layout: hand.layout,
    ...present({ layoutComment: hand.layoutComment }),
    handedRound: hand.handedRound,
    exchange: hand.exchange,
    ...makePublicLine(hand.line),
    ...outcomeOf(hand),
    errata: hand.errata,
  };
}

const NO_OUTCOME = { points: null, matadors: null, value: null, won: null, score: null } as const;

function outcomeOf(hand: Hand): PublicOutcome {
  if (!isSettled(hand.line)) return NO_OUTCOME;
  const { points, matadors, value, won, score, result } = summariseHand(hand);
  return {
    points,
    matadors,
    value: { base: value.base, multiplier: value.multiplier, points: value.points },
    won,
    score,
    ...(result.declarer === null && {
      loser: result.losers.length === 1 ? (result.losers[0] ?? null) : null,
    }),
  };
}

function makePublicLine(line: SkatLine): PublicLine {
  const last = line.tricks.at(-1);
  const open = last === undefined || isCounted(last) ? null : last;
  return {
    tricks: line.tricks.filter(isCounted).map(makePublicTrick),
    ...(open !== null && { table: open.plays.map(({ card }) => card), ...tableNotes(open) }),
    ...(line.conceded !== undefined && { conceded: line.conceded }),
    ...(!isSettled(line) && { brokenOff: true }),
    ...(line.variations.length > 0 && { variations: line.variations.map(makePublicVariation) }),
  };
}

function tableNotes(trick: SkatTrick): Pick<PublicLine, 'tableNotes'> {
  const notes = makePublicNotes(trick, makePublicVariation);
  return Object.keys(notes).length === 0 ? {} : { tableNotes: notes };
}

function makePublicTrick({
  plays,
  winner,
  points,
  ...trick
}: SkatTrick & { readonly winner: Seat; readonly points: number }): PublicTrick {
  const card = (seat: Seat): Card => {
    const play = plays.find((each) => each.seat === seat);
    if (play === undefined) throw new RangeError('A finished trick lacks a card.');
    return play.card;
  };
  const leader = plays[0]?.seat ?? winner;
  return {
    ...{ leader, V: card('V'), M: card('M'), H: card('H'), winner, points },
    ...makePublicNotes({ ...trick, plays }, makePublicVariation),
  };
}

function makePublicVariation(variation: SkatVariation): PublicVariation {
  const { id, title, contract, declarer, layout, comment, line } = variation;
  return {
    id,
    title,
    ...present({ contract, declarer, layout, comment }),
    ...makePublicLine(line),
  };
}

/** The marks, comments and variations of a trick, as far as there are any. */
export function makePublicNotes<V, P>(
  {
    plays,
    comment,
    variations,
  }: Pick<Trick, 'plays' | 'comment'> & {
    readonly variations: readonly V[];
  },
  makeVariation: (variation: V) => P,
): {
  readonly marks?: Record<string, Mark>;
  readonly comments?: Record<string, string>;
  readonly comment?: string;
  readonly variations?: readonly P[];
} {
  const bySeat = <T>(of: (play: Play) => T | null): Record<string, T> | null => {
    const found = plays.flatMap((play) => {
      const value = of(play);
      return value === null ? [] : [[play.seat, value] as const];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  };
  return present({
    marks: bySeat(({ mark }) => mark),
    comments: bySeat((play) => play.comment),
    comment,
    variations: variations.length === 0 ? null : variations.map(makeVariation),
  });
}

/** The members that there is something of. */
export function present<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
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
