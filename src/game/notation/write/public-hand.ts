/**
 * A hand of Skat as data for programs: what `/hands/<id>.json` holds, and all of what its file has. The shapes
 * are stable: fields may be added, but none is renamed, removed or given another meaning. The JSON Schema
 * `docs/hand.schema.json` is made from them by `npm run schema`.
 */
import type { Card } from '../../skat/cards.ts';
import type { Contract } from '../../skat/contract.ts';
import type { Matadors } from '../../skat/matadors.ts';
import type { Side } from '../../skat/result.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';
import type { LawId } from '../../skat/laws.ts';
import type { Mark } from '../../words/marks.ts';
import type { Erratum, Exchange } from '../hand.ts';

/** The format of hands as JSON, raised by a change that older readers would get wrong. */
export const HAND_FORMAT = 1;

/** Two cards. */
export type PublicPair = readonly [Card, Card];

/** What an author says of a trick beside its cards. What there is nothing of is absent. */
export interface PublicNotes {
  /** How cards are judged, by the seat that played them. */
  readonly marks?: Partial<BySeat<Mark>>;
  /** Comments on single cards, by the seat that played them. */
  readonly comments?: Partial<BySeat<string>>;
  /** The comment on the trick as a whole. */
  readonly comment?: string;
  /** What else could have been played in this trick. Each begins with this trick's first card. */
  readonly variations?: readonly PublicVariation[];
}

/** A trick: who led, each seat's card, who won it, and its card points. */
export interface PublicTrick extends PublicNotes {
  readonly leader: Seat;
  readonly V: Card;
  readonly M: Card;
  readonly H: Card;
  readonly winner: Seat;
  /** @minimum 0 @maximum 120 */
  readonly points: number;
}

/** A course of play. */
export interface PublicLine {
  /**
   * The complete tricks: all ten, or fewer in a Nullo, where one side gave up, and where the play breaks off.
   * @maxItems 10
   */
  readonly tricks: readonly PublicTrick[];
  /**
   * Where play stopped in the middle of a trick: what lay on the table, the leader’s card first.
   * @minItems 1 @maxItems 2
   */
  readonly table?: readonly Card[];
  /** What the author says of these cards. */
  readonly tableNotes?: PublicNotes;
  /** The side that gave up the rest; absent when neither did. */
  readonly conceded?: Side;
  /** Present where the play breaks off before its end: the hand is a problem, or the rest is not known. */
  readonly brokenOff?: true;
  /** Other layouts and other games; only a course that starts at the first trick has any. */
  readonly variations?: readonly PublicVariation[];
}

/** Something else that could have been done. Its first trick is the one it belongs to. */
export interface PublicVariation extends PublicLine {
  /**
   * Unique in the hand, for addresses.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /** @minLength 1 */
  readonly title: string;
  /** The game, when it is another. */
  readonly contract?: Contract;
  /** The declarer, when another game names one. */
  readonly declarer?: Seat;
  /** The two cards put away, when they are others. */
  readonly layout?: PublicPair;
  readonly comment?: string;
}

/** The card points of a hand with a declarer. */
export interface PublicPoints {
  /** With those of the skat or layout, where they count for the declarer. */
  readonly declarer: number;
  readonly defenders: number;
  /** What lies in the skat at the end, or was put away: part of one of the others, or of none. */
  readonly skat: number;
}

/** The deal: ten cards each, and the two of the skat. */
export interface PublicDeal {
  /** @minItems 10 @maxItems 10 */
  readonly V: readonly Card[];
  /** @minItems 10 @maxItems 10 */
  readonly M: readonly Card[];
  /** @minItems 10 @maxItems 10 */
  readonly H: readonly Card[];
  /** @minItems 2 @maxItems 2 */
  readonly skat: readonly Card[];
}

/** What follows from the cards. In a file that is read it may be left out; what is there must be right. */
export interface PublicOutcome {
  /** With a declarer by side, in a Ramsch by seat. */
  readonly points: PublicPoints | BySeat<number> | null;
  /** `{ with: 3 }` or `{ without: 1 }`; null in games without trumps and in a Ramsch. */
  readonly matadors: Matadors | null;
  /** `points` is `base` × `multiplier`: what the hand was worth as it was played. */
  readonly value: {
    readonly base: number;
    readonly multiplier: number;
    readonly points: number;
  } | null;
  /** Null in a Ramsch. */
  readonly won: boolean | null;
  /** What is written down: for the declarer, or for each loser of a Ramsch. */
  readonly score: number | null;
  /** In a Ramsch who lost it, null when nobody did or several; absent in other games. */
  readonly loser?: Seat | null;
}

/** One hand of Skat. Where its play breaks off, all that follows from its end is null. */
export interface PublicHand extends PublicLine, PublicOutcome {
  readonly format: typeof HAND_FORMAT;
  /**
   * The hand’s name in addresses.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /**
   * Its number in the book, or null.
   * @minimum 1 @maximum 9999
   */
  readonly number: number | null;
  /** @minLength 1 */
  readonly title: string;
  /** Where the hand comes from, in words, or null. */
  readonly source: string | null;
  /** The page or pages there, or null. */
  readonly page: string | null;
  /** The rule book that it is scored by. */
  readonly laws: LawId;
  /** The game that is played. */
  readonly contract: Contract;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  /** As in hand files, `M 10, V yes, M pass, H pass`, with `...` for steps that the source leaves out; or null. */
  readonly bidding: string | null;
  readonly biddingComment?: string;
  /** The card turned up, or null. */
  readonly turned: Card | null;
  /** As dealt. */
  readonly deal: PublicDeal;
  /** On the deal and the hand as a whole; a blank line separates paragraphs. */
  readonly comment?: string;
  /** The two cards put away, or null. */
  readonly layout: PublicPair | null;
  /** On what was put away or changed. */
  readonly layoutComment?: string;
  /** In a Schiebe-Ramsch what each put away, else null. */
  readonly handedRound: BySeat<PublicPair> | null;
  /** In a Revolution what the defenders changed, else null. */
  readonly exchange: Exchange | null;
  /** Where the hand departs from its source, or the source leaves a choice open. */
  readonly errata: readonly Erratum[];
}
