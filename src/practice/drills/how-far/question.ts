/** Questions of the drill on today’s bidding: a hand, a seat, and how far to go. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { QuestionBase } from '../../drill.ts';

/** The kinds of question. */
export const HOW_FAR_KINDS = ['begin', 'hold', 'limit'] as const;
export type HowFarKind = (typeof HOW_FAR_KINDS)[number];

export interface HowFarQuestion extends QuestionBase {
  readonly kind: HowFarKind;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The number that is asked; null where the question is how far. */
  readonly number: number | null;
  /** What the reader may choose from: numbers, {@link PASS} and {@link YES}. */
  readonly choices: readonly string[];
}

/** The choices that are no numbers. */
export const PASS = 'pass';
export const YES = 'yes';

/** The choice that bids: the number, or yes to one that another has said. */
export const bidChoice = (kind: HowFarKind, number: number): string =>
  kind === 'hold' ? YES : String(number);
