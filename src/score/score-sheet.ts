/**
 * The sheet that is kept at a real table: who sits where, by which book, and each deal as it came
 * out. What it comes to is never kept but worked out from this, so that a deal can be mended later.
 */
import type { Contract, RamschKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { BySeat } from '../game/skat/seats.ts';
import type { HouseRules, Kontra } from './house-rules.ts';
import { MOST_DEALS } from './names.ts';

/** What was made beyond the game: by the declarer in a game won, by the defenders in one lost. */
export type Reached = 'none' | 'schneider' | 'schwarz';

/** A game that one played against the others. Players go by the index of their column. */
export interface DeclaredGame {
  readonly is: 'game';
  readonly declarer: number;
  readonly contract: Contract;
  /** Null exactly in a game without trumps. */
  readonly matadors: Matadors | null;
  /** Whether the play was won; a game that falls short of its bid is lost all the same. */
  readonly won: boolean;
  readonly reached: Reached;
  /** The number at which the declarer got the game, where it matters; null when it was not asked. */
  readonly bid: number | null;
  /** Whether it was doubled; missing where nobody said Kontra. */
  readonly kontra?: Kontra;
  /** Whether it was lost with 60 points on each side; missing where it was not, or was not asked. */
  readonly even?: true;
}

/** A game without a declarer. */
export interface RamschDeal {
  readonly is: 'ramsch';
  readonly kind: RamschKind;
  /** Who took the most points: one, or those who tied where the book lets them share it. */
  readonly most: readonly number[];
  /** How many points each of them took; null where the book charges fixed sums. */
  readonly points: number | null;
  /** How many of the three took no trick. */
  readonly without: 0 | 1 | 2;
  /** Whether the player took everything: every trick, or every point, as the book has it. */
  readonly every: boolean;
  /** How many passed the skat on unseen; missing where nobody did, or was asked. */
  readonly shoved?: Shoved;
}

export type Shoved = 1 | 2 | 3;

/** The outcome of a deal. */
export type SheetGame = DeclaredGame | RamschDeal | { readonly is: 'passed-in' };

/** A line of the sheet. */
export interface SheetDeal {
  /** The dealer, who sits out at a table of four. */
  readonly dealer: number;
  readonly game: SheetGame;
}

/** How the sheet is added up: the games alone, or with the points of Seeger and Fabian. */
export const LIST_KINDS = ['plain', 'seeger'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What the players settle before they begin, and may change. */
export interface TableRules {
  /** Three or four names, to the left of each other. */
  readonly players: readonly string[];
  /** Who deals first. */
  readonly first: number;
  readonly laws: LawId;
  readonly list: ListKind;
  /** Whether games that the book leaves to agreement are played. */
  readonly agreed: boolean;
  /** How many deals the list is to have; null for no end. */
  readonly length: number | null;
  /** Cents a point; null without money. */
  readonly stake: number | null;
  /** The rules of the house; missing where the table has chosen none. */
  readonly house?: HouseRules;
}

export interface KeptSheet extends TableRules {
  /** Tells the sheets apart. */
  readonly key: string;
  /** What the players call it; empty while it goes by their names. */
  readonly name: string;
  /** When it was begun, as `Date.toISOString` writes it. */
  readonly at: string;
  readonly deals: readonly SheetDeal[];
}

/**
 * Who sits where when a player deals: of three the dealer is Hinterhand, of four the dealer sits
 * out.
 */
export function seatsAt(dealer: number, players: number): BySeat<number> {
  const seatAfter = (by: number): number => (dealer + by) % players;
  return { V: seatAfter(1), M: seatAfter(2), H: seatAfter(3) };
}

/** Who sits out, or null at a table of three. */
export function sitsOut(dealer: number, players: number): number | null {
  return players === 4 ? dealer : null;
}

/** Who deals the next hand: the one to the left of who dealt last. */
export function nextDealer({
  deals,
  first,
  players,
}: Pick<KeptSheet, 'deals' | 'first' | 'players'>): number {
  const last = deals.at(-1);
  return last === undefined ? first : (last.dealer + 1) % players.length;
}

/** How many deals are left of the list, 0 when it is full; null for a list without an end. */
export function dealsLeft({ deals, length }: Pick<KeptSheet, 'deals' | 'length'>): number | null {
  return length === null ? null : Math.max(0, length - deals.length);
}

/**
 * The length of a full list with a deal more for each player; null, a list without an end, where that is
 * longer than any list.
 */
export function withAnotherRound({
  deals,
  players,
}: Pick<KeptSheet, 'deals' | 'players'>): number | null {
  const length = deals.length + players.length;
  return length > MOST_DEALS ? null : length;
}
