/**
 * A problem: a place in a deal that players bid and played, seen from one seat, at which one card is
 * clearly best by what that seat can know. What stands in a file is a line (problem-line.ts); this is what
 * is read from it.
 */
import type { Card } from '../game/skat/cards.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import type { Layout } from '../game/skat/deal.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { GameAim } from '../strategy/players/cards/aim.ts';
import type { DealState } from '../strategy/players/state.ts';
import type { SeatView } from '../strategy/players/view.ts';
import type { ThemeId } from './themes.ts';

/** What is asked. */
export const AIMS = ['win', 'beat', 'sixty', 'schneider', 'count-out'] as const;
export type ProblemAim = (typeof AIMS)[number];

/** Grades, from the easiest. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** What a card comes to, in shares from 0 to 1 of deals in which the player’s side reaches its aim. */
export interface ProblemShare {
  readonly card: Card;
  /** Over deals weighed by the bidding and the play, with all cards open after the card. */
  readonly weighed: number;
  /** Over deals drawn evenly from all that agree with what was seen, with all cards open after the card. */
  readonly even: number;
  /** Played to the end by strong players who see no hidden cards; null where a card was not played out. */
  readonly played: number | null;
}

/** How many deals the shares are of. */
export interface ProblemDeals {
  /** All deals that agree with what the player has seen. */
  readonly left: number;
  readonly weighed: number;
  readonly even: number;
  readonly played: number;
}

/** What goes wrong after the wrong card that players choose most. */
export interface Refutation {
  readonly wrong: Card;
  /** Whether it is shown in the deal that was played; else in another that agrees with all that was seen. */
  readonly isDealPlayed: boolean;
  /** All hands at the place, before the wrong card. */
  readonly hands: BySeat<readonly Card[]>;
  /** The two cards put away, or in the skat. */
  readonly away: Layout;
  /** The cards from the wrong card on, to the end of the trick that decides. */
  readonly line: readonly Card[];
}

/** What lists show of a problem, cheap to read. */
export interface ProblemHead {
  /** The number of the deal and how many cards lie before the place: `2kq8v0d3xa-12`. It stays for ever. */
  readonly id: string;
  readonly law: LawId;
  /** The number of the deal, as it is typed at the table. */
  readonly deal: string;
  readonly aim: ProblemAim;
  readonly grade: Grade;
  /** The main one first. */
  readonly themes: readonly ThemeId[];
}

/** A problem, whole. */
export interface Problem extends ProblemHead {
  readonly seat: Seat;
  readonly isDeclarer: boolean;
  /**
   * Whether the contract was bid by players. A Null that was set has no bidding, and the table deals its
   * number with another game.
   */
  readonly isBid: boolean;
  /** The deal at the place, the hidden cards as they were dealt. Show the {@link view}. */
  readonly state: DealState;
  /** All that the player knows. */
  readonly view: SeatView;
  /** What the declarer must reach: the player’s side reaches or prevents it. */
  readonly goal: GameAim;
  /** For each card that may be played, in the order of the pack. */
  readonly shares: readonly ProblemShare[];
  readonly deals: ProblemDeals;
  /** The best card, and its neighbours of equal points, which are as good as the same. */
  readonly right: readonly Card[];
  readonly refutation: Refutation;
}
