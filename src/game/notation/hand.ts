/**
 * A hand as a hand file describes it: checked, complete and immutable. `parseHand` is the one
 * door by which a text becomes a `Hand`; code that has one may trust that the 32 cards are
 * there, that every card was played by the seat that held it and followed suit, and that
 * leaders, winners and points are those of the rules. Its texts have single blanks and none at
 * their ends; in comments a blank line (`\n\n`) separates paragraphs. The notation is described
 * in README.md beside this file.
 */
import type { PackCard } from '../cards/cards.ts';
import type { PlayedGame } from '../cards/table.ts';
import type { BiddingStep } from '../skat/bidding.ts';
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { LawId } from '../skat/laws.ts';
import type { Exchange } from '../skat/played-hands.ts';
import type { Side } from '../skat/result.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import type { Mark } from '../words/marks.ts';

export type { BiddingStep } from '../skat/bidding.ts';
export type { Exchange } from '../skat/played-hands.ts';
export type { Mark } from '../words/marks.ts';

/** A card on the table. */
export interface Play {
  readonly seat: string;
  readonly card: PackCard;
  readonly mark: Mark | null;
  readonly comment: string | null;
}

/** One trick: a play of each seat, or fewer when the line breaks off in it. */
export interface Trick {
  /** From 1 on. */
  readonly number: number;
  readonly plays: readonly Play[];
  /** Null in the unfinished last trick of a line that breaks off. */
  readonly winner: string | null;
  /** Card points in the trick; null as above. */
  readonly points: number | null;
  readonly comment: string | null;
  /** Other cards that could have been played in this trick, in file order. */
  readonly variations: readonly Variation[];
}

/** A course of play, the main one or a variation's. */
export interface Line {
  /** The first trick here is 1, or the trick at which a variation leaves its parent. */
  readonly tricks: readonly Trick[];
  /** Other layouts and other contracts; only a line that starts at trick 1 has any. */
  readonly variations: readonly Variation[];
  /** False when the line stops before the end of play: it breaks off (`*`), or was given up. */
  readonly finished: boolean;
  /** The side that gave up the rest, which settles the hand; absent when neither did. */
  readonly conceded?: Side;
}

/**
 * Something else that could have been done. Its line starts at the trick that differs, written
 * from that trick's first card; `contract` or `layout` is set when the change came before
 * play, and the line then starts at trick 1.
 */
export interface Variation {
  /** Unique in the hand, for addresses: lower-case words joined by hyphens. */
  readonly id: string;
  readonly title: string;
  readonly contract: PlayedGame | null;
  readonly declarer: string | null;
  readonly layout: readonly PackCard[] | null;
  readonly comment: string | null;
  readonly line: Line;
}

/** A place where the hand departs from the source, or where the source leaves a choice open. */
export interface Erratum {
  /** What it concerns: `deal`, `bidding`, `layout`, `play`, `result`, `comment`, `t8` or `t8.H`. */
  readonly at: string;
  /** What the source prints, or null when it prints nothing there. */
  readonly printed: string | null;
  /** What it must be. */
  readonly corrected: string;
  readonly why: string;
  /** What the source leaves open and how it was settled here, or null. */
  readonly open: string | null;
}

/** What every hand has, whatever is played. */
export interface AnyHand {
  /** Lower-case letters, digits and hyphens: `foster-09`. */
  readonly id: string;
  /** The number of the hand in its book, or null. */
  readonly number: number | null;
  readonly title: string;
  /** Where the hand comes from, in words: `Foster’s Skat Manual (1922)`. */
  readonly source: string | null;
  /** The page or pages there: `99`, `97–99`. */
  readonly page: string | null;
  readonly contract: PlayedGame;
  /** What is to be read of the bidding. */
  readonly biddingComment: string | null;
  /** The seat that plays against the others; null in a Ramsch, and in games without one. */
  readonly declarer: string | null;
  /** The cards of each seat as dealt, and what else was dealt. */
  readonly deal: Readonly<Record<string, readonly PackCard[]>>;
  /** The card turned up for trump, when one is and the source says which. */
  readonly turned: PackCard | null;
  /** On the deal and the hand as a whole. */
  readonly comment: string | null;
  /** What was put away before play, or null. */
  readonly layout: readonly PackCard[] | null;
  readonly layoutComment: string | null;
  readonly line: Line;
  readonly errata: readonly Erratum[];
  /**
   * What the source prints of the record, tricks (`t3`) and single cards (`t8.A`); absent where it prints
   * all of it, or nobody says.
   */
  readonly printed?: readonly string[];
}

/** A card on the table of Skat. */
export interface SkatPlay extends Play {
  readonly seat: Seat;
  readonly card: Card;
}

/** One trick of Skat. */
export interface SkatTrick extends Trick {
  readonly plays: readonly SkatPlay[];
  readonly winner: Seat | null;
  readonly variations: readonly SkatVariation[];
}

/** A course of play in Skat. */
export interface SkatLine extends Line {
  readonly tricks: readonly SkatTrick[];
  readonly variations: readonly SkatVariation[];
}

/** Something else that could have been done in a hand of Skat. */
export interface SkatVariation extends Variation {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly layout: Layout | null;
  readonly line: SkatLine;
}

/** A whole hand of Skat. */
export interface Hand extends AnyHand {
  readonly laws: LawId;
  readonly bidding: readonly BiddingStep[];
  readonly contract: Contract;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly deal: Deal;
  readonly turned: Card | null;
  /** Null when the skat was not used. In a Schiebe-Ramsch, what Hinterhand left at last. */
  readonly layout: Layout | null;
  /** In a Schiebe-Ramsch the two cards each seat handed on; else null. */
  readonly handedRound: BySeat<Layout> | null;
  /** In a Revolution what the defenders changed; else null. */
  readonly exchange: Exchange | null;
  readonly line: SkatLine;
}

/** A whole hand of another game. */
export interface GameHand extends AnyHand {
  /** The id of the game: `whist`. */
  readonly game: string;
  /** The tags that hands of this game alone have, as the file has them. */
  readonly own: Readonly<Record<string, string>>;
  /** Who leads to the first trick. */
  readonly leader: string;
  /** The seat that dealt, or null where the file does not say. */
  readonly dealer: string | null;
}
