/**
 * A tournament as its desk keeps it (Foster, p. 184–191, and the series of today): who plays, how the
 * tables are made and the players moved, and what came in from the tables. Who has won what is never
 * kept but worked out.
 */
import type { PrizeGame } from '../../book/exhibits/prizes/prizes.ts';

/**
 * `stay`: all keep the seats they have drawn, each table has its umpire (p. 184–187). The next two
 * move pairs after each sitting (p. 189–191): `next` those in the middle to the next table, `sides` all
 * but one, up the sides and down the middle. `series` is the way of today: all get new seats for each
 * series.
 */
export const METHODS = ['stay', 'next', 'sides', 'series'] as const;
export type Method = (typeof METHODS)[number];

/**
 * How the seats of the later series are given: `lot`; `standing`, the best four at table 1 and so on;
 * `plan`, which keeps those apart who have sat together before.
 */
export const SEATINGS = ['lot', 'standing', 'plan'] as const;
export type Seating = (typeof SEATINGS)[number];

/** What each player pays, in cents. */
export interface MoneyPlan {
  readonly entry: number;
  /** For each of the first three games that a player loses in a series. */
  readonly lost: number;
  /** For each game lost in the same series from the fourth on. */
  readonly lostMore: number;
}

/** What is settled for series alone. */
export interface SeriesPlan {
  readonly seating: Seating;
  readonly money: MoneyPlan;
  /** The team of each player, by number; empty for a player without one. */
  readonly teams: readonly string[];
}

/**
 * How the prizes are awarded: `foster` for points, games and the hardest game (p. 186), `league`
 * the seven prizes of Eichhorn's League, `list` by the total of a list alone, as today with
 * Seeger's points.
 */
export const PRIZE_LISTS = ['foster', 'league', 'list'] as const;
export type PrizeList = (typeof PRIZE_LISTS)[number];

/** What is to be won. */
export interface PrizePlan {
  readonly list: PrizeList;
  /** How many prizes for points, and as many for games: 1 to 3. */
  readonly each: number;
  /** Which of two prizes goes to a player who would have both, since nobody may. */
  readonly before: 'points' | 'games';
  /** Whether there is one for the hardest game. */
  readonly hardest: boolean;
  /** Whether there is one for the player who lost the most points. */
  readonly booby: boolean;
}

/** What is settled before seats are drawn. Players go by their number, from 0, everywhere else. */
export interface TournamentPlan {
  readonly method: Method;
  readonly players: readonly string[];
  /** Who keeps a table's score; only where everyone stays. Empty: lots decide that as well. */
  readonly umpires: readonly number[];
  /** The most tables in a section, within which the pairs move. */
  readonly section: number;
  /** How many deals are played before anybody moves; in series, at a table of four. */
  readonly deals: number;
  /** How many sittings or series, with a move between each two; 1 where everyone stays. */
  readonly rounds: number;
  readonly prizes: PrizePlan;
  /** Null but for the method `series`. */
  readonly series: SeriesPlan | null;
}

/** A player's winnings less losses in one sitting; in a series, the player's total on the list. */
export interface RoundSlip {
  /** From 0. */
  readonly round: number;
  readonly player: number;
  readonly points: number;
  /** Games won less games lost. */
  readonly games: number;
  /** Games lost; only the slips of a series have it. */
  readonly lost?: number;
}

/** A game that was won, and that may win a prize of its own. */
export interface HardGame extends PrizeGame {
  readonly player: number;
}

/** Who drew the best card when a prize had to be cut for. */
export interface Cut {
  readonly prize: string;
  readonly player: number;
  /** Who cut for it, the winner among them; null in what was kept before that was written down. */
  readonly among: readonly number[] | null;
}

export type Seats = readonly (number | null)[];

export interface Tournament extends TournamentPlan {
  /** Tells the tournaments apart. */
  readonly key: string;
  readonly name: string;
  /** When the seats were drawn, as `Date.toISOString` writes it. */
  readonly at: string;
  /**
   * Who has which seat, null for an empty chair: four for a table where everyone stays, the umpire
   * first, and for a table of the first series; else two for a pair, the pairs of a section in the
   * order of their letters.
   */
  readonly seats: Seats;
  /** The seats of the second series and of those after it, as far as they have been given. */
  readonly laterSeats: readonly Seats[];
  readonly slips: readonly RoundSlip[];
  readonly hard: readonly HardGame[];
  readonly cuts: readonly Cut[];
}

/** The prizes that Foster thinks usual, with one prize each. */
export const USUAL_PRIZES: PrizePlan = {
  list: 'foster',
  each: 1,
  before: 'points',
  hardest: true,
  booby: false,
};

/** Twenty rounds of four deals (p. 185). */
export const USUAL_DEALS = 80;
/** Twelve rounds of four deals; at a table of three they are 36. */
export const SERIES_DEALS = 48;
export const USUAL_SERIES = 2;
export const MOST_SERIES = 12;
/** A section has never more tables than this, for want of time (p. 188). */
export const MOST_IN_SECTION = 10;
/** No desk keeps more. */
export const MOST_ENTRANTS = 400;
export const LONGEST_ENTRANT = 40;
export const LONGEST_TOURNAMENT = 80;
export const LONGEST_TEAM = 40;
/** No tournament asks more than a thousand units of money. */
export const MOST_CENTS = 100_000;
