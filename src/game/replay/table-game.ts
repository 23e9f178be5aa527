/**
 * A game as its replay knows it: the rules of its tricks, who is with whom, how it counts, and how a
 * hand of it begins. Skat's is in skat.ts; each other game has its own in `src/game/others`.
 */
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Trick, Variation } from '../notation/hand.ts';
import type { TrickPosition } from '../cards/play.ts';
import type { PlayedGame, TrickRules } from '../cards/table.ts';

/** What a line is played with. */
export interface LineTerms {
  readonly contract: PlayedGame;
  readonly declarer: string | null;
  readonly layout: readonly PackCard[] | null;
}

/** What a side has at a place. */
export interface Count {
  readonly side: string;
  readonly points: number;
  readonly tricks: number;
}

/** A place at which the count stands still for a moment: the first lead, or the end of a trick. */
export interface CountedPlace {
  readonly trick: number;
  readonly name: string;
  /** Who took the trick; null before the first. */
  readonly by: string | null;
  readonly counts: readonly Count[];
}

/** A place at which something is settled. */
export interface Milestone {
  /** The trick; 0 when what lies aside is enough. */
  readonly trick: number;
  /** The name of the place at which the trick is complete. */
  readonly at: string;
  readonly side: string;
  /** The number of points that was reached, or null when a trick decides. */
  readonly points: number | null;
}

export interface TableGame extends TrickRules {
  /** Whether an engine knows the game, so that one can play on and be told what a card was worth. */
  readonly engine: boolean;
  /** How many tricks a hand has. */
  readonly tricks: number;
  /** Where each seat sits at the table as it is drawn. */
  readonly sits: Readonly<Record<string, 'above' | 'left' | 'right' | 'below'>>;
  /** What a trick is told to bring; where a trick counts as one, nothing is told of it. */
  readonly unit: 'point' | 'trick';
  /** All that is to be had, and the counts that matter, lowest first, as the bar shows them. */
  readonly total: number;
  marks(targets: unknown): readonly number[];

  /** The game of a variation that is not the hand’s, in words. */
  contractName(played: LineTerms, hand: AnyHand): string;

  /** Whether what is taken is counted: not in a game that is played for no trick. */
  counts(played: LineTerms): boolean;
  /** The sides that count together, the declarer’s first. */
  sides(played: LineTerms): readonly string[];
  /** The side a seat’s tricks go to. */
  sideOf(played: LineTerms, seat: string): string;
  /** What the first side has in cards that lie aside, once they do. */
  aside(played: LineTerms, deal: AnyHand['deal']): number;
  /** Whether a seat knows the cards that lie aside. */
  knowsAside(played: LineTerms, seat: string): boolean;
  /** Where something is settled, from the first lead on. */
  milestones(
    played: LineTerms,
    targets: unknown,
    places: readonly CountedPlace[],
  ): readonly Milestone[];

  /** What a hand begins with, and a variation of a line that begins with this. */
  prepare(hand: AnyHand): LineTerms;
  change(parent: LineTerms, variation: Variation): LineTerms;
  /** Whether any card changes hands between the deal and the first lead. */
  cardsMove(preparation: LineTerms): boolean;
  /** The position at the first lead. */
  start(preparation: LineTerms): TrickPosition;
  /** Whether the hand is decided with cards still to be played. */
  isDecided(position: TrickPosition): boolean;
  /** A hand in the order in which it is printed. */
  sort(cards: readonly PackCard[]): readonly PackCard[];
  /**
   * That a trick, or which of it, is not in the source; null where all of it is. A game of which every
   * record is printed whole has none.
   */
  unprinted?(printed: AnyHand['printed'], trick: Trick): string | null;
}
