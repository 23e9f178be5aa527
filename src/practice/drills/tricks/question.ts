/** Questions of the drill about tricks: which cards may be played, or which card takes the trick. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { QuestionBase } from '../../drill.ts';

/** The kinds of question. */
export const TRICKS_KINDS = [
  'follow',
  'highest',
  'free',
  'ten',
  'discard',
  'jacks',
  'ruff',
  'grand',
  'nullo',
] as const;
export type TricksKind = (typeof TRICKS_KINDS)[number];

export interface TricksQuestion extends QuestionBase {
  readonly kind: TricksKind;
  readonly form: 'may-play' | 'takes';
  readonly game: Game;
  /** The seat that led. */
  readonly leader: Seat;
  /** The cards on the table in the order played: one or two before you play, or all three. */
  readonly table: readonly Card[];
  /** The cards to choose from: your hand, or the three of the trick. */
  readonly choices: readonly Card[];
}

/** Every card that may be played, or the one that takes the trick. */
export type TricksAnswer = readonly Card[];

/** A suit game with this trump. */
export function suitGame(trump: Suit): Game {
  return { kind: 'solo', trump };
}
export const GRAND: Game = { kind: 'grand-solo', trump: null };
export const NULLO: Game = { kind: 'nullo', trump: null };
