/**
 * What every game in tricks has in common, and the rules by which its tricks are played. Seats are
 * letters and cards are codes; only a game itself has stricter types for them. Skat is one such game;
 * each of the others is a folder in `src/game/others`.
 */
import type { PackCard, Suit } from './cards.ts';

/** What is played. All games share the trump; the rest of it only the game itself can read. */
export interface PlayedGame {
  readonly trump: Suit | null;
}

/** The suit to be followed: trumps are one of their own. */
export type SuitInPlay = Suit | 'trump';

/**
 * What a card does in one game. These are methods, so that the rules of a game may ask for its own
 * cards and its own kind of game.
 */
export interface TrickRules {
  /** The seats in the order in which they play to a trick that the first of them leads. */
  readonly seats: readonly string[];
  /** The suit a card belongs to in play. */
  suitInPlay(card: PackCard, game: PlayedGame): SuitInPlay;
  /** How high a card stands among those of its suit in play; a higher number beats a lower. */
  strength(card: PackCard, game: PlayedGame): number;
  /** The cards of a hand that may be played to the card that was led, or may be led. */
  legalCards(
    hand: readonly PackCard[],
    led: PackCard | null,
    game: PlayedGame,
  ): readonly PackCard[];
  /** Which of the cards on the table wins so far, by its place. */
  winningIndex(cards: readonly PackCard[], game: PlayedGame): number;
  /**
   * What a trick counts.
   *
   * @param last in the last trick what is played, for games in which that trick counts more.
   */
  points(cards: readonly PackCard[], last?: PlayedGame): number;
}
