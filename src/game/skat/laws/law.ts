/**
 * What differs from rule book to rule book, as data. How cards are played is the same in all of
 * them and stands in `contract.ts`, `order.ts` and `play.ts`; `result.ts`, `value.ts` and
 * `bidding.ts` read these tables and know no book by name.
 */
import type { BySuit } from '../cards.ts';
import type { ContractKind, RamschKind } from '../contract.ts';

/** What adds to the multiplier beside the matadors, in the order in which it is counted. */
export const MULTIPLIERS = [
  'game',
  'hand',
  'schneider',
  'schneider-announced',
  'schwarz',
  'schwarz-announced',
  'open',
] as const;
export type Multiplier = (typeof MULTIPLIERS)[number];

/** `by-agreement`: the book mentions it, but only a table that wants it plays it. */
export type Standing = 'official' | 'by-agreement';

/** What one kind of game is worth. */
export interface Rate {
  /**
   * The base value (Foster's "unit value"): points for each multiplier, by suit where a suit is
   * trump. In a game without trumps it is the whole value, which nothing multiplies.
   */
  readonly base: number | BySuit<number>;
  /** How many times its value a lost game costs. */
  readonly lost: 1 | 2;
  readonly standing: Standing;
  /** Where the book says so: a page, a law, or the section's heading. */
  readonly where: string;
}

/** Who loses a Ramsch when two or three have the most points. */
export type RamschTie =
  /** The player who took the last trick, tied or not. */
  | 'last-trick'
  /** Of those tied, the one who took a trick last. */
  | 'last-trick-of-the-tied'
  /** Two tied lose the whole charge each; if all three are level nobody loses. */
  | 'each-whole'
  /** Two tied lose half the charge each; if all three are level nobody loses. */
  | 'each-half';

/** What the loser of a Ramsch is charged: fixed sums, or as many points as were taken. */
export type RamschCharge =
  | {
      readonly by: 'sum';
      readonly usual: number;
      /** When one of the three took no trick. */
      readonly oneWithoutTrick: number;
      /** When two took no trick, and the loser all ten. */
      readonly twoWithoutTrick: number;
      /**
       * When the loser took every point of the pack, though others may have taken tricks that
       * count nothing; null where only tricks decide.
       */
      readonly everyPoint: number | null;
    }
  | { readonly by: 'points' };

/** How a Ramsch is settled. */
export interface RamschRules {
  readonly charge: RamschCharge;
  readonly tie: RamschTie;
  /** To whom the two cards of the skat count, or those Hinterhand left there. */
  readonly skat: 'nobody' | 'last-trick';
  /** What each of the others is charged, and the winner not, when one player takes every trick. */
  readonly everyTrick: number | null;
  readonly standing: Standing;
  readonly where: string;
}

/** When a declarer may give up and lose the game alone, without schneider or schwarz. */
export interface Abandoning {
  /** The games in which the declarer may; null for every game with trumps. */
  readonly games: readonly ContractKind[] | null;
  /**
   * How many cards may have been played by then: none, those of an unfinished first trick, or a
   * whole first trick, before the second is led.
   */
  readonly cardsPlayed: 0 | 2 | 3;
}

/** Card points, skat or layout included, that the declarer needs. */
export interface Targets {
  /** To win. */
  readonly game: number;
  /** To make the defenders schneider. */
  readonly schneider: number;
  /** For the declarer to be out of schneider. */
  readonly outOfSchneider: number;
}

/**
 * What a rule book is called, at the length that a place has room for. In German the name in a sentence is
 * a plural, so that it is the same in every case: `nach den Regeln von heute`.
 */
export interface RuleBookNames {
  /** In a list of choices, with what it is. */
  readonly inFull: string;
  /** In a sentence. */
  readonly inText: string;
  /** At the head of a column. */
  readonly inShort: string;
}

/** One rule book, by the id under which it stands in `laws.ts`. */
export interface RuleBook<Id extends string = string> {
  readonly id: Id;
  /**
   * Its number in the addresses of hands, from 0 to 15: never given to another book, and never
   * changed, since readers keep such addresses.
   */
  readonly digit: number;
  /** Whether drills may ask by it: only where nothing they ask is left open by the book. */
  readonly practised: boolean;
  readonly title: string;
  /** By language. */
  readonly names: Readonly<Record<'en' | 'de', RuleBookNames>>;
  /** A game that is missing here is one that the book does not know. */
  readonly rates: Readonly<Partial<Record<Exclude<ContractKind, RamschKind>, Rate>>>;
  /** A Ramsch that is missing here is one that the book does not know. */
  readonly ramsch: Readonly<Partial<Record<RamschKind, RamschRules>>>;
  /**
   * What each step adds to the multiplier; 0 where the book does not count it. A step counts
   * when it was announced, reached by the declarer, or made by the defenders beyond what was
   * announced.
   */
  readonly multipliers: Readonly<Record<Multiplier, number>>;
  readonly targets: Targets;
  /** What makes a side schwarz: not a single trick, or not a single point. */
  readonly schwarz: 'no-trick' | 'no-points';
  /** To whom the skat's points count when the declarer takes no trick. */
  readonly skatWithoutTrick: 'declarer' | 'defenders' | 'nobody';
  readonly bidding: {
    /** Games whose values are no bids, because the book's bids start above them. */
    readonly without: readonly ContractKind[];
    /**
     * Whether Vorhand, when both others have passed, has to name a number to have the game. Where
     * a bid is not required, Vorhand has the game without one.
     */
    readonly vorhandMustBid: boolean;
  };
  /** A player who gives up later than this leaves all the remaining cards to the other side. */
  readonly abandoning: Abandoning;
  /**
   * Where the book lays these things down. Null where it is silent: then the rule the other
   * books share is applied.
   */
  readonly where: Readonly<
    Record<
      | 'multipliers'
      | 'targets'
      | 'schwarz'
      | 'skatWithoutTrick'
      /** A beaten declarer loses what a win would have paid. */
      | 'lost'
      /**
       * Schneider and schwarz made by the defenders count only beyond what the declarer announced.
       */
      | 'madeByDefenders'
      /** A game that falls short of the bid costs the next multiple that covers it. */
      | 'overbid'
      | 'bidding'
      /** Until when a declarer may give up at no more than the game costs. */
      | 'abandoning',
      string | null
    >
  >;
}
