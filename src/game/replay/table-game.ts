/**
 * A game as its replay knows it: the rules of its tricks, who is with whom, how it counts, and how a
 * hand of it begins. Skat's is in skat.ts; each other game has its own in `src/game/others`.
 */
import type { HandOf, Trick, Variation } from '../notation/hand.ts';
import type { PositionOf } from '../cards/play.ts';
import type { BySeatOf, LayoutOf, Table, TrickRules } from '../cards/table.ts';

/** What a line is played with. */
export interface LineTerms<T extends Table> {
  readonly contract: T['contract'];
  readonly declarer: T['seat'] | null;
  readonly layout: LayoutOf<T> | null;
}

/** What is settled before the first card of a line. */
export type PreparationOf<T extends Table> = T['preparation'] & LineTerms<T>;

/** What a side has at a place. */
export interface CountOf<T extends Table> {
  readonly side: T['side'];
  readonly points: number;
  readonly tricks: number;
}

/** A place at which the count stands still for a moment: the first lead, or the end of a trick. */
export interface CountedPlace<T extends Table> {
  readonly trick: number;
  readonly name: string;
  /** Who took the trick; null before the first. */
  readonly by: T['seat'] | null;
  readonly counts: readonly CountOf<T>[];
}

/** A place at which something is settled. */
export interface MilestoneOf<T extends Table> {
  /** The trick; 0 when what lies aside is enough. */
  readonly trick: number;
  /** The name of the place at which the trick is complete. */
  readonly at: string;
  readonly side: T['side'];
  /** The number of points that was reached, or null when a trick decides. */
  readonly points: number | null;
}

export interface TableGame<T extends Table> extends TrickRules<T> {
  /** Whether an engine knows the game, so that one can play on and be told what a card was worth. */
  readonly engine: boolean;
  /** How many tricks a hand has. */
  readonly tricks: number;
  /** Where each seat sits at the table as it is drawn. */
  readonly sits: BySeatOf<T, 'above' | 'left' | 'right' | 'below'>;
  /** What a trick is told to bring; where a trick counts as one, nothing is told of it. */
  readonly unit: 'point' | 'trick';
  /** All that is to be had, and the counts that matter, lowest first, as the bar shows them. */
  readonly total: number;
  marks(targets: T['targets']): readonly number[];

  /** The game of a variation that is not the hand’s, in words. */
  contractName(played: LineTerms<T>, hand: HandOf<T>): string;

  /** Whether what is taken is counted: not in a game that is played for no trick. */
  counts(played: LineTerms<T>): boolean;
  /** The sides that count together, the declarer’s first. */
  sides(played: LineTerms<T>): readonly T['side'][];
  /** The side a seat’s tricks go to. */
  sideOf(played: LineTerms<T>, seat: T['seat']): T['side'];
  /** What the first side has in cards that lie aside, once they do. */
  aside(played: LineTerms<T>, deal: HandOf<T>['deal']): number;
  /** Whether a seat knows the cards that lie aside. */
  knowsAside(played: LineTerms<T>, seat: T['seat']): boolean;
  /** Where something is settled, from the first lead on. */
  milestones(
    played: LineTerms<T>,
    targets: T['targets'],
    places: readonly CountedPlace<T>[],
  ): readonly MilestoneOf<T>[];

  /** What a hand begins with, and a variation of a line that begins with this. */
  prepare(hand: HandOf<T>): PreparationOf<T>;
  change(parent: PreparationOf<T>, variation: Variation<T>): PreparationOf<T>;
  /** Whether any card changes hands between the deal and the first lead. */
  cardsMove(preparation: PreparationOf<T>): boolean;
  /** The position at the first lead. */
  start(preparation: PreparationOf<T>): PositionOf<T>;
  /** Whether the hand is decided with cards still to be played. */
  isDecided(position: PositionOf<T>): boolean;
  /** A hand in the order in which it is printed. */
  sort(cards: readonly T['card'][]): readonly T['card'][];
  /**
   * That a trick, or which of it, is not in the source; null where all of it is. A game of which every
   * record is printed whole has none.
   */
  unprinted?(printed: HandOf<T>['printed'], trick: Trick<T>): string | null;
}
