/**
 * A game as replays need it: the rules of its tricks, its sides, its count, and how a hand begins.
 * Skat's is in skat.ts; those of other games are in `src/game/others`.
 */
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Trick, Variation } from '../notation/hand.ts';
import type { TrickPosition } from '../cards/play.ts';
import type { PlayedGame, TrickRules } from '../cards/table.ts';

/** The contract, the declarer and the layout of a line. */
export interface LineTerms {
  readonly contract: PlayedGame;
  readonly declarer: string | null;
  readonly layout: readonly PackCard[] | null;
}

/** The points and tricks of a side at a place. */
export interface Count {
  readonly side: string;
  readonly points: number;
  readonly tricks: number;
}

/** A place between tricks, with its count: the first lead, or the end of a trick. */
export interface CountedPlace {
  readonly trick: number;
  readonly name: string;
  /** Who took the trick; null before the first. */
  readonly by: string | null;
  readonly counts: readonly Count[];
}

/** A place at which something is decided. */
export interface Milestone {
  /** The trick; 0 when the cards that lie aside are enough. */
  readonly trick: number;
  /** The name of the place at which the trick is complete. */
  readonly at: string;
  readonly side: string;
  /** The number of points that was reached, or null when a trick decides. */
  readonly points: number | null;
}

export interface TableGame extends TrickRules {
  /** Whether an engine knows the game, so that the reader can play on and see what a card is worth. */
  readonly engine: boolean;
  /** How many tricks a hand has. */
  readonly tricks: number;
  /** Whether a trick counts its card points, or as one. */
  readonly unit: 'point' | 'trick';
  /** The greatest possible count, and the counts the bar marks, lowest first. */
  readonly total: number;
  marks(targets: unknown): readonly number[];

  /** The name of the game of a line. */
  contractName(played: LineTerms, hand: AnyHand): string;

  /** Whether points are counted: not in a game whose aim is to take no trick. */
  counts(played: LineTerms): boolean;
  /** The sides that count together, the declarer’s first. */
  sides(played: LineTerms): readonly string[];
  /** The side a seat’s tricks go to. */
  sideOf(played: LineTerms, seat: string): string;
  /** The points of the cards that lie aside, which belong to the first side. */
  aside(played: LineTerms, deal: AnyHand['deal']): number;
  /** Whether a seat knows the cards that lie aside. */
  knowsAside(played: LineTerms, seat: string): boolean;
  /** The milestones among these places. */
  milestones(
    played: LineTerms,
    targets: unknown,
    places: readonly CountedPlace[],
  ): readonly Milestone[];

  /** The terms of a hand, and those of a variation on a line with given terms. */
  prepare(hand: AnyHand): LineTerms;
  change(parent: LineTerms, variation: Variation): LineTerms;
  /** Whether any card changes hands between the deal and the first lead. */
  cardsMove(preparation: LineTerms): boolean;
  /** The position at the first lead. */
  start(preparation: LineTerms): TrickPosition;
  /** Whether the hand is decided with cards still to be played. */
  isDecided(position: TrickPosition): boolean;
  /** A hand in printed order. */
  sort(cards: readonly PackCard[]): readonly PackCard[];
  /**
   * Says which cards of a trick are not in the source; null when all are. Absent for a game whose
   * records are all printed whole.
   */
  unprinted?(printed: AnyHand['printed'], trick: Trick): string | null;
}
