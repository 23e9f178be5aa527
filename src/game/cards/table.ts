/**
 * What the table of a game consists of, and the rules by which tricks are played at it. Skat is one
 * such game; each of the others is a folder in `src/game/others`.
 */
import type { PackCard, Suit } from './cards.ts';

/** The types in which the hands of one game are written: a module for all games has them open. */
export interface Table {
  /** The letters of the seats: in Skat `V M H`. */
  readonly seat: string;
  /** The cards of its pack. */
  readonly card: PackCard;
  /** What the order of cards depends on. */
  readonly game: { readonly trump: Suit | null };
  /** What is played: the game, and what a side has promised. */
  readonly contract: { readonly trump: Suit | null };
  /** What is put away before play. */
  readonly layout: readonly PackCard[];
  /** What is settled before the first card. */
  readonly preparation: object;
  /** The letters or names of the sides that add up what they take. */
  readonly side: string;
  /** The counts that matter, where the rules of the hand settle them. */
  readonly targets: unknown;
}

/** Something for each seat of a table. */
export type BySeatOf<T extends Table, Value> = Readonly<Record<T['seat'], Value>>;

/** What was put away before play. */
export type LayoutOf<T extends Table> = T['layout'];

/** A game as the rules take it: a contract says it as well. */
export type GameOf<T extends Table> = T['game'] | T['contract'];

/** The suit to be followed: trumps are one of their own. */
export type SuitInPlay = Suit | 'trump';

/** What a card does at the table of one game. */
export interface TrickRules<T extends Table> {
  /** The seats in the order in which they play to a trick that the first of them leads. */
  readonly seats: readonly T['seat'][];
  /** The suit a card belongs to in play. */
  suitInPlay(card: T['card'], game: GameOf<T>): SuitInPlay;
  /** How high a card stands among those of its suit in play; a higher number beats a lower. */
  strength(card: T['card'], game: GameOf<T>): number;
  /** The cards of a hand that may be played to the card that was led, or may be led. */
  legalCards(
    hand: readonly T['card'][],
    led: T['card'] | null,
    game: GameOf<T>,
  ): readonly T['card'][];
  /** Which of the cards on the table wins so far, by its place. */
  winningIndex(cards: readonly T['card'][], game: GameOf<T>): number;
  /**
   * What a trick counts.
   *
   * @param last in the last trick what is played, for games in which that trick counts more.
   */
  points(cards: readonly T['card'][], last?: GameOf<T>): number;
}
